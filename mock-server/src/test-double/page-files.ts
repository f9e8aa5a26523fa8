import { readFile } from 'node:fs/promises';
import { isPackaged } from '../core/program.ts';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
/** The colors, sizes, faces, panels, and badges of the web app; a package has them beside the page. */
const look = isPackaged ? './page/' : '../../../web/src/ui/';

const files: Readonly<Record<string, readonly [place: string, type: string]>> = {
  '/_test': ['./page/index.html', 'text/html; charset=utf-8'],
  '/_test/': ['./page/index.html', 'text/html; charset=utf-8'],
  '/_test/page.js': ['./page/page.js', script],
  '/_test/parts.js': ['./page/parts.js', script],
  '/_test/page.css': ['./page/page.css', style],
  '/_test/base.css': [`${look}base.css`, style],
  '/_test/tokens.css': [`${look}tokens.css`, style],
  '/_test/panel.module.css': [`${look}panel.module.css`, style],
  '/_test/status-badge.module.css': [`${look}status-badge.module.css`, style],
};

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A file of the page at `/_test`; undefined for any other address. */
export async function pageFile(pathname: string): Promise<Response | undefined> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  if (!file) return undefined;
  const [place, type] = file;
  return new Response(await readFile(new URL(place, import.meta.url)), {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
