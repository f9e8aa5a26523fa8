/** Whether the environment names a proxy for requests: HTTP_PROXY, HTTPS_PROXY, or the same in lower case. */
export function usesProxy(env: Readonly<Record<string, string | undefined>>): boolean {
  return ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => (env[name] ?? '') !== '');
}

let loaded: Promise<typeof globalThis.fetch> | undefined;

/** `fetch` through the proxy that the environment names, except for the hosts in NO_PROXY. Node's own fetch knows no
 * proxy before version 24, so the library behind it is loaded, but only when there is a proxy. */
export const proxiedFetch: typeof globalThis.fetch = async (...request) => {
  loaded ??= load();
  return (await loaded)(...request);
};

async function load(): Promise<typeof globalThis.fetch> {
  const { EnvHttpProxyAgent, fetch, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new EnvHttpProxyAgent());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two descriptions of the same function
  return fetch as unknown as typeof globalThis.fetch;
}
