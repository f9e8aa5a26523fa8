import { Refusal } from '../refusal.ts';
import type { HttpContext } from './http-env.ts';

/** Load balancers call an instance under its own address. */
const anyHost = new Set(['/api/health', '/api/health/live']);

/** What the server is reached by. */
export interface PublicOrigin {
  /** The host (and port, unless it is the usual one) that the server goes by; undefined for any. */
  readonly onlyHost?: string | undefined;
  /** Whether the proxies in front have to say that a request came to them over https. */
  readonly onlyHttps?: boolean;
  /** With proxies in front, the name that the client used is in X-Forwarded-Host, if it is sent. */
  readonly trustedProxies?: number;
}

/** @throws Refusal 421 for a request to another name, or one that may have crossed the network in the clear. */
export function requirePublicOrigin(
  c: HttpContext,
  { onlyHost, onlyHttps = false, trustedProxies = 0 }: PublicOrigin,
): void {
  if (anyHost.has(c.req.path)) return;
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-host') : undefined;
  const host = (forwarded?.split(',').at(-1) ?? c.req.header('host') ?? '').trim().toLowerCase();
  if (onlyHost !== undefined && host !== onlyHost)
    throw new Refusal(421, `This server is only available at ${onlyHost}.`, { code: 'wrong_host' });
  if (onlyHttps && schemeOf(c, trustedProxies) !== 'https')
    throw new Refusal(
      421,
      'This server is only available over https. If you run it: the proxy in front has to send X-Forwarded-Proto: https.',
      { code: 'wrong_host' },
    );
}

/** What the outermost of our proxies was asked over, as far as they say so. */
function schemeOf(c: HttpContext, trustedProxies: number): string | undefined {
  const said = (c.req.header('x-forwarded-proto') ?? '').split(',').map((scheme) => scheme.trim().toLowerCase());
  return said.at(-trustedProxies) ?? said[0];
}
