import { incomingOf } from './body-source.ts';
import type { HttpContext } from './http-env.ts';

/** The address that a request comes from.
 * @param trustedProxies - how many proxies of ours stand in front: so many entries at the end of X-Forwarded-For are
 * theirs to write, and everything before them could have been made up by the client. 0: the header is ignored.
 * @returns an IPv4 or IPv6 address; '127.0.0.1' for a request made in the same process. */
export function addressOf(c: HttpContext, trustedProxies: number): string {
  const socket = incomingOf(c)?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = named !== undefined && /^[0-9a-f.:]{2,45}$/i.test(named) ? named : socket;
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
