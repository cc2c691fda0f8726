#!/usr/bin/env node
/** Draws the icons of the installed page, web/public/icons, from web/public/favicon.svg. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './browser.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const svg = readFileSync(here('../web/public/favicon.svg'), 'utf8');

/** `domino`: its share of the height. Systems cut maskable icons down to a circle of 80 %. */
const icons = [
  { name: '192', size: 192, domino: 1, background: 'transparent' },
  { name: '512', size: 512, domino: 1, background: 'transparent' },
  { name: 'maskable', size: 512, domino: 0.68, background: '#faf9f7' },
  { name: 'apple-touch', size: 180, domino: 0.78, background: '#faf9f7' },
];

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();
for (const { name, size, domino, background } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { display: grid; place-items: center; block-size: 100vh; margin: 0; background: ${background} }
    svg { block-size: ${100 * domino}vh }
  </style>${svg}`);
  await page.screenshot({ path: here(`../web/public/icons/${name}.png`), omitBackground: true });
}
await browser.close();
