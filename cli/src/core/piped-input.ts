import { UsageError } from './command-error.ts';
import type { World } from './world.ts';

/** Reads standard input, once.
 * @param flag - what needs it, for messages
 * @param maxBytes - the rest of a longer input is left unread
 * @returns its bytes, or one more than `maxBytes`
 * @throws UsageError at a terminal, where it would wait forever, and if something else has read it */
export type PipedInput = (flag: string, maxBytes?: number) => Promise<Uint8Array>;

export function pipedInput({ stdin }: Pick<World, 'stdin'>): PipedInput {
  let isRead = false;
  return async (flag, maxBytes = Number.POSITIVE_INFINITY) => {
    if (stdin.isTTY) throw new UsageError(`${flag} reads standard input: pipe it in`);
    if (isRead)
      throw new UsageError(
        'Standard input can be read only once. Save one of the inputs to a file, and name that file instead of -',
      );
    isRead = true;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stdin.stream) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size > maxBytes) break;
    }
    return Buffer.concat(chunks).subarray(0, maxBytes + 1);
  };
}
