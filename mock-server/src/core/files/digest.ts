import { createHash } from 'node:crypto';

import { FileTooLargeError } from './file-store.ts';
import type { ReceivedFile } from './file-store.ts';

const headBytes = 4096;

/** What is noted about a file while it arrives. */
export interface Digest {
  /** @throws FileTooLargeError at the first excess byte. */
  add(chunk: Uint8Array): void;
  result(): Pick<ReceivedFile, 'sizeBytes' | 'sha256' | 'head'>;
}

export function createDigest(maxBytes: number): Digest {
  const hash = createHash('sha256');
  let head = new Uint8Array(0);
  let sizeBytes = 0;
  return {
    add(chunk) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxBytes) throw new FileTooLargeError(maxBytes);
      if (head.byteLength < headBytes)
        head = new Uint8Array(Buffer.concat([head, chunk.subarray(0, headBytes - head.byteLength)]));
      hash.update(chunk);
    },
    result: () => ({ sizeBytes, sha256: hash.digest('hex'), head }),
  };
}
