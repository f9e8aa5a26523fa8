import { createDigest } from '../core/files/digest.ts';
import type { FileStore } from '../core/files/file-store.ts';

/** Reads the files it receives, with their limits, and keeps none: for tests of what comes before the handlers, which would
 * otherwise wait until thousands of files are on disk. Whatever a handler would do with a file throws. */
export const unkeptFiles: FileStore = {
  async receive(source, { maxBytes }) {
    const digest = createDigest(maxBytes);
    for await (const chunk of source) digest.add(chunk);
    return { id: 'unkept', ...digest.result(), open: notKept, keep: notKept, discard: async () => undefined };
  },
  put: notKept,
  restore: notKept,
  scratch: notKept,
  open: notKept,
  remove: notKept,
  sweep: notKept,
};

function notKept(): never {
  throw new Error('This store keeps no files');
}
