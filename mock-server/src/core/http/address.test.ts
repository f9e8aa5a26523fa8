import { expect, it } from 'vitest';
import { plainAddress } from './address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['::ffff:0:1', '0.0.0.1'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:ffff:4:5', '2001:db8:1:2:3:ffff:4:5'],
])('counts %s as %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

it.each(['', 'unknown', '203.0.113', '203.0.113.9:', '203.0.113.9:5:6', '[203.0.113.9', '2001:db8::1::', 'a.b', '1:2'])(
  'takes %s for no address',
  (text) => {
    expect(plainAddress(text)).toBeUndefined();
  },
);
