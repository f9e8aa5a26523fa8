import { expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { createLog } from './log.ts';
import { terminalSink } from './log-terminal.ts';

it("writes an entry for people, with secrets redacted and an error's stack below it", () => {
  let seen = '';
  const sink = terminalSink({ write: (text) => (seen += text) });
  const log = createLog({ clock: fixedClock('2026-11-20T10:00:00Z'), sinks: [sink] });
  log.info('Stopping', { reason: 'SIGTERM', took_ms: 12 });
  log.error('A request failed', { password: 'geheim', error: new Error('boom') });
  expect(seen).toMatch(/^10:00:00 Stopping {2}reason=SIGTERM {2}took_ms=12\n10:00:00 ERROR A request failed/);
  expect(seen).toContain('Error: boom\n    at ');
  expect(seen).not.toContain('geheim');
});
