import { sql } from 'drizzle-orm';
import type { Database } from './core/database/database.ts';
import { pruneLogFile } from './core/log-file.ts';
import type { Services } from './services.ts';
import { feedUploads } from './tables/feeds.tables.ts';
import { imports } from './tables/imports.tables.ts';
import { applicationAnswerFiles, registrations } from './tables/registrations.tables.ts';

const dayMs = 86_400_000;
const jobsKeptDays = 7;
const runsKeptDays = 3;
const logKeptDays = 30;
const failedSignInsKeptDays = 30;
/** How long a step waits for calls at most, and how often it waits in vain. */
const quietWait = { mostMs: 250, mostTimes: 4 };
const webhookEventsKeptDays = 30;

/** Schedules maintenance: freeing space in the database, and removing expired records. */
export function scheduleMaintenance(services: Services): void {
  const { queue, database, files, admission } = services;
  queue.schedule('database:maintain', '*/15 * * * *', 'UTC', async () => {
    const { done } = await database.maintain({ quiet: quietSteps(admission), areThere: () => admission.running() > 0 });
    return done.join(', ');
  });
  queue.schedule('records:prune', '7 * * * *', 'UTC', ({ now }) => pruneRecords(services, now));
  queue.schedule('files:sweep', '37 3 * * *', 'UTC', async ({ now }) => {
    const removed = await files.sweep((id) => isFileReferenced(database, id), new Date(now.getTime() - dayMs));
    return `Unreferenced files removed: ${String(removed)}`;
  });
}

/** Lets calls go before each step. A call that lasts is not waited for again and again: it may be the one that ordered
 * the maintenance, and waits for its end. */
function quietSteps(admission: Services['admission']): () => Promise<void> {
  let vain = 0;
  return async () => {
    if (vain === quietWait.mostTimes) return;
    await admission.quiet(quietWait.mostMs);
    if (admission.running() > 0) vain += 1;
  };
}

/** Removes expired records. @returns a summary for the operator. */
export async function pruneRecords(services: Services, now: Date): Promise<string> {
  const { queue, limits, config, mailer, audit } = services;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const sessions = await services.sessions.prune();
  const challenges = await pruneUnfinished(services);
  const calls = await services.idempotentCalls.sweep();
  const counts = await limits.sweep();
  const jobs = await queue.prune(daysAgo(jobsKeptDays));
  await queue.bringForward();
  const runs = await queue.cronRuns.prune(daysAgo(runsKeptDays));
  const { audit_keep_days: auditDays, outbox_keep_days: mailDays } = await services.settings.read();
  const entries = await audit.prune({
    before: daysAgo(auditDays),
    failedSignInsBefore: daysAgo(failedSignInsKeptDays),
  });
  const mails = await mailer.prune(daysAgo(mailDays));
  const events = await services.webhookEvents.prune(daysAgo(webhookEventsKeptDays));
  await services.notifications.prune();
  await services.looking.prune();
  const logBytes = await pruneLogFile(config.dataDir, daysAgo(logKeptDays));
  return (
    `Removed ${String(sessions)} sessions, ${String(challenges)} unfinished sign-ins, ${String(calls)} stored replies, ${String(counts)} counts, ` +
    `${String(jobs)} finished jobs, ${String(runs)} scheduler entries, ${String(entries)} audit entries, ` +
    `${String(mails)} emails, ${String(events)} webhook events, and ${String(logBytes)} bytes of old log`
  );
}

/** Removes sign-ins that were begun and came to nothing. */
async function pruneUnfinished({ challenges, passkeyChallenges, deviceRequests }: Services): Promise<number> {
  return (await challenges.prune()) + (await passkeyChallenges.prune()) + (await deviceRequests.prune());
}

/** The ids (`id`) of all files that rows refer to. */
export const referencedFiles = `
  SELECT license_file_id AS id FROM registrations WHERE license_file_id IS NOT NULL
  UNION SELECT file_id FROM application_answer_files
  UNION SELECT file_id FROM imports WHERE file_id IS NOT NULL
  UNION SELECT file_id FROM feed_uploads WHERE file_id IS NOT NULL
  ORDER BY id`;

/** Whether any module's row references the file. */
async function isFileReferenced(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.current().execute<{ found: boolean }>(sql`select
    exists (select from ${registrations} where license_file_id = ${id})
    or exists (select from ${applicationAnswerFiles} where file_id = ${id})
    or exists (select from ${imports} where file_id = ${id})
    or exists (select from ${feedUploads} where file_id = ${id}) as found`);
  return rows[0]?.found === true;
}
