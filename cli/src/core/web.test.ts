import { readFile } from 'node:fs/promises';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../testing/run-grt.ts';

describe('opening a screen', () => {
  let server: TestServer;
  /** The addresses of the web app, as patterns. */
  let screens: readonly RegExp[];
  beforeAll(async () => {
    server = await createTestServer();
    const app = await readFile(new URL('../../../web/src/core/paths.ts', import.meta.url), 'utf8');
    const patterns = [...app.matchAll(/^ {2}\w+: '(\/[^']*)',$/gm)].map(([, pattern = '']) => pattern);
    screens = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));
  });
  afterAll(() => server.close());

  const opened = async (as: string, line: string): Promise<string> => {
    const { code, out, err } = await runGrtAs(server, { as }, ...line.split(' '), '--jq', '.url');
    expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
    return new URL(out.trim()).pathname;
  };
  const names = [
    'dashboard',
    'feeds',
    'domains',
    'analytics',
    'settings',
    'clients',
    'registrations',
    'pages',
    'system',
  ];
  const lines = [...names, 'audit', 'outbox', 'tokens'].map((name) => `open ${name}`);

  it.each<readonly [string, readonly string[], Readonly<Record<string, string>>]>([
    [
      'admin',
      [
        ...lines,
        ...'users list,reviews list,geo list,settings get,clients show 1,system status,pages list'
          .split(',')
          .map(withWeb),
      ],
      {
        'registrations list --web': '/admin/registrations',
        'domains list --web': '/admin/domains',
        'feeds list --web': '/admin/feeds',
        'clients list --web': '/admin/clients',
        'tokens list --web': '/admin/api-tokens',
        'audit list --web': '/admin/audit',
        'outbox list --web': '/admin/outbox',
        'dashboard --web': '/admin',
      },
    ],
    [
      'acme',
      lines,
      {
        'domains list --web': '/client/domains',
        'feeds list --web': '/client/feeds',
        'analytics --web': '/client/analytics',
        'tokens list --web': '/client/settings',
        'bids show 7 --web': '/client/domains/7/bidding',
        'dashboard --web': '/client/dashboard',
      },
    ],
  ])('leads %s to a screen that the web app has', async (as, others, expected) => {
    for (const [line, path] of Object.entries(expected)) expect([line, await opened(as, line)]).toEqual([line, path]);
    for (const line of [...others, ...Object.keys(expected)]) {
      const path = await opened(as, line);
      expect({ line, path, isThere: screens.some((screen) => screen.test(path)) }).toEqual({
        line,
        path,
        isThere: true,
      });
    }
  });
});

function withWeb(command: string): string {
  return `${command} --web`;
}
