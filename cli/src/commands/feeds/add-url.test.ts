import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt feeds add-url of a file with pipes and a header row', () => {
  let partner: Server;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    partner = createServer((_, response) => response.end('id|name|thumb\na|A|https://a.example/a.jpg\n'));
    await once(partner.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${String((partner.address() as AddressInfo).port)}`;
    url = `http://${host}/dump.txt`;
    server = await createTestServer({ environment: { GRT_FEED_FETCH_ALLOW: host } });
    const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  });
  afterAll(async () => {
    partner.close();
    await server.close();
  });

  const addUrl = (name: string, ...flags: readonly string[]) => {
    const about = [
      '--domain',
      'clips.example',
      '--name',
      name,
      '--category',
      'girls',
      '--delimiter',
      'pipe',
      '--header',
    ];
    return runGrtAs(server, { as: 'acme' }, 'feeds', 'add-url', url, ...about, '--wait', ...flags);
  };
  const mapping = ['--map', 'id=external_id', '--map', 'name=title', '--map', 'thumb=thumbnail_url'];

  it('imports it with a mapping', async () => {
    const { code, out } = await addUrl('Mapped', ...mapping);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('State\tdone\nRows\t1\n') as string });
  });

  it('says how to go on without one', async () => {
    const { code, err } = await addUrl('Unmapped');
    const [, next = ''] = /^ {2}grt (feeds map \S+) --mapping mapping\.yaml --wait$/m.exec(err) ?? [];
    expect({ code, err }).toEqual({ code: 8, err: expect.stringContaining(`curl -fsS ${url} | grt feeds`) as string });
    const mapped = await runGrtAs(server, { as: 'acme' }, ...next.split(' '), ...mapping, '--wait');
    expect(mapped).toMatchObject({ code: 0, out: expect.stringContaining('State\tdone\n') as string });
  });
});
