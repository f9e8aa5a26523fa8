import { safeHtml } from '../safe-html.ts';

const look = `
  body { margin: 0; padding: 1px 0; color: light-dark(#14171c, #eceef1); background: light-dark(#ffffff, #161a21);
    font: 16px/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
  body > * { max-width: 70ch; }
  body > :is(table, pre, figure, div) { max-width: 100%; }
  h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.6em 0 0.6em; }
  a { color: light-dark(#2447f9, #7d93ff); }
  img { max-width: 100%; height: auto; }
  pre { overflow-x: auto; padding: 14px 16px; border-radius: 8px; background: light-dark(#f1f1ec, #1e232c); font-size: 14px; }
  code, kbd, samp { font-family: ui-monospace, Menlo, Consolas, monospace; }
  table { display: block; overflow-x: auto; border-collapse: collapse; }
  th, td { padding: 8px 12px; border: 1px solid light-dark(#e4e4de, #272c35); text-align: left; }
  blockquote { margin-inline: 0; padding-left: 16px; border-left: 3px solid light-dark(#e4e4de, #272c35); }
  hr { border: 0; border-top: 1px solid light-dark(#e4e4de, #272c35); }
`;

/** Where a picture's address waits until the picture has been fetched. */
export const pictureAttribute = 'data-picture';

/** Content whose pictures are not loaded by the browser. */
function withoutPictures(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = safeHtml(html);
  for (const image of template.content.querySelectorAll('img')) {
    image.setAttribute(pictureAttribute, image.getAttribute('src') ?? '');
    image.removeAttribute('src');
  }
  return template.innerHTML;
}

/** The whole document of the preview's frame. Its policy also forbids scripts, and its links open in a new tab.
 * @param scheme - the app's color scheme */
export function frameDocument(content: string, scheme: 'light' | 'dark'): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; style-src 'unsafe-inline'">`,
    `<base target="_blank"><style>:root { color-scheme: ${scheme}; }${look}</style></head>`,
    `<body>${withoutPictures(content)}</body></html>`,
  ].join('');
}
