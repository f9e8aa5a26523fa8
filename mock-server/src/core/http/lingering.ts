import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long and how much is read of a body that nobody wants any more. */
interface LingeringLimits {
  readonly maxBytes: number;
  readonly maxMs: number;
  /** Without a byte for so long, nobody is sending any more. */
  readonly idleMs: number;
}

const limits: LingeringLimits = { maxBytes: 256 * 1_048_576, maxMs: 30_000, idleMs: 3000 };
const checkMs = 250;

/** Lets a client that was answered before it had sent its whole body see that answer. Closing at once would reset the
 * connection, and many clients then report a broken connection instead of the 413 that they were sent. So the rest is
 * read and dropped for a while; what is longer than the limits is cut off. */
export function lingerAfterReply(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { maxBytes, maxMs, idleMs } = limits,
): void {
  outgoing.once('finish', () => {
    const { socket } = incoming;
    if (incoming.complete || socket.destroyed) return;
    const startBytes = socket.bytesRead;
    let seenBytes = startBytes;
    let passedMs = 0;
    let idleForMs = 0;
    const timer = setInterval(() => {
      passedMs += checkMs;
      idleForMs = socket.bytesRead === seenBytes ? idleForMs + checkMs : 0;
      seenBytes = socket.bytesRead;
      const isTooMuch = seenBytes - startBytes > maxBytes || passedMs >= maxMs || idleForMs >= idleMs;
      if (isTooMuch && !incoming.complete) socket.destroy();
      if (isTooMuch || incoming.complete || socket.destroyed) clearInterval(timer);
    }, checkMs);
    timer.unref();
    incoming.resume();
  });
}
