import { describe, expect, it } from 'vitest';
import { proxiesOf, unproxiedHosts, usesProxy } from './proxied-fetch.ts';

describe('the proxies of the environment', () => {
  it.each([
    [{}, {}],
    [{ HTTP_PROXY: '' }, {}],
    [{ HTTP_PROXY: 'http://proxy.example:3128' }, { httpProxy: 'http://proxy.example:3128' }],
    [{ https_proxy: 'proxy.example:3128' }, { httpsProxy: 'http://proxy.example:3128' }],
    [{ HTTPS_PROXY: 'http://me:pass@proxy.example' }, { httpsProxy: 'http://me:pass@proxy.example' }],
    [{ http_proxy: 'http://a.example', HTTP_PROXY: 'http://b.example' }, { httpProxy: 'http://a.example' }],
  ])('%j: %j', (env, expected) => {
    expect(proxiesOf(env)).toEqual(expected);
    expect(usesProxy(env)).toBe(Object.keys(expected).length > 0);
  });

  it.each(['::', 'socks5://proxy.example:1080', 'http://', 'http://a b'])('refuses %s', (typed) => {
    expect(() => proxiesOf({ HTTPS_PROXY: typed })).toThrow(`HTTPS_PROXY is not the address of an HTTP proxy`);
  });

  it.each([
    ['socks5://me:pass@proxy.example:1080', 'socks5://***@proxy.example:1080'],
    ['me:pa//s@s@proxy.example:a', '***@proxy.example:a'],
  ])('names what it refuses without its password: %s', (typed, shown) => {
    expect(() => proxiesOf({ HTTPS_PROXY: typed })).toThrow(`: "${shown}"`);
  });

  it.each([
    [{}, ',localhost,127.0.0.1,[::1]'],
    [{ NO_PROXY: 'a.example' }, 'a.example,localhost,127.0.0.1,[::1]'],
    [{ no_proxy: '.example', NO_PROXY: 'b.example' }, '.example,localhost,127.0.0.1,[::1]'],
    [{ NO_PROXY: '*' }, '*'],
  ])('are not used for this machine, and %j', (env, expected) => {
    expect(unproxiedHosts(env)).toBe(expected);
  });
});
