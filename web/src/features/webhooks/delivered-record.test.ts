import { afterEach, expect, it } from 'vitest';
import { userStorageKey } from '@grt/sdk/contract';
import { recordOf } from './delivered-record.ts';

afterEach(() => localStorage.clear());

const event = (data: object) => JSON.stringify({ id: 'evt_1', type: 'x', data });
const imported = event({
  import_id: 31,
  feed_id: 12,
  feed_name: 'Trending',
  domain_id: 7,
  domain_name: 'clips.example',
});
const spent = event({ domain_id: 7, domain_name: 'clips.example' });
const applied = event({ registration_id: 3, company_name: 'Northlight' });

it('leads to the record of an event in the console of whoever reads it', () => {
  expect(recordOf(imported, false)).toEqual({ name: 'Trending', to: '/client/feeds/12' });
  expect(recordOf(spent, false)).toEqual({ name: 'clips.example', to: '/client/domains?search=clips.example' });
  localStorage.setItem(userStorageKey, JSON.stringify({ id: 1, type: 'admin', role: 'admin', username: 'admin' }));
  expect(recordOf(imported, true)).toEqual({ name: 'Trending', to: '/admin/feeds/12' });
  expect(recordOf(spent, true)).toEqual({ name: 'clips.example', to: '/admin/domains/7' });
  expect(recordOf(applied, true)).toEqual({ name: 'Northlight', to: '/admin/registrations?open=3' });
});

it('of a test event there is none', () => {
  expect(recordOf(event({ message: 'Hello' }), false)).toBeUndefined();
});
