/** Whether passkeys may work on this page: the browser has them, and the address is a name and not an IP address. */
export function canUsePasskeys(): boolean {
  // The page that the build draws has them, and public/before-paint.js says whether they are seen.
  if (typeof window === 'undefined') return true;
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Why no passkey can be added on this page, and what to do; undefined where one can.
 * @param origin - where the server says that passkeys belong, null for nowhere */
export function passkeyObstacle(origin: string | null): string | undefined {
  if (origin === null)
    return 'Passkeys are not available here: browsers allow them only on a site with a host name and HTTPS, not on an IP address.';
  if (origin !== location.origin)
    return `Passkeys work at ${origin}, not at this address: browsers do not allow them on an IP address or another host. To add one, open the platform at that address.`;
  return 'PublicKeyCredential' in window ? undefined : 'This browser does not support passkeys.';
}
