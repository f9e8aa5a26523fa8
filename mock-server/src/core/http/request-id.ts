import type { Random } from '../ids.ts';

/** The id of a request: the client's own if well formed (8 to 100 letters, digits, `.`, `_`, `-`), so that it can
 * be traced across systems, otherwise a new one. It goes into the log, so nothing else is accepted. */
export function requestIdOf(header: string | undefined, random: Random): string {
  if (header !== undefined && /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/.test(header)) return header;
  return `req_${Buffer.from(random(9)).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}
