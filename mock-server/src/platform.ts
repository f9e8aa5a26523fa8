import type { Config } from './config.ts';
import type { Clock } from './core/clock.ts';
import { openDatabase, type Database } from './core/database/database.ts';
import { openFileStore } from './core/files/open-file-store.ts';
import type { Random } from './core/ids.ts';
import { createAdmission } from './core/http/admission.ts';
import type { Log } from './core/log.ts';
import { createMailer } from './core/mail/mailer.ts';
import { createPasswords, type Passwords } from './core/passwords.ts';
import type { Platform } from './core/platform.ts';
import { createQueue } from './core/queue/queue.ts';
import { createRateLimits, noRateLimits } from './core/rate-limits/rate-limits.ts';
import { readMailFooter } from './modules/settings/settings.store.ts';

/** How long a step of a background job waits for calls at most: it must get on with many of them, too. */
const mostWaitMs = 100;

/** What a platform is built from: the settings, and what the outside world provides. */
export interface PlatformParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly publicUrl: () => string;
  /** Called when the embedded database stopped unexpectedly. */
  readonly onFatal?: (error: Error) => void;
  /** An already open database, for tests. */
  readonly database?: Database;
  /** Passwords that are hashed at a lower cost, for tests. */
  readonly passwords?: Passwords;
}

/** Opens the database and the files, and assembles what every module builds on.
 * @throws DirectoryInUseError when another process uses the data directory. */
export async function openPlatform(parts: PlatformParts): Promise<Platform> {
  const { config, clock, random, log, publicUrl, onFatal } = parts;
  const database =
    parts.database ??
    (await openDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      clock,
      log,
      ...(onFatal ? { onFatal } : {}),
    }));
  const admission = createAdmission(config.maxRunningCalls);
  const callers = { quiet: () => admission.quiet(mostWaitMs), handled: () => admission.handled() };
  const queue = createQueue({ database, clock, random, log, callers });
  return {
    config,
    clock,
    random,
    log,
    publicUrl,
    database,
    queue,
    admission,
    mailer: createMailer({
      database,
      clock,
      queue,
      smtpUrl: config.smtpUrl,
      requireTls: config.production,
      from: config.mailFrom,
      footer: () => readMailFooter(database),
    }),
    files: await openFileStore({
      place: config.files,
      dataDir: config.dataDir,
      queries: () => database.current(),
      clock,
      random,
    }),
    limits: config.allowances ? createRateLimits({ database, clock, allowances: config.allowances }) : noRateLimits,
    passwords: parts.passwords ?? createPasswords(),
  };
}
