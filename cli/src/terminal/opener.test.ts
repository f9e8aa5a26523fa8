import { expect, it } from 'vitest';
import { openerOf } from './opener.ts';

const url = 'https://grt.example/client/feeds?a=1&b=2';

it.each([
  [{}, 'linux', ['xdg-open', url]],
  [{}, 'darwin', ['open', url]],
  [{}, 'win32', ['rundll32', 'url.dll,FileProtocolHandler', url]],
  [{ BROWSER: '' }, 'linux', ['xdg-open', url]],
  [{ BROWSER: 'firefox' }, 'linux', ['firefox', url]],
  [{ BROWSER: 'firefox --new-window' }, 'linux', ['firefox', '--new-window', url]],
  [{ BROWSER: "open -a 'Google Chrome'" }, 'darwin', ['open', '-a', 'Google Chrome', url]],
  [{ BROWSER: 'w3m %s -no-cookie' }, 'linux', ['w3m', url, '-no-cookie']],
  [
    { BROWSER: String.raw`"C:\Program Files\Firefox\firefox.exe" -P work` },
    'win32',
    [String.raw`C:\Program Files\Firefox\firefox.exe`, '-P', 'work', url],
  ],
] as const)('with %j on %s, an address is opened by %j', (env, platform, expected) => {
  expect(openerOf(url, { env, platform })).toEqual(expected);
});
