import { describe, expect, it } from 'vitest';
import { previewTags } from '../../web/linkPreview.ts';

const urls = (site?: string) =>
  previewTags(site)
    .flatMap(({ attrs }) => Object.values(attrs ?? {}))
    .filter((value) => /^\w+:\/\/|\.png/.test(String(value)));

describe('the preview of a link', () => {
  it('names the page and its picture as others reach them', () => {
    expect(urls('https://someone.example/sudominoku/')).toEqual([
      'https://someone.example/sudominoku/',
      'https://someone.example/sudominoku/',
      'https://someone.example/sudominoku/screenshots/su-domino-ku.png',
    ]);
  });

  it('names no address where none is known', () => {
    expect(urls()).toEqual([]);
    expect(previewTags().length).toBeGreaterThan(0);
  });
});
