import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Domain, Feed, Import } from '@grt/sdk/contract';
import { createDemoAccounts } from './demo/demo-accounts.ts';
import { started } from './modules/feeds/testing.ts';
import { call, formOf } from './testing/api-calls.ts';
import { anApplication, aPng, pngBytes } from './testing/applications.ts';
import { readArguments } from './administration/arguments.ts';
import { runBackupCommand } from './administration/backups.ts';
import { readConfig } from './config.ts';
import { seededRandom } from './core/ids.ts';
import { contentOf, placeClock, withPlatform, type PlaceSettings } from './testing/places.ts';
import { startProxy, startTunnel, type Proxy } from './testing/proxy.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { administer, databaseUrl } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const serverUrl = inject('postgresUrl') ?? '';
const rows = Array.from(
  { length: 400 },
  (_, index) => `v${String(index)},Title ${String(index)},https://i.example/1.jpg`,
);

const password = 'several machines, one platform';

// The topology of compose.yaml, as plain processes in production. Each has a data directory of its own.
describe.skipIf(serverUrl === '')('two API processes and two workers that share nothing but PostgreSQL', () => {
  let folder: string;
  let shared: PlaceSettings;
  let servers: readonly ServerProcess[];
  let balancer: Proxy;
  let proxy: Proxy;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grt-machines-'));
    await administer(serverUrl, 'CREATE DATABASE several_machines');
    shared = { DATABASE_URL: databaseUrl(serverUrl, 'several_machines'), GRT_FILES: 'database', GRT_DEMO: '0' };
    await withPlatform({ ...shared, GRT_DATA_DIR: folder, GRT_DEMO_PASSWORD: password }, async (services) => {
      await createDemoAccounts(services);
    });
    const roles = ['api', 'api', 'worker', 'worker'];
    const production = {
      NODE_ENV: 'production',
      GRT_PUBLIC_URL: 'https://site.test',
      GRT_TRUSTED_PROXIES: '1',
      GRT_RATE_LIMITS: 'on',
      SMTP_URL: 'smtp://127.0.0.1:9', // nobody is there: mail waits
    };
    servers = await Promise.all(roles.map((role) => startServerProcess({ ...shared, ...production, GRT_ROLE: role })));
    balancer = await startProxy(
      apis().map(({ baseUrl }) => baseUrl),
      { tls: true },
    );
    proxy = await startTunnel(balancer);
  });
  afterAll(async () => {
    await proxy.close();
    await balancer.close();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
    for (const name of ['machines', 'restored'])
      await administer(serverUrl, `DROP DATABASE IF EXISTS several_${name} WITH (FORCE)`);
  });

  const signIn = async (username: string, role: 'admin' | 'client') =>
    (await call(proxy, `/auth/${role}/login`, { json: { username, password } })).body.token;

  const apis = () => servers.slice(0, 2);

  const approvedDomain = async (name: string, token: string): Promise<Domain> => {
    const site = {
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    };
    const domain = (await call(proxy, '/domains', { token, json: site })).body.data as Domain;
    const admin = await signIn('admin', 'admin');
    await call(proxy, `/admin/domains/${String(domain.id)}/approve`, { token: admin, json: {} });
    return domain;
  };

  const sendFile = ([header = '', ...lines]: readonly string[], domainId: number, token: string) => {
    const file = new File([[header, ...lines].join('\n')], 'videos.csv', { type: 'text/csv' });
    const form = { feed_name: header, category: 'girls', has_header_row: 'true', domain_id: String(domainId), file };
    return call(proxy, '/client/feeds', { token, form: formOf(form) });
  };

  it('are reached under their public name, over the TLS of the proxy, and in no other way', async () => {
    const { status, headers } = await call(proxy, '/domains');
    expect([status, headers.get('strict-transport-security')]).toEqual([401, expect.stringContaining('max-age=')]);
    for (const { baseUrl } of apis()) expect((await fetch(`${baseUrl}/domains`)).status).toBe(421);
    await expect(fetch(`${balancer.baseUrl}/health`)).rejects.toThrow('fetch failed'); // not the certificate of this name
  });

  it('import at a worker what was uploaded at one API process and mapped at another', async () => {
    const acme = await signIn('acme', 'client');
    const { id: domainId } = await approvedDomain('clips.example', acme);
    const send = (header: string) => sendFile([header, ...rows], domainId, acme);
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

  it('tell at both what was wrong in a file that was uploaded at one of them and read at a worker', async () => {
    const acme = await signIn('acme', 'client');
    const { id: domainId } = await approvedDomain('wrong.example', acme);
    const lines = ['external_id,title,thumbnail_url', ...rows, 'broken,,https://i.example/1.jpg'];
    const feed = started(await sendFile(lines, domainId, acme)).feed;
    expect(await imported(proxy, feed, acme)).toBe(rows.length);
    const { last_import: run } = (await call(proxy, `/client/feeds/${String(feed.id)}`, { token: acme })).body
      .data as Feed & { last_import: Import };
    const path = `/client/feeds/${String(feed.id)}/imports/${String(run.id)}/errors`;
    for (const _ of apis()) {
      const report = await fetch(proxy.baseUrl + path, { headers: { Authorization: `Bearer ${acme}` } });
      expect([report.status, await report.text()]).toEqual([200, expect.stringContaining('Video Title is empty')]);
    }
  });

  it('give out at both the license that was uploaded at one of them', async () => {
    const form = anApplication({ business_license: aPng() });
    const { status, body } = await call(proxy, '/register', { form: formOf(form) });
    expect(status).toBe(201);
    const path = `/admin/registrations/${String((body.data as { id: number }).id)}/business-license?original=1`;
    const token = await signIn('admin', 'admin');
    for (const _ of apis()) {
      const file = await fetch(proxy.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
      expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, pngBytes]);
    }
  });

  it('are backed up with every file by a machine that none of them knows, and none has a file of its own', async () => {
    const run = async (settings: PlaceSettings, ...words: string[]) => {
      const command = readArguments(words);
      if (command.kind !== 'backup' && command.kind !== 'restore') throw new Error(`${words.join(' ')} is no backup`);
      const parts = { config: readConfig(settings), clock: placeClock, random: seededRandom('backup') };
      await runBackupCommand(command, { ...parts, say: () => undefined });
    };
    const acme = await signIn('acme', 'client');
    const { id: domainId } = await approvedDomain('kept.example', acme);
    const sent = await sendFile(['external_id,title,thumbnail_url', ...rows], domainId, acme);
    expect(await imported(proxy, started(sent).feed, acme)).toBe(rows.length);
    const form = anApplication({ email: 'kept@kept.example', business_license: aPng() });
    expect((await call(proxy, '/register', { form: formOf(form) })).status).toBe(201);
    const machine = (name: string): PlaceSettings => ({ GRT_DATA_DIR: join(folder, name) });
    const backup = join(folder, 'several.grt');
    await run({ ...shared, ...machine('third') }, 'backup', backup);
    await administer(serverUrl, 'CREATE DATABASE several_restored');
    const restored = { ...machine('restored'), DATABASE_URL: databaseUrl(serverUrl, 'several_restored') };
    await run(restored, 'restore', backup);
    const content = await contentOf(restored);
    expect(Number.parseInt(content['items'] ?? '', 10)).toBeGreaterThanOrEqual(rows.length);
    const files = Object.entries(content).filter(([name]) => /^[0-9a-f]{32}$/.test(name));
    expect(files.length).toBeGreaterThanOrEqual(2); // a feed's, and a license
    expect(files.filter(([, hash]) => hash === 'missing')).toEqual([]);
    for (const { dataDir } of servers) {
      const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
      expect(found.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('logs'))).toEqual([]);
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
