/** Whom passkeys belong to: the name of a host, and the pages that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The relying party of the app's public address. Browsers allow passkeys on named hosts with https, and on `localhost`.
 * A server that only this machine can reach is known as `localhost`, whatever its IP address.
 * @returns undefined where browsers allow none: for an IP address, or without https
 * @see https://www.w3.org/TR/webauthn-3/#rp-id */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (protocol === 'http:' && /^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    return { id: 'localhost', origin: `http://localhost${port === '' ? '' : `:${port}`}` };
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin };
}
