import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { systemClock } from '../../mock-server/src/core/clock.ts';
import { openDatabase, type Database } from '../../mock-server/src/core/database/database.ts';
import { silentLog } from '../../mock-server/src/core/log.ts';
import { signInPeople, type SignedIn } from '../../mock-server/src/modules/feeds/testing.ts';

export interface ImportServer {
  readonly database: Database;
  readonly server: TestServer;
  readonly people: SignedIn;
}

/** Runs `work` with a whole server, whose database is on disk: the embedded one, or the one of a PostgreSQL server. Imports
 * run when `server.drain()` is called. */
export async function withImportServer<Result>(
  work: (parts: ImportServer) => Promise<Result>,
  databaseUrl?: string,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-bench-database-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl, clock: systemClock, log: silentLog });
  const server = await createTestServer({ database, environment: { GRT_RATE_LIMITS: 'off' } });
  try {
    return await work({ database, server, people: await signInPeople(server) });
  } finally {
    await server.close();
    await database.close();
    await rm(folder, { recursive: true });
  }
}
