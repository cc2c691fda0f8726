/** What is different under a finger. */
import { MediaQuery } from 'svelte/reactivity';

/**
 * Whether the page is used by touch alone: there are no keys to speak of, and a text box that gets the
 * focus opens a keyboard over half of the page.
 */
export const touch = new MediaQuery('(hover: none) and (pointer: coarse)');
