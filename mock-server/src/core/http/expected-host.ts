import { Refusal } from '../refusal.ts';
import type { HttpContext } from './http-env.ts';

/** Load balancers call an instance under its own address. */
const anyHost = new Set(['/api/health', '/api/health/live']);

/** @param onlyHost - the host (and port, unless it is the usual one) that the server goes by; undefined for any.
 * @param trustedProxies - with a proxy in front, the name that the client used is in X-Forwarded-Host if it is sent.
 * @throws Refusal 421 for a request to another name. */
export function requireHost(c: HttpContext, onlyHost: string | undefined, trustedProxies: number): void {
  if (onlyHost === undefined || anyHost.has(c.req.path)) return;
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-host') : undefined;
  const host = (forwarded?.split(',').at(-1) ?? c.req.header('host') ?? '').trim().toLowerCase();
  if (host === onlyHost) return;
  throw new Refusal(421, `This server is only available at ${onlyHost}.`, { code: 'wrong_host' });
}
