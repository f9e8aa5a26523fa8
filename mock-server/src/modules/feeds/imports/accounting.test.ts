import { expect, it } from 'vitest';
import { accountedColumns } from '@grt/sdk/feeds';
import type { ColumnAccount, FeedAccounting } from '@grt/sdk/feeds';
import { aFile, manyRows, started } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';

const picture = 'https://img.example/1.jpg';

/** Counts of a column: values, stored, changed, not mapped, rejected, and what was left out by rule. */
function countsOf({ values, stored, changed, not_mapped, rejected, left_out }: ColumnAccount) {
  return [
    values,
    stored,
    changed,
    not_mapped,
    rejected,
    ...left_out.map(({ code, count }) => `${code} ${String(count)}`),
  ];
}

describeFeeds('the accounting of an import', (scene) => {
  const { importedFeed, imported, theFeed, theImport } = scene;

  const accountingOf = async (feedId: number): Promise<FeedAccounting> => {
    const { last_import } = await theFeed(feedId);
    expect(last_import).not.toHaveProperty('accounting');
    const { accounting } = await theImport(feedId, last_import?.id ?? 0);
    if (!accounting) throw new Error('The import has no accounting');
    return accounting as FeedAccounting;
  };

  it('says for each column what was stored, changed, rejected, and left out by which rule', async () => {
    await importedFeed(aFile('external_id\nlisted\n', 'removed.csv'), { feed_type: 'disabled', feed_name: 'Removed' });
    const tooMany = Array.from({ length: 501 }, (_, index) => `t${String(index)}`).join('|');
    const feed = await importedFeed(
      aFile(
        [
          'external_id,title,thumbnail_url,tags,duration,studio,note',
          `twice,First,${picture},one|two,60,,n`,
          `tired,T,${picture},,a while,,n`,
          `nameless,,${picture},one,70,,n`,
          `twice,Second,${picture},${tooMany},80,${'s'.repeat(300)},n`,
          `listed,L,${picture},one,90,${'s'.repeat(301)},`,
          `wide,W,${picture},one,90,,n,n,n`,
          ...manyRows(12).map(([id, title]) => `${id},${title},${picture},,,,`),
        ].join('\n'),
      ),
    );

    const { columns, other_columns, unread_rows } = await accountingOf(feed.id);
    expect(Object.fromEntries(columns.map((account) => [account.column, countsOf(account)]))).toEqual({
      external_id: [17, 15, 0, 0, 1, 'row.repeated_id 1'],
      title: [16, 15, 0, 0, 0, 'row.repeated_id 1'],
      thumbnail_url: [17, 15, 0, 0, 1, 'row.repeated_id 1'],
      tags: [4, 2, 1, 0, 1, 'row.repeated_id 1'],
      duration: [5, 2, 0, 0, 1, 'row.bad_duration 1', 'row.repeated_id 1'],
      studio: [2, 1, 0, 0, 0, 'row.too_long 1'],
      note: [4, 0, 0, 4, 0],
    });
    expect([other_columns, unread_rows]).toEqual([{ columns: 0, values: 0 }, 1]);
    for (const { values, stored, not_mapped, rejected, left_out } of columns)
      expect(left_out.reduce((sum, { count }) => sum + count, stored + not_mapped + rejected)).toBe(values);
  });

  it('lists fifty columns, those that are mapped among them, and is repeated by an unchanged import', async () => {
    const names = Array.from({ length: accountedColumns }, (_, index) => `extra_${String(index)}`);
    const extra = (cells: readonly string[]) => `${cells.join(',')},`;
    const file = [
      `${extra(names)}external_id,title,thumbnail_url`,
      `${extra(names.map((_, index) => (index < 3 ? '' : 'x')))}a,A,${picture}`,
      `${extra(names.map(() => 'x'))}b,B,${picture}`,
    ].join('\n');
    const feed = await importedFeed(aFile(file));

    const accounting = await accountingOf(feed.id);
    const mapped = ['external_id', 'title', 'thumbnail_url'];
    expect(accounting.columns.map(({ column }) => column)).toEqual([...names.slice(3), ...mapped]);
    expect(accounting.other_columns).toEqual({ columns: 3, values: 3 });

    await imported(feed.id, file);
    const { last_import } = await theFeed(feed.id);
    expect(last_import?.state).toBe('unchanged');
    expect(await accountingOf(feed.id)).toEqual(accounting);
  });

  it('is null until the file has been read', async () => {
    const { feed, run } = started(await scene.send());
    expect((await theImport(feed.id, run.id)).accounting).toBeNull();
  });
});
