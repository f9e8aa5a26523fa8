import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Domain, Feed, Import } from '@grt/sdk/contract';
import { createDemoAccounts } from './demo/demo-accounts.ts';
import { started } from './modules/feeds/testing.ts';
import { call, formOf } from './testing/api-calls.ts';
import { anApplication, aPng, pngBytes } from './testing/applications.ts';
import { withPlatform } from './testing/places.ts';
import { startProxy, type Proxy } from './testing/proxy.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { administer, databaseUrl } from './testing/test-database.ts';
import { testPassword } from './testing.ts';

const serverUrl = inject('postgresUrl') ?? '';
const rows = Array.from(
  { length: 400 },
  (_, index) => `v${String(index)},Title ${String(index)},https://i.example/1.jpg`,
);

// The topology of compose.yaml, as plain processes. Each has a data directory of its own.
describe.skipIf(serverUrl === '')('two API processes and two workers that share nothing but PostgreSQL', () => {
  let folder: string;
  let servers: readonly ServerProcess[];
  let proxy: Proxy;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grt-machines-'));
    await administer(serverUrl, 'CREATE DATABASE several_machines');
    const shared = { DATABASE_URL: databaseUrl(serverUrl, 'several_machines'), GRT_FILES: 'database', GRT_DEMO: '0' };
    await withPlatform({ ...shared, GRT_DATA_DIR: folder }, async (services) => {
      await createDemoAccounts(services);
    });
    const roles = ['api', 'api', 'worker', 'worker'];
    servers = await Promise.all(
      roles.map((role) => startServerProcess({ ...shared, GRT_ROLE: role, GRT_TRUSTED_PROXIES: '1' })),
    );
    proxy = await startProxy(servers.slice(0, 2).map(({ baseUrl }) => baseUrl));
  });
  afterAll(async () => {
    await proxy.close();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
    await administer(serverUrl, 'DROP DATABASE several_machines WITH (FORCE)');
  });

  const signIn = async (username: string, role: 'admin' | 'client') =>
    (await call(proxy, `/auth/${role}/login`, { json: { username, password: testPassword } })).body.token;

  it('import at a worker what was uploaded at one API process and mapped at another', async () => {
    const [acme, admin] = [await signIn('acme', 'client'), await signIn('admin', 'admin')];
    const site = {
      domain_name: 'clips.example',
      dmca_compliance_url: 'https://clips.example/dmca',
      content_removal_email: 'removal@clips.example',
    };
    const domain = (await call(proxy, '/domains', { token: acme, json: site })).body.data as Domain;
    await call(proxy, `/admin/domains/${String(domain.id)}/approve`, { token: admin, json: {} });
    const send = (header: string) => {
      const file = new File([[header, ...rows].join('\n')], 'videos.csv', { type: 'text/csv' });
      const form = { feed_name: header, category: 'girls', has_header_row: 'true', domain_id: String(domain.id), file };
      return call(proxy, '/client/feeds', { token: acme, form: formOf(form) });
    };
    const direct = await send('external_id,title,thumbnail_url');
    expect(direct.status).toBe(201);
    const asked = await send('Key,Headline,Picture');
    expect(asked.status).toBe(200);
    const { upload_id } = asked.body.data as { upload_id: string };
    const mapping = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' };
    const mapped = await call(proxy, '/client/feeds/process-mapping', { token: acme, json: { upload_id, mapping } });
    expect(mapped.status).toBe(201);
    for (const reply of [direct, mapped]) expect(await imported(proxy, started(reply).feed, acme)).toBe(rows.length);
  });

  it('give out at both the license that was uploaded at one of them', async () => {
    const form = anApplication({ business_license: aPng() });
    const { status, body } = await call(proxy, '/register', { form: formOf(form) });
    expect(status).toBe(201);
    const path = `/admin/registrations/${String((body.data as { id: number }).id)}/business-license?original=1`;
    const token = await signIn('admin', 'admin');
    for (const { baseUrl } of servers.slice(0, 2)) {
      const file = await fetch(baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
      expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, pngBytes]);
    }
  });
});

/** Asks until the feed's import has ended. @returns the number of items. */
async function imported(server: Proxy, { id }: Feed, token: string): Promise<number> {
  for (;;) {
    const { last_import: run, total_items } = (await call(server, `/client/feeds/${String(id)}`, { token })).body
      .data as Feed & { last_import: Import };
    if (run.state === 'done') return total_items;
    if (run.state === 'failed') throw new Error(`The import failed: ${JSON.stringify(run)}`);
  }
}
