import { expect, it } from 'vitest';
import { switchedOffWords } from './switched-off.ts';

it('names the removal lists with what each of them keeps off', () => {
  const taken = { feed_id: 9, feed_name: 'Taken down', items: 1200 };
  const more = { feed_id: 10, feed_name: 'More', items: 1 };
  expect(switchedOffWords([taken])).toBe('1,200 items switched off by Taken down');
  expect(switchedOffWords([taken, more])).toBe('1,200 items switched off by Taken down, 1 item by More');
  expect([switchedOffWords([]), switchedOffWords()]).toEqual([undefined, undefined]);
});
