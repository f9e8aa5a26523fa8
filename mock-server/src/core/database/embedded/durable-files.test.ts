import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { syncDirectory } from './durable-files.ts';

it.each(['linux', 'darwin'] as const)('syncs the names in a directory to disk on %s', (platform) => {
  expect(() => syncDirectory(tmpdir(), platform)).not.toThrow();
  expect(() => syncDirectory(join(tmpdir(), 'grt-is-not-there'), platform)).toThrow('ENOENT');
});

it('leaves this to the file system on Windows, where a directory cannot be synced', () => {
  expect(() => syncDirectory(join(tmpdir(), 'grt-is-not-there'), 'win32')).not.toThrow();
});
