import { describe, expect, it } from 'vitest';
import { createGrt } from '../client.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { networkText } from './outside-page.ts';
import * as worker from './worker.ts';

const url = 'https://user:secret@platform.example:8443/api/setup/grt_l_secret';

describe('what a program says of a call without a response', () => {
  it.each<readonly [string, Error]>([
    ['connect ECONNREFUSED 10.0.0.7:8443', new Error('connect ECONNREFUSED 10.0.0.7:8443')],
    ['getaddrinfo ENOTFOUND platform.example', new Error('getaddrinfo ENOTFOUND platform.example')],
    ['self-signed certificate', new Error('self-signed certificate')],
    [
      'connect ECONNREFUSED ::1:8443',
      new AggregateError([
        new Error('connect ECONNREFUSED ::1:8443'),
        new Error('connect ECONNREFUSED 127.0.0.1:8443'),
      ]),
    ],
  ])('has the host and the reason, but no secret of the address: %s', (reason, cause) => {
    const error = new TypeError('fetch failed', { cause });

    expect(networkText(false, url, error)).toBe(`The server at platform.example:8443 could not be reached: ${reason}.`);
    expect(networkText(true, url, error)).toBe(
      `The connection to platform.example:8443 was lost before the response was complete: ${reason}.`,
    );
  });

  it('has neither where there is none', () => {
    expect(networkText(false, '/api/auth/me', 'gone')).toBe('The server could not be reached.');
  });
});

it('sends nothing of an option that Workers refuse', () => {
  expect(worker.withCredentials).toEqual({});
});

it.each([
  ['a date', { from: new Date(0) }],
  ['no number', { from: Number.NaN }],
  ['half a character', { from: '\uD83D' }],
])('refuses %s as part of an address before anything is sent', async (_, fields) => {
  let sent = 0;
  const grt = createGrt({
    clock: fakeClock(),
    fetch: () => {
      sent += 1;
      return Response.json({});
    },
  });

  await expect(grt.request('GET', '/client/analytics', fields)).rejects.toThrow(/^from cannot be /);
  await expect(grt.call('domains.show', { id: fields.from })).rejects.toThrow(/^id cannot be /);
  expect(sent).toBe(0);
});

it('writes text, numbers, booleans, and lists of them as the contract does', async () => {
  let seen = '';
  const fetch = (address: string) => {
    seen = address;
    return Response.json({});
  };

  await createGrt({ fetch }).request('GET', '/feeds', {
    from: '2026-11-27',
    page: 2,
    mine: false,
    status: ['a b', 'c'],
  });

  expect(seen).toBe('/api/feeds?from=2026-11-27&page=2&mine=false&status=a%20b&status=c');
});
