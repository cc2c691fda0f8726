export * from './commands.svelte';
export { default as CommandButton } from './CommandButton.svelte';
export * from './keys';
