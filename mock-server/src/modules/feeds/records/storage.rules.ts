import { storageText } from '@grt/sdk/contract';

const bytesPerMegabyte = 1_048_576;

/** What a client keeps, and may keep. */
export interface Storage {
  readonly usedBytes: number;
  /** In MB of 1,048,576 bytes. */
  readonly limitMb: number;
}

/** Why there is no room for this many more bytes, or undefined if there is.
 * @see docs/decisions/0018-storage.md */
export function storageFault({ usedBytes, limitMb }: Storage, incomingBytes: number): string | undefined {
  // A file has a byte at least, so that what is full stays full.
  if (usedBytes + Math.max(incomingBytes, 1) <= limitBytes(limitMb)) return undefined;
  return `There is not enough storage for this file: ${storageText({ usedBytes, limitBytes: limitBytes(limitMb) })} are already used for feed files. Please delete feeds you no longer need, or contact support to get more.`;
}

/** The limit in bytes. */
export function limitBytes(limitMb: number): number {
  return limitMb * bytesPerMegabyte;
}
