import { expect, it } from 'vitest';
import { nextIn, signInFor } from './way-back.ts';

const at = (path: string) => `https://grt.example${path}`;

it('leads back to the screen with its filters, and to the home without being told', () => {
  const signIn = signInFor(at('/admin/feeds?tab=review&page=2'), 'admin');
  expect(signIn).toBe('/login?next=%2Fadmin%2Ffeeds%3Ftab%3Dreview%26page%3D2');
  expect(nextIn(new URL(at(signIn)).search, 'admin')).toBe('/admin/feeds?tab=review&page=2');
  expect(signInFor(at('/admin'), 'admin')).toBe('/login');
});

it.each([
  ['/client/feeds', 'admin'],
  ['/admin', 'client'],
  ['/administrator', 'admin'],
  ['//evil.example/admin', 'admin'],
  ['https://evil.example/admin', 'admin'],
  ['', 'admin'],
])('does not lead to %j as %s', (next, type) => {
  expect(nextIn(`?${new URLSearchParams({ next }).toString()}`, type)).toBeUndefined();
});
