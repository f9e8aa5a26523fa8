import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Random } from './ids.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue/queue.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';

/** What every module of the server stands on. Put together once, in app.ts; a test hands in its own. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly limits: RateLimits;
  /** Address that people reach the app under, without a slash at its end: for links in mail. */
  readonly publicUrl: () => string;
}
