/** Where a server offers grt, for the address of its API. Ends with a slash. */
export function downloadsUrl(apiUrl: string): URL {
  return new URL('../downloads/', `${apiUrl}/`);
}
