/** Decisions in one call, as web and command line send them: few enough to show progress and to stop soon. The contract
 * allows 500. */
const mostPerCall = 100;
/** Below the largest body, 1 MiB, with room for what each decision has besides its text. */
const mostTextBytes = 900_000;
const besidesTextBytes = 100;

/** How many decisions go into one call, so that it stays small enough.
 * @param text - the longest text of a decision
 * @returns 1 to 100 */
export function decisionsPerCall(text = ''): number {
  const bytes = new TextEncoder().encode(JSON.stringify(text)).byteLength + besidesTextBytes;
  return Math.max(1, Math.min(mostPerCall, Math.floor(mostTextBytes / bytes)));
}
