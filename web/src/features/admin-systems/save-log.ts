import type { LogEntry } from '@grt/sdk/contract';
import { saveFile } from '../../core/save-file.ts';

/** Entries as lines of text, oldest first, like a log file. Line breaks within a message are escaped. */
export function logText(entries: readonly LogEntry[]): string {
  const lines = entries.toReversed().map(({ timestamp, level, message, file, line, request_id, job_id }) => {
    const place = file === null ? '' : `  (${file}${line === null ? '' : `:${String(line)}`})`;
    const request = request_id === null ? '' : `  [${request_id}]`;
    const job = typeof job_id === 'number' ? `  [job ${String(job_id)}]` : '';
    return `${timestamp} ${level.toUpperCase()} ${message.replaceAll(/\r?\n/g, '\\n')}${place}${request}${job}\n`;
  });
  return lines.join('');
}

export function saveLog(name: string, entries: readonly LogEntry[]): void {
  const content = new Blob([logText(entries)], { type: 'text/plain' });
  saveFile({ name: `${name}-${new Date().toISOString().slice(0, 10)}.log`, content });
}
