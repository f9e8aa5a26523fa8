import { expect, it } from 'vitest';
import { offByText, switchedOffText } from './switched-off-text.ts';

it('names the removal lists with what each of them keeps off', () => {
  const lists = [
    { feed_id: 9, feed_name: 'Taken down', items: 3 },
    { feed_id: 10, feed_name: 'More', items: 1 },
  ];
  expect(switchedOffText(lists)).toBe('3 items by Taken down (feed 9), 1 item by More (feed 10)');
  expect([switchedOffText([]), switchedOffText()]).toEqual([undefined, undefined]);
});

it('names the removal lists that keep an item off', () => {
  const taken = { feed_id: 9, feed_name: 'Taken down' };
  expect(offByText([taken, { feed_id: 10, feed_name: 'More' }])).toBe('Taken down (feed 9), More (feed 10)');
  expect(offByText([])).toBeUndefined();
});
