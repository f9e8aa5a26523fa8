import { addressFault, type AddressFault } from './public-address.ts';

const sentences: Readonly<Record<AddressFault, (url: URL) => string>> = {
  scheme: () => 'Only http:// and https:// addresses can be fetched.',
  credentials: () => 'The address contains a username or password. Please use one without them.',
  port: ({ port }) => `Nothing can be fetched from port ${port}. Please use 80, 443, or 1024 and above.`,
  not_public: notPublic,
};

/** Why nothing is fetched from an address, as far as the address itself shows: a host's name is looked up later.
 * @see docs/specification/decisions.md §7 */
export function refusedAddress(url: URL, allowed: readonly string[]): string | undefined {
  const fault = addressFault(url, allowed);
  return fault && sentences[fault](url);
}

export function notPublic({ hostname }: URL): string {
  return `${hostname} is not a public address, so nothing can be fetched from it.`;
}
