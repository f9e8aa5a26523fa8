import { BlockList, isIP } from 'node:net';

/** Networks that are not public: this host, private, link-local, shared, test, documentation, multicast, reserved.
 * @see IANA's special-purpose address registries (RFC 6890) */
const special: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Only the publicly assigned part of IPv6 counts, without the ranges for other addresses and for documentation:
 * mapped and translated IPv4 addresses lie outside it. */
const public6: readonly [string, number] = ['2000::', 3];
const special6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of special) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of special6) blocked.addSubnet(network, bits, 'ipv6');
const assigned = new BlockList();
assigned.addSubnet(...public6, 'ipv6');

/** Whether an IP address is one that anyone on the internet can have. False for anything that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && assigned.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Whether an address is on a list of the operator's, by its host or by host and port. */
export function isListed(url: URL, allowed: readonly string[]): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return allowed.includes(url.hostname) || allowed.includes(`${url.hostname}:${port}`);
}

/** The IP address that a URL has instead of a host name, in the form that Node accepts; undefined for a name. The URL
 * parser has already converted every notation (decimal, hexadecimal, octal, full-width) into the usual one. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? undefined : bare;
}

/** What is wrong with an address, for a request that goes out to it. */
export type AddressFault = 'scheme' | 'credentials' | 'port' | 'not_public';

/** Why no request is sent to an address that someone entered, as far as the address itself shows: a host's name is
 * looked up later (checked-lookup.ts). Ports below 1024, except those of the web, are services that expect something
 * other than a request for a page.
 * @param allowed - hosts, or hosts with ports, that need not be public. */
export function addressFault(url: URL, allowed: readonly string[]): AddressFault | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (isListed(url, allowed)) return undefined;
  const port = Number(url.port);
  if (url.port !== '' && port < 1024 && port !== 80 && port !== 443) return 'port';
  const address = literalAddress(url);
  return address === undefined || isPublicAddress(address) ? undefined : 'not_public';
}
