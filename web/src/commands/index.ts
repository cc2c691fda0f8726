export * from './commands.svelte';
export * from './keys';
