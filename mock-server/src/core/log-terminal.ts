import type { LogSink } from './log.ts';

/** Writes entries for a terminal: the time of day, the level if it matters, the message, then the fields. A
 * stack trace is on separate lines. */
export function terminalSink(out: { write(text: string): unknown } = process.stdout): LogSink {
  return (line, level) => {
    const { time, level: _level, message, ...fields } = JSON.parse(line) as Record<string, unknown>;
    const mark = level === 'warn' || level === 'error' ? `${level.toUpperCase()} ` : '';
    const details = Object.entries(fields).map(([name, value]) => `  ${name}=${asText(value)}`);
    out.write(`${String(time).slice(11, 19)} ${mark}${String(message)}${details.join('')}\n`);
  };
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'stack' in value) return `\n${String(value.stack)}`;
  return JSON.stringify(value);
}
