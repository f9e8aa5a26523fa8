import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestServer, isFull, testPassword } from '@grt/mock-server/testing';
import { describe, expect, it, vi } from 'vitest';
import { grt, shellInPipe, type Place } from './grt-process.ts';
import { hasTerminal, shellAtTerminal, type Typed } from './grt-terminal.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const readme = await readFile(join(checkout, 'README.md'), 'utf8');
const [, lines = ''] = /^## The main job.*?```sh\n(.*?)```/ms.exec(readme) ?? [];

const chosen = 'a much longer one';
const passwords: readonly Typed[] = [
  { after: 'Password:', keys: `${testPassword}\r` },
  { after: 'New password:', keys: `${chosen}\r` },
  { after: 'Confirm password:', keys: `${chosen}\r` },
  { after: 'Password:', keys: `${chosen}\r` },
];

describe('the eight commands of README.md', () => {
  it.skipIf(!hasTerminal).each(isFull ? [80, 120] : [80])(
    'lead from an application to an active feed, in a terminal of %d columns',
    async (columns) => {
      await leadToFeed(async (place) => {
        const { code, text } = await shellAtTerminal(place, `set -e\n${lines}`, { typed: passwords, columns });
        expect({ code, text }).toMatchObject({ code: 0 });
      });
    },
  );

  it.runIf(isFull)(
    'lead there in a pipe, where those that would ask for a password name the flag that takes it',
    async () => {
      await leadToFeed(async (place) => {
        const folders = { HOME: place.configDir, XDG_CONFIG_HOME: place.configDir, XDG_STATE_HOME: place.configDir };
        const env = { PATH: process.env['PATH'] ?? '', GRT_API_URL: place.apiUrl, ...folders };
        const script = lines.replaceAll(/\\\n\s*/g, '').replaceAll(asking, answered);
        const { code, out, err } = await shellInPipe({ cwd: checkout, env }, `set -eo pipefail\n${script}`);
        expect({ code, err }).toMatchObject({ code: 0 });
        expect(err.match(/^error: Missing: --password-stdin$/gm)).toHaveLength(3);
        expect(out + err).not.toContain('\u001B');
      });
    },
  );
});

const asking = /^(grt (?:auth login|setup) [^#\n]*?) *(?:#.*)?$/gm;

/** Does first what the page says, and then what the refusal says. */
function answered(line: string): string {
  const password = line.includes('admin') ? testPassword : chosen;
  return `${line.replace(asking, '$1')} && exit 3\n[ $? = 2 ]\n${line.replace(asking, '$1')} --password-stdin <<< '${password}'`;
}

/** @param follow - follows the page on a fresh demo */
async function leadToFeed(follow: (place: Place) => Promise<void>): Promise<void> {
  const server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const listening = await server.listen();
  await server.platform.queue.start();
  const place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-readme-')) };
  try {
    await follow(place);
    const { out } = await grt(place, ['feeds', 'show', '1', '--profile', 'brightside', '--json']);
    const active = { feed_name: 'Trending', is_active: true, total_items: 3, domain_name: 'clips.example' };
    expect(JSON.parse(out)).toMatchObject(active);
  } finally {
    await listening.close();
    await server.close();
    await rm(place.configDir, { recursive: true, force: true });
  }
}
