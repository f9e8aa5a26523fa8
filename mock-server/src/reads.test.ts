import { beforeAll, expect, it } from 'vitest';
import { loadDocument } from './core/http/document.ts';
import { fillWithDemoData } from './demo/demo.ts';
import { call } from './testing/api-calls.ts';
import { describeOnOldestServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

const document = await loadDocument();
const reads = document.operations.filter(({ method }) => method === 'get');

// Most suites run on the embedded database alone, whose PostgreSQL is newer than the oldest one that is supported.
describeOnOldestServer('every read of the contract, with demo data', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ people: false, environment: { GRT_RATE_LIMITS: 'off' } });
    await fillWithDemoData(server.platform, document, () => undefined);
  });

  it.each([
    ['admin', 'super_admin'],
    ['acme', 'client'],
  ] as const)('is answered for %s', async (username, role) => {
    const token = await server.signIn(username);
    const statuses: [string, number][] = [];
    for (const { id, path, isPublic, roles } of reads) {
      if (!isPublic && !roles.includes(role)) continue;
      const { status } = await call(server, path.replaceAll(/\{\w+\}/g, '1'), { token });
      statuses.push([id, status]);
    }
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
    expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(20);
  });
});
