import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packItems, unpackItems } from './packed-items.ts';

const text = fc.oneof(
  fc.constantFrom('', '\u0001', '\u0001\u0001', '\u0001a', 'a\u0001'),
  fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', '').toWellFormed()),
);
const item = fc.record({
  externalId: text,
  title: fc.option(text),
  thumbnailUrl: fc.option(text),
  url: fc.option(text),
  details: fc.json(),
  contentHash: text,
  isEnabled: fc.boolean(),
});

it('restores items exactly, even several concatenated batches', () => {
  fc.assert(
    fc.property(fc.array(fc.array(item, { maxLength: 5 }), { maxLength: 4 }), (lots) => {
      expect(unpackItems(Buffer.concat(lots.map((items) => packItems(items))))).toEqual(lots.flat());
    }),
  );
});
