import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { refusedAddress } from './fetch-address.ts';

describe('an address that feeds are fetched from', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'may be %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('may not be %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each<[string, RegExp]>([
    ['http://127.0.0.1/a.csv', /^127\.0\.0\.1 is not a public address/],
    ['http://2130706433/', /is not a public address/],
    ['http://0x7f.1/', /is not a public address/],
    ['http://0177.0.0.1/', /is not a public address/],
    ['http://１２７.0.0.1/', /is not a public address/],
    ['http://[::1]:8080/', /is not a public address/],
    ['http://[::ffff:10.0.0.1]/', /is not a public address/],
    ['ftp://feeds.example/a.csv', /Only http/],
    ['file:///etc/passwd', /Only http/],
    ['https://me:secret@feeds.example/', /username or password/],
    ['http://feeds.example:25/', /port 25/],
    ['http://feeds.example:1023/', /port 1023/],
  ])('is refused as %s, without being looked up', (address, reason) => {
    const refusal = refusedAddress(new URL(address), []);
    expect(refusal).toMatch(reason);
    expect(refusal).not.toContain('secret');
  });

  it.each(['http://feeds.example/', 'https://feeds.example:443/', 'http://feeds.example:1024/', 'http://8.8.8.8:80/'])(
    'is let pass as %s, its name being looked up later',
    (address) => {
      expect(refusedAddress(new URL(address), [])).toBeUndefined();
    },
  );

  it('does not have to be public when the operator lists its host, or its host and port', () => {
    const url = new URL('http://127.0.0.1:4010/a');
    expect(refusedAddress(url, ['127.0.0.1'])).toBeUndefined();
    expect(refusedAddress(url, ['127.0.0.1:4010'])).toBeUndefined();
    expect(refusedAddress(url, ['127.0.0.1:4011', 'localhost'])).toBeDefined();
    expect(refusedAddress(new URL('http://[::1]/'), ['[::1]:80'])).toBeUndefined();
    expect(refusedAddress(new URL('http://feeds.internal:25/'), ['feeds.internal:25'])).toBeUndefined();
  });
});
