import { expect, it } from 'vitest';
import { homeDirectory } from './home-directory.ts';

it('is the root for a user that the system does not know', () => {
  const unknown = () => {
    throw new Error('uv_os_homedir returned ENOENT (no such file or directory)');
  };
  expect(homeDirectory(unknown)).toBe('/');
  expect(homeDirectory(() => '/alex')).toBe('/alex');
});
