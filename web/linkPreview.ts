/** What messengers and forums show of a link to the page: name, description and a picture. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { screenshotFolder, screenshots } from './pwa/manifest.ts';
import en from './src/i18n/messages/en.json' with { type: 'json' };

/**
 * The tags of the Open Graph protocol (ogp.me).
 * @param site where the page is published, an absolute URL that ends with a slash. Pictures may not be relative,
 *   so without it there is none.
 */
export function previewTags(site?: string): HtmlTagDescriptor[] {
  const property = (name: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property: `og:${name}`, content },
  });
  const tags = [
    property('type', 'website'),
    property('site_name', 'Sudominoku'),
    property('title', en.page_title),
  ];
  if (site === undefined) return tags;

  const { file, sizes } = screenshots[0];
  const [width, height] = sizes.split('x') as [string, string];
  return [
    ...tags,
    { tag: 'link', attrs: { rel: 'canonical', href: site } },
    property('url', site),
    property('image', new URL(screenshotFolder + file, site).href),
    property('image:width', width),
    property('image:height', height),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

export function linkPreview(): Plugin {
  return {
    name: 'link-preview',
    apply: 'build',
    // Behind the character set, which browsers look for in the first kilobyte only.
    transformIndexHtml: () =>
      previewTags(process.env.SITE_URL).map((tag) => ({ ...tag, injectTo: 'head' })),
  };
}
