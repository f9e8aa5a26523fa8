import { expect, it } from 'vitest';
import { passkeyObstacle } from './passkey-place.ts';

it('says why no passkey can be added: nowhere, at another address, or in this browser', () => {
  expect(passkeyObstacle(null)).toMatch(/a site with a host name and HTTPS, not on an IP address/);
  expect(passkeyObstacle('https://grt.example')).toMatch(
    /Passkeys work at https:\/\/grt\.example, not at this address/,
  );
  expect(passkeyObstacle(location.origin)).toBe('This browser does not support passkeys.');
});
