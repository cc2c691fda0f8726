/** What an installed page is called, looks like and opens: one manifest for each language. */
import en from '../src/i18n/messages/en.json' with { type: 'json' };
import ko from '../src/i18n/messages/ko.json' with { type: 'json' };

const icons = [
  { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: 'icons/192.png', type: 'image/png', sizes: '192x192' },
  { src: 'icons/512.png', type: 'image/png', sizes: '512x512' },
  { src: 'icons/maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

export const screenshotFolder = 'screenshots/';

/** Reference pictures of tests/e2e/looks.spec.ts, which draws them in these sizes. */
export const screenshots = [
  { file: 'su-domino-ku.png', sizes: '1440x900', form_factor: 'wide' },
  { file: 'phone.png', sizes: '360x780', form_factor: 'narrow' },
] as const;

/** The extensions of puzzle files, by the type that systems give them. */
const puzzleFiles = {
  'text/plain': ['.txt', '.in', '.sdk', '.sdm', '.sdx', '.ss', '.sud'],
  'text/csv': ['.csv'],
};

function manifest(
  lang: string,
  words: Record<'page_title' | 'app_tagline' | 'kind_sudominoku', string>,
) {
  return {
    // The same page in any language; relative to the manifest, as everything here.
    id: './',
    start_url: './',
    scope: './',
    lang,
    dir: 'ltr',
    name: words.page_title,
    short_name: 'Sudominoku',
    description: words.app_tagline,
    categories: ['games', 'education', 'utilities'],
    display: 'standalone',
    background_color: '#faf9f7',
    theme_color: '#faf9f7',
    icons,
    screenshots: screenshots.map(({ file, sizes, form_factor }) => ({
      src: screenshotFolder + file,
      type: 'image/png',
      sizes,
      form_factor,
      label: words.kind_sudominoku,
    })),
    file_handlers: [{ action: './', accept: puzzleFiles }],
    launch_handler: { client_mode: 'focus-existing' },
    share_target: {
      action: './share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'file',
            accept: Object.entries(puzzleFiles).flatMap(([type, ends]) => [type, ...ends]),
          },
        ],
      },
    },
  };
}

/** File name to contents. */
export const manifests = {
  'manifest.webmanifest': manifest('en', en),
  'manifest.ko.webmanifest': manifest('ko', ko),
};
