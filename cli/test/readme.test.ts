import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword } from '@grt/mock-server/testing';
import { describe, expect, it, vi } from 'vitest';
import { grt } from './grt-process.ts';
import { hasTerminal, shellAtTerminal, type Typed } from './grt-terminal.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
const [, lines = ''] = /^## The main job.*?```sh\n(.*?)```/ms.exec(readme) ?? [];

const chosen = 'a much longer one';
const passwords: readonly Typed[] = [
  { after: 'Password:', keys: `${testPassword}\r` },
  { after: 'New password:', keys: `${chosen}\r` },
  { after: 'Confirm password:', keys: `${chosen}\r` },
  { after: 'Password:', keys: `${chosen}\r` },
];

describe.skipIf(!hasTerminal)('the eight commands of README.md', () => {
  it.each([80, 120])('lead from an application to an active feed, in a terminal of %d columns', async (columns) => {
    const server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    const listening = await server.listen();
    await server.platform.queue.start();
    const place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-readme-')) };
    try {
      const { code, text } = await shellAtTerminal(place, `set -e\n${lines}`, { typed: passwords, columns });
      expect({ code, text }).toMatchObject({ code: 0 });
      const { out } = await grt(place, ['feeds', 'show', '1', '--profile', 'brightside', '--json']);
      const active = { feed_name: 'Trending', is_active: true, total_items: 3, domain_name: 'clips.example' };
      expect(JSON.parse(out)).toMatchObject(active);
    } finally {
      await listening.close();
      await server.close();
      await rm(place.configDir, { recursive: true, force: true });
    }
  });
});
