import { isIP } from 'node:net';
import { incomingOf } from './body-source.ts';
import type { HttpContext } from './http-env.ts';

/** The address that a request comes from.
 * @param trustedProxies - number of trusted proxies in front: that many entries at the end of X-Forwarded-For are
 * theirs, and everything before them could be forged by the client. 0: the header is ignored.
 * @returns an IPv4 or IPv6 address; '127.0.0.1' for a request made in the same process. */
export function addressOf(c: HttpContext, trustedProxies: number): string {
  const socket = incomingOf(c)?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return plainAddress(named ?? '') ?? plainAddress(socket) ?? socket;
}

/** An address as limits count it: without the port that some proxies write behind it, which is another one for each
 * connection, and IPv4 as such where it is written as IPv6.
 * @returns undefined for anything else. */
export function plainAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%', 1); // without the zone of a link-local one
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const mapped = /^::ffff:([0-9a-f]{4})([0-9a-f]{4})$/.exec(expandedTail(address));
  if (!mapped) return address;
  return mapped.slice(1).flatMap(octets).join('.');
}

/** `::ffff:c0000201` for an IPv4 address within IPv6, in whichever way it is written. */
function expandedTail(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const groups = short.split(':');
  const tail = groups.slice(-2).map((group) => group.padStart(4, '0'));
  return `${groups.slice(0, -2).join(':')}:${tail.join('')}`;
}

function octets(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
