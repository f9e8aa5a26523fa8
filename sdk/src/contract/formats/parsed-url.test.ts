import { expect, it } from 'vitest';
import { isHttpUrl } from './http-url.ts';
import { parsedUrl } from './parsed-url.ts';
import { normalizeWebsite } from './website.ts';

it('reads an absolute URL, and one relative to a base, and says when there is none', () => {
  expect(parsedUrl('https://clips.example/a b')?.href).toBe('https://clips.example/a%20b');
  expect(parsedUrl('../b?c', new URL('https://clips.example/x/y/'))?.href).toBe('https://clips.example/x/b?c');
  expect([parsedUrl('/b'), parsedUrl('http://'), parsedUrl('')]).toEqual([undefined, undefined, undefined]);
});

// Node 20 compiles a call after some thousands of them.
it('takes an address with umlauts for the 20,000th time as for the first', () => {
  const address = 'https://münchen.example/';
  const kept = new Set<unknown>();
  for (let times = 0; times < 20_000; times += 1) kept.add(normalizeWebsite(address)).add(isHttpUrl(address));
  expect([...kept]).toEqual([address, true]);
});
