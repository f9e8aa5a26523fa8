import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.rules.ts';

it.each([
  ['https://grt.example', { id: 'grt.example', origin: 'https://grt.example' }],
  ['https://app.grt.example:8443/console', { id: 'app.grt.example', origin: 'https://app.grt.example:8443' }],
  ['http://localhost:4010', { id: 'localhost', origin: 'http://localhost:4010' }],
  ['http://grt.localhost', { id: 'grt.localhost', origin: 'http://grt.localhost' }],
  ['http://127.0.0.1:4010', { id: 'localhost', origin: 'http://localhost:4010' }],
  ['http://[::1]:4010', { id: 'localhost', origin: 'http://localhost:4010' }],
  ['http://127.0.0.1', { id: 'localhost', origin: 'http://localhost' }],
])('passkeys of %s belong to its host', (publicUrl, party) => {
  expect(relyingPartyOf(publicUrl)).toEqual(party);
});

it.each([
  'http://grt.example',
  'https://203.0.113.9',
  'http://203.0.113.9:4010',
  'https://[2001:db8::1]',
  'http://10.0.0.7',
])('there are none at %s', (publicUrl) => {
  expect(relyingPartyOf(publicUrl)).toBeUndefined();
});
