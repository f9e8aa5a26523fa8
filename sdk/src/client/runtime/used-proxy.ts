import { parsedUrl } from '../../contract/formats/parsed-url.ts';

/** The proxy that a failed call went through, without its password, where this can be known: Node is told to use those of the
 * environment, or the error is that of a proxy. */
export function usedProxy(
  url: string,
  error: unknown,
  { env, execArgv }: Pick<NodeJS.Process, 'env' | 'execArgv'> = process,
): string | undefined {
  const options = [...execArgv, ...(env['NODE_OPTIONS'] ?? '').split(' ')];
  const isTold = env['NODE_USE_ENV_PROXY'] === '1' || options.includes('--use-env-proxy');
  const asked = parsedUrl(url);
  if (asked === undefined || !(isTold || isOfProxy(error))) return undefined;
  const { protocol, hostname } = asked;
  const name = `${protocol.slice(0, -1)}_proxy`;
  const proxy = env[name] ?? env[name.toUpperCase()] ?? '';
  const isDirect = (env['no_proxy'] ?? env['NO_PROXY'] ?? '')
    .split(/[\s,]+/)
    .map((host) => host.replace(/^\*?\.?(?=.)|:\d+$/g, ''))
    .some((host) => host === '*' || hostname === host || (host !== '' && hostname.endsWith(`.${host}`)));
  return isDirect ? undefined : parsedUrl(proxy)?.origin;
}

/** What undici says when a proxy refuses a tunnel. */
function isOfProxy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.startsWith('Proxy response') || isOfProxy(error.cause);
}
