import { mount } from 'svelte';
import { overwriteGetLocale } from './i18n';
import App from './shell/App.svelte';
import { puzzleDocument } from './state/document.svelte';
import { settings } from './state/settings.svelte';
import './styles/base.css';

// The messages follow the setting, and the page follows the messages: no reload to change language.
overwriteGetLocale(() => settings.locale);
addEventListener('pagehide', () => puzzleDocument.save());

mount(App, { target: document.getElementById('app')! });
