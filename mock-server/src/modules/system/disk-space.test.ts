import { expect, it } from 'vitest';
import { diskEntryOf } from './disk-space.ts';

it('adds up: what is used and what is free are the total, without what the system keeps for itself', () => {
  // 100 blocks: 40 used, 55 free, and 5 reserved.
  const figures = diskEntryOf('files', { blocks: 100, bfree: 60, bavail: 55, bsize: 4096 });

  expect(figures).toEqual({ path: 'files', used: 163_840, free: 225_280, total: 389_120, percentage_used: 42.1 });
});

it('has figures for an empty file system', () => {
  expect(diskEntryOf('files', { blocks: 0, bfree: 0, bavail: 0, bsize: 4096 })).toMatchObject({
    total: 0,
    percentage_used: 0,
  });
});
