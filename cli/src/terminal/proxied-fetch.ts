import type { Dispatcher } from 'undici';
import { CommandError, UsageError } from '../core/command-error.ts';
import { exitCode } from '../core/exit-code.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

type Environment = Readonly<Record<string, string | undefined>>;

const variables = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'] as const;

/** Whether the environment names a proxy for requests: HTTP_PROXY, HTTPS_PROXY, or the same in lower case. */
export function usesProxy(env: Environment): boolean {
  return variables.some((name) => (env[name] ?? '') !== '');
}

/** The proxies that the environment names, as addresses: `proxy.example:3128`, too, is one with http. Lower case wins, as with
 * curl.
 * @throws UsageError for what is not the address of a proxy that can be used */
export function proxiesOf(env: Environment): { readonly httpProxy?: string; readonly httpsProxy?: string } {
  const http = proxyIn(env, 'http_proxy');
  const https = proxyIn(env, 'https_proxy');
  return {
    ...(http === undefined ? {} : { httpProxy: http }),
    ...(https === undefined ? {} : { httpsProxy: https }),
  };
}

function proxyIn(env: Environment, name: string): string | undefined {
  const used = [name, name.toUpperCase()].find((one) => (env[one] ?? '') !== '');
  const typed = used === undefined ? undefined : env[used];
  if (used === undefined || typed === undefined) return undefined;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  const url = parsedUrl(address);
  if (url !== undefined && /^https?:$/.test(url.protocol)) return address;
  // The password of a proxy is a secret, and must not end up in a pipeline's log.
  const shown = typed.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1***@');
  throw new UsageError(`${used} is not the address of an HTTP proxy, such as http://proxy.example:3128: "${shown}"`);
}

let loaded: Promise<typeof globalThis.fetch> | undefined;

/** `fetch` through the proxy that the environment names, except for the hosts in NO_PROXY. Node's own fetch knows no
 * proxy before version 24, so the library behind it is loaded, but only when there is a proxy. */
export const proxiedFetch: typeof globalThis.fetch = async (...request) => {
  loaded ??= load();
  return (await loaded)(...request);
};

async function load(): Promise<typeof globalThis.fetch> {
  const { EnvHttpProxyAgent, fetch, Pool, setGlobalDispatcher } = await import('undici');
  const { env } = process;
  // The library takes a proxy that hangs up for a lost connection to the server, and opens another one without end.
  const clientFactory = (proxy: URL, options: object): Dispatcher => {
    const pool = new Pool(proxy.origin, options);
    const open = pool.connect.bind(pool);
    const openOrEnd = async (asked: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> => {
      const opened = await open(asked).catch((error: unknown) => {
        // What is said is the root cause, which only names a socket.
        throw proxyFailure(proxy, reasonOf(error));
      });
      if (opened.statusCode === 200) return opened;
      opened.socket.destroy();
      throw opened.statusCode === 407
        ? proxySignIn(proxy, env)
        : proxyFailure(proxy, `answered ${String(opened.statusCode)} to a connection to ${asked.path}`);
    };
    return Object.assign(pool, { connect: openOrEnd });
  };
  setGlobalDispatcher(new EnvHttpProxyAgent({ ...proxiesOf(env), noProxy: unproxiedHosts(env), clientFactory }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two descriptions of the same function
  return fetch as unknown as typeof globalThis.fetch;
}

/** The hosts that are reached directly: those that NO_PROXY names, and this machine, which no proxy could reach. */
export function unproxiedHosts(env: Environment): string {
  const named = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
  return named.trim() === '*' ? '*' : `${named},localhost,127.0.0.1,[::1]`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isHungUp = 'code' in error && error.code === 'UND_ERR_SOCKET';
  return isHungUp ? 'closed the connection' : `cannot be reached: ${error.message}`;
}

function proxySignIn(proxy: URL, env: Environment): CommandError {
  const what =
    proxy.username === '' ? 'asks for a user name and password' : 'does not accept the user name and password for it';
  const settings = variables
    .filter((name) => (env[name] ?? '').includes(proxy.host))
    .map((name) => `${name}=${proxy.protocol}//user:password@${proxy.host}`);
  const next = `Put them into its address: ${settings.join(' and ')}`;
  return new CommandError(`The proxy ${proxy.origin} ${what}`, { ...failed, next });
}

function proxyFailure(proxy: URL, what: string): CommandError {
  const next = 'HTTP_PROXY and HTTPS_PROXY name the proxy, and NO_PROXY the hosts that are reached without it.';
  return new CommandError(`The proxy ${proxy.origin} ${what}. ${next}`, failed);
}

const failed = { exitCode: exitCode.failed, code: 'proxy' };
