import type { Page } from '@playwright/test';

export function fetchedBy(page: Page, visit: () => Promise<void>): Promise<Map<string, number>>;
