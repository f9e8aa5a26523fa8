import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import {
  aCsv,
  aFile,
  anApprovedDomain,
  anImportedFeed,
  manyRows,
  needed,
  sendFeed,
  sendFile,
  signInPeople,
} from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

const openFiles = '/proc/self/fd';

/** The files under a folder that this process has open, by the system's own account. */
function openIn(folder: string): string[] {
  return readdirSync(openFiles).flatMap((descriptor) => {
    try {
      const path = readlinkSync(`${openFiles}/${descriptor}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return []; // it was closed in between
    }
  });
}

const describeWhereSeen = existsSync(openFiles) ? describeOnServer : () => undefined;

describeWhereSeen('the files of uploads', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('are closed whatever becomes of them: imported, kept for a mapping, replaced, or refused', async () => {
    const people = await signInPeople(server);
    const domainId = await anApprovedDomain(server, people, 'open-files.example');
    const { acme } = people;
    const large = manyRows(5_000);
    const feed = await anImportedFeed(server, acme, { domainId, file: aFile(aCsv(large)) });
    await sendFile(server, acme, { feedId: feed.id, file: aFile(aCsv(large.slice(1))) });
    await server.drain();
    const unclear = large.map(([id, title]) => `${id};${title};something`).join('\n');
    needed(await sendFeed(server, acme, { domainId, file: aFile(unclear), fields: { feed_name: 'Unclear' } }));
    const refused = await sendFeed(server, acme, {
      domainId,
      file: aFile('\u0000\u0001'.repeat(50_000)),
      fields: { feed_name: 'Noise' },
    });
    expect(refused.status).toBe(415);
    const { files, config } = server.platform;
    expect(openIn(config.dataDir)).toEqual([]);

    // A reader that has begun, so that the list is known to show what is open.
    const stored = await files.put(new Blob(['kept']).stream(), { maxBytes: 10 });
    const reader = (await files.open(stored.id))?.stream.getReader();
    await reader?.read();
    expect(openIn(config.dataDir)).toHaveLength(1);
    await reader?.cancel();
    expect(openIn(config.dataDir)).toEqual([]);
  });
});
