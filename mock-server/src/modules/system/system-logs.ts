import { fileURLToPath } from 'node:url';
import { logEntriesCount, type LogEntry } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { readLogFile, type LogEntry as WrittenEntry } from '../../core/log-file.ts';
import type { Platform } from '../../core/platform.ts';
import { isUncaught, isWanted, logEntryOf, runStatusOf, schedulerEntryOf, type LogWish } from './log-view.rules.ts';

const program = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The logs: this process's from its file, the scheduler's from the database, where every process writes it. */
export function logHandlers({
  config,
  queue,
}: Pick<Platform, 'config' | 'queue'>): Handlers<'system.applicationLog' | 'system.errorLog' | 'system.schedulerLog'> {
  const folders = { program, data: config.dataDir };
  const entries = async (
    { limit = logEntriesCount, ...wish }: LogWish & { limit?: number | undefined },
    isOfLog: (entry: WrittenEntry) => boolean = () => true,
  ): Promise<LogEntry[]> => {
    const accepts = (entry: WrittenEntry) => isOfLog(entry) && isWanted(logEntryOf(entry, folders), wish);
    return (await readLogFile(config.dataDir, { limit, accepts })).map((entry) => logEntryOf(entry, folders));
  };
  return {
    async 'system.applicationLog'({ query }) {
      return { body: { success: true, data: await entries(query) } };
    },
    async 'system.errorLog'({ query }) {
      return { body: { success: true, data: await entries(query, isUncaught) } };
    },
    async 'system.schedulerLog'({ query: { limit = logEntriesCount, level, search } }) {
      const status = level === undefined ? undefined : runStatusOf(level);
      const isNone = level !== undefined && status === undefined;
      const runs = isNone ? [] : await queue.cronRuns.list({ limit, status, search });
      return { body: { success: true, data: runs.map(schedulerEntryOf) } };
    },
  };
}
