import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Admission } from './http/admission.ts';
import type { Random } from './ids.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Passwords } from './passwords.ts';
import type { Queue } from './queue/queue.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';

/** The foundation of every server module. Created once, in app.ts; tests provide their own. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly queue: Queue;
  readonly admission: Admission;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  /** The app's public address, without a trailing slash: for links in email. */
  readonly publicUrl: () => string;
}
