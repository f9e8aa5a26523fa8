import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Finding } from '@grt/sdk/contract';
import type { Config } from '../../config.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { isErrnoException } from '../../core/errno.ts';
import type { Platform } from '../../core/platform.ts';
import { productionFaults } from '../../production.rules.ts';
import { findingsOf } from './doctor.rules.ts';
import { systemStatus, type StatusParts } from './system-status.ts';

export interface DoctorParts extends StatusParts, Pick<Platform, 'mailer'> {
  readonly firstAdministrator: { isNeeded(): Promise<boolean> };
}

/** Examines the settings and what they refer to: the mail server and the data directory are actually tried.
 * @param demoUsernames - reads which accounts still have the demo password. */
export async function examine(parts: DoctorParts, demoUsernames: () => Promise<readonly string[]>): Promise<Finding[]> {
  const { clock, config, database, mailer, firstAdministrator } = parts;
  return findingsOf({
    production: config.production,
    productionFaults: productionFaults(config),
    database: { kind: database.kind, skewMs: await skewOf(database, clock) },
    files: config.files,
    directoryTrouble: await writingTrouble(config),
    mail: config.smtpUrl === undefined ? undefined : { trouble: await mailer.trouble() },
    demoUsernames: await demoUsernames(),
    lacksSuperAdmin: await firstAdministrator.isNeeded(),
    status: await systemStatus(parts),
  });
}

/** How far the database's clock is ahead of this machine's, in milliseconds. */
async function skewOf(database: Database, clock: Clock): Promise<number> {
  if (database.kind === 'embedded') return 0;
  const beforeMs = clock.now().getTime();
  const { rows } = await database
    .current()
    .execute<{ ms: string }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`);
  return Number(rows[0]?.ms ?? beforeMs) - (beforeMs + clock.now().getTime()) / 2;
}

async function writingTrouble({ dataDir }: Pick<Config, 'dataDir'>): Promise<string | undefined> {
  const folder = join(dataDir, 'files');
  const path = join(folder, `.doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, 'written by the doctor');
    return undefined;
  } catch (error) {
    return isErrnoException(error) ? (error.code ?? error.message) : String(error);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
