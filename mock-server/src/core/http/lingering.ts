import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long and how much of an unwanted body is drained. */
interface LingeringLimits {
  readonly maxBytes: number;
  readonly maxMs: number;
  /** After this long without data, the client is no longer sending. */
  readonly idleMs: number;
}

const limits: LingeringLimits = { maxBytes: 256 * 1_048_576, maxMs: 30_000, idleMs: 3000 };
const checkMs = 250;

/** Lets a client that got a reply before sending its whole body see that reply. Closing immediately would reset the
 * connection, and many clients would then report a connection error instead of the 413. So the rest is
 * drained for a while, up to the limits. */
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
