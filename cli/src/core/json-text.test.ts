import { expect, it } from 'vitest';
import { jsonText } from './json-text.ts';

it('colors names, texts, and words of JSON, and nothing within a text', () => {
  const paint = (tone: string | undefined, text: string): string => `<${String(tone)} ${text}>`;
  const value = { 'a":1': ['null: true \\', 1.5e-7, true, null], empty: {} };
  expect(jsonText(value, { indent: undefined, paint })).toBe(
    String.raw`{<strong "a\":1">:[<good "null: true \\">,1.5e-7,<waiting true>,<dim null>],<strong "empty">:{}}`,
  );
  const plain = jsonText(value, { indent: 2, paint: (_, text) => text });
  expect(plain).toBe(JSON.stringify(value, undefined, 2));
});
