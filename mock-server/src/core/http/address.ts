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
  const address = named !== undefined && /^[0-9a-f.:]{2,45}$/i.test(named) ? named : socket;
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
