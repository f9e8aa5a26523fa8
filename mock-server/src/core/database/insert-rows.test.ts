import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { outbox } from '../mail/outbox.tables.ts';
import type { Database } from './database.ts';
import { insertRows } from './insert-rows.ts';

describeOnEveryDatabase('rows inserted by one statement', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const mail = (text: string) => ({
    recipient: 'ann@example.com',
    sender: 'GRT <grt@example.com>',
    subject: 'Hello',
    text,
    links: ['https://example.com/?a={1,2}&b="x"', 'C:\\'],
    deliveryStatus: 'stored' as const,
    createdAt: new Date('2026-11-02T09:00:00.123Z'),
  });

  it('keep their values, whatever these contain, and come back in order with ascending ids', async () => {
    const texts = ['plain', 'a "quoted", {braced}, back\\slashed\nline', '', 'NULL', 'Grüße 🎬', "it's"];
    const rows = [...texts.map(mail), { ...mail('last'), error: 'Refused' }];
    const returning = ['id', 'text', 'createdAt', 'links', 'error', 'deliveredAt'] as const;
    const inserted = await insertRows(database.current(), outbox, rows, { returning });
    expect(inserted.map(({ text }) => text)).toEqual([...texts, 'last']);
    const ids = inserted.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    const read = await Promise.all(
      ids.map(async (id) => (await database.current().select().from(outbox).where(eq(outbox.id, id)))[0]),
    );
    for (const [index, row] of rows.entries())
      expect(read[index]).toEqual({ error: null, deliveredAt: null, ...row, id: ids[index] });
    expect(inserted).toEqual(read.map((row) => Object.fromEntries(returning.map((key) => [key, row?.[key]]))));
  });

  it('may compute a column from the others, and need not be any', async () => {
    const computed = { error: sql`subject || '!'` };
    const rows = [mail('one'), mail('two')];
    const inserted = await insertRows(database.current(), outbox, rows, { computed, returning: ['error'] });
    expect(inserted).toEqual([{ error: 'Hello!' }, { error: 'Hello!' }]);
    expect(await insertRows(database.current(), outbox, [], { returning: ['id'] })).toEqual([]);
  });

  it('are all refused when one is', async () => {
    const before = await database.current().select().from(outbox);
    const wrong = { ...mail('wrong'), deliveryStatus: 'lost' as 'stored' };
    await expect(insertRows(database.current(), outbox, [mail('right'), wrong])).rejects.toMatchObject({
      cause: { constraint: 'outbox_delivery_status_check' },
    });
    expect(await database.current().select().from(outbox)).toHaveLength(before.length);
  });
});
