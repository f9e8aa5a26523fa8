import { expect, it } from 'vitest';
import { logText } from './save-log.ts';

it('writes a line for each entry, oldest first', () => {
  const entry = { timestamp: '2026-11-20T10:00:00.000Z', level: 'error', file: 'src/a.ts', line: 4 } as const;
  const text = logText([
    { ...entry, message: 'two\nlines', request_id: 'req-1', job_id: 7 },
    { ...entry, level: 'info', message: 'first', file: null, line: null, request_id: null },
  ]);
  expect(text).toBe(
    `2026-11-20T10:00:00.000Z INFO first
2026-11-20T10:00:00.000Z ERROR two\\nlines  (src/a.ts:4)  [req-1]  [job 7]
`,
  );
});
