import { expect, it } from 'vitest';
import { countedItems, itemStateWords, itemsWords, switchedOffWords } from './switched-off.ts';

it('names the removal lists with what each of them keeps off', () => {
  const taken = { feed_id: 9, feed_name: 'Taken down', items: 1200 };
  const more = { feed_id: 10, feed_name: 'More', items: 1 };
  expect(switchedOffWords([taken])).toBe('1,200 items switched off by Taken down');
  expect(switchedOffWords([taken, more])).toBe('1,200 items switched off by Taken down, 1 item by More');
  expect([switchedOffWords([]), switchedOffWords()]).toEqual([undefined, undefined]);
});

it('names a removal list instead of counting its items, and says of a feed what is kept off', () => {
  const taken = { feed_id: 9, feed_name: 'Taken down', items: 2 };
  const feed = { feed_type: 'insert_update', total_items: 1200, switched_off: [taken] } as const;
  expect([itemsWords(feed), countedItems(feed)]).toEqual(['1,200', '1,200 items (2 items switched off by Taken down)']);
  const list = { feed_type: 'disabled', total_items: 0, switched_off: [] } as const;
  expect([itemsWords(list), countedItems(list)]).toEqual(['Removal list', 'Removal list']);
});

it('says which lists keep an item off', () => {
  const lists = [
    { feed_id: 9, feed_name: 'Taken down' },
    { feed_id: 10, feed_name: 'More' },
  ];
  expect(itemStateWords({ is_enabled: false, switched_off_by: lists })).toBe('Off by Taken down, More');
  expect(itemStateWords({ is_enabled: false, switched_off_by: [] })).toBe('Off');
  expect(itemStateWords({ is_enabled: true, switched_off_by: [] })).toBe('On');
});
