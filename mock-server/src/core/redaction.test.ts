import { expect, it } from 'vitest';
import { redact, redactJson } from './redaction.ts';

const nested = (levels: number, inner: unknown): unknown => (levels === 0 ? inner : { in: nested(levels - 1, inner) });

it('omits what is deeper than six levels in a log', () => {
  expect(redact(nested(6, { a: 1 }))).toEqual(nested(6, { a: 1 }));
  expect(redact(nested(7, { a: 1 }))).toEqual(nested(7, '[deeper]'));
});

it('keeps the JSON of a request or reply whole, without its secrets, and ends with any JSON', () => {
  expect(redactJson(nested(40, { password: 'a', id: 1 }))).toEqual(nested(40, { password: '[redacted]', id: 1 }));
  expect(JSON.stringify(redactJson(nested(5000, 1)))).toContain('[deeper]');
});
