/** Every word on the page: the messages, typed, and the wording of the engine's values. */
export * as m from './paraglide/messages';
export { overwriteGetLocale } from './paraglide/runtime';
export * from './capitalised';
export * from './diagnosticWording';
export * from './digits';
export * from './formatWording';
export * from './judgeWording';
export * from './wording';
