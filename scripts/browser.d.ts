import type { LaunchOptions } from '@playwright/test';

export const chromiumOptions: LaunchOptions;
