import { mount } from 'svelte';
import { overwriteGetLocale } from './i18n';
import App from './shell/App.svelte';
import { puzzleDocument } from './state/document.svelte';
import { incoming } from './state/incoming.svelte';
import { offline } from './state/offline.svelte';
import { settings } from './state/settings.svelte';
import { beforeEnding } from './state/storage';
import './styles/base.css';

// The messages follow the setting, and the page follows the messages: no reload to change language.
overwriteGetLocale(() => settings.locale);
beforeEnding(() => puzzleDocument.save());
// Vite asks for a style sheet once. One that did not come is fetched with the next press, which tries again.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const fetchAgain = () => target.replaceWith(target.cloneNode());
    addEventListener('click', fetchAgain, { capture: true, once: true });
  },
  true,
);

mount(App, { target: document.getElementById('app')! });

incoming.start();
// After everything that the first look at the page needs.
addEventListener('load', () => void offline.start());
