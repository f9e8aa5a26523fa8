import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isListed, isPublicAddress } from './public-address.ts';

/** Addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The addresses among those found for a URL's host that a request may go to. */
export function fittingAddresses(
  url: URL,
  found: readonly LookupAddress[],
  allowed: readonly string[],
): readonly LookupAddress[] {
  return isListed(url, allowed) ? found : found.filter(({ address }) => isPublicAddress(address));
}

/** Answers a connection's lookup of the host's addresses with those that were checked, so that a name that meanwhile
 * resolves differently changes nothing. */
export function alwaysTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (host, { all }, done) => {
    const [first] = addresses;
    if (first === undefined) done(new Error(`No address of ${host} was checked`), '', 0);
    else if (all === true) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}
