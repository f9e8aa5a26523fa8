import { isFields } from '@grt/sdk/document';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { loadDocument } from './document.ts';

/** Every schema of a document that is not part of another one, by its place. */
function schemasIn(part: unknown, place: string): readonly (readonly [place: string, schema: object])[] {
  if (Array.isArray(part)) return part.flatMap((one, index) => schemasIn(one, `${place}/${String(index)}`));
  if (!isFields(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    isFields(value) && (key === 'schema' || place === '/components/schemas')
      ? [[`${place}/${key}`, value] as const]
      : schemasIn(value, `${place}/${key}`),
  );
}

// Servers leave this out, because it would be a large part of their start.
it('are what JSON Schema allows, all of them', async () => {
  const { root } = await loadDocument();
  const ajv = new Ajv2020({ strict: false, logger: false });
  const found = schemasIn(root, '');
  expect(found.length).toBeGreaterThan(300);
  const refused = found.filter(([, schema]) => ajv.validateSchema(schema) !== true).map(([place]) => place);
  expect(refused).toEqual([]);
  expect(ajv.validateSchema({ type: 'text' })).toBe(false);
});
