import type { Credentials, StoredProfile } from '@grt/sdk/credentials';
import { UsageError } from './command-error.ts';
import type { GlobalFlags } from './global-flags.ts';
import type { World } from './world.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

/** Where the reference server listens by default. */
export const defaultApiUrl = 'http://127.0.0.1:4010/api';

/** Which server is called, and as whom. */
export interface Account {
  readonly profile: string;
  /** The user named the profile, with a flag or in the environment. */
  readonly isNamed: boolean;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** An API token from the environment, which takes precedence over stored ones. */
  readonly environmentToken: string | undefined;
  /** What is stored for this profile on this server. */
  readonly stored: StoredProfile | undefined;
  /** Another server that the profile belongs to. Its token is not sent here. */
  readonly keptForOther: string | undefined;
}

/**
 * Chooses the account: the named profile, otherwise the one stored for the named server, otherwise the current one.
 * A stored token is only sent to the server that issued it.
 * @throws UsageError for an invalid address
 */
export function chooseAccount(
  flags: Pick<GlobalFlags, 'profile' | 'apiUrl'>,
  env: World['env'],
  credentials: Credentials,
): Account {
  const wanted = flags.apiUrl ?? nonEmpty(env['GRT_API_URL']);
  const wantedUrl = wanted === undefined ? undefined : parseApiUrl(wanted);
  const named = namedProfile(flags, env);
  const name = named ?? profileFor(wantedUrl, credentials);
  if (!/^(?!__proto__$)[\w.:@+-]{1,100}$/.test(name)) {
    throw new UsageError(`"${name}" is not a valid profile name: use letters, digits, and . : @ + - _`);
  }
  const kept = credentials.profiles.get(name);
  const apiUrl = wantedUrl ?? kept?.api_url ?? defaultApiUrl;
  const isHere = kept !== undefined && kept.api_url === apiUrl;
  return {
    profile: name,
    isNamed: named !== undefined,
    apiUrl,
    environmentToken: nonEmpty(env['GRT_TOKEN']),
    stored: isHere ? kept : undefined,
    keptForOther: kept === undefined || isHere ? undefined : kept.api_url,
  };
}

/** The profile that the user named. */
export function namedProfile(flags: Pick<GlobalFlags, 'profile'>, env: World['env']): string | undefined {
  return flags.profile ?? nonEmpty(env['GRT_PROFILE']);
}

/** The profile for an account that signs in without naming one: its own if it has one on this server, otherwise the
 * server's, otherwise a new one. Never someone else's. */
export function profileForNew(
  { current, profiles }: Credentials,
  { apiUrl, username }: { readonly apiUrl: string; readonly username: string | undefined },
): string {
  const own = [...profiles].filter(([, kept]) => kept.api_url === apiUrl && kept.user?.username === username);
  const [first] = own.find(([name]) => name === current) ?? own[0] ?? [];
  const { host } = new URL(apiUrl);
  return first ?? (profiles.has(host) ? `${username ?? 'token'}@${host}` : host);
}

/** The normalized address of an API: no trailing slash, no query. */
export function parseApiUrl(typed: string): string {
  const url = parsedUrl(typed);
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    // With an at sign, it may have a password.
    const what = typed.includes('@') ? 'A server URL has no user name or password' : `"${typed}" is not a server URL`;
    throw new UsageError(`${what}. Use one like ${defaultApiUrl}`);
  }
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}

function profileFor(wantedUrl: string | undefined, { current, profiles }: Credentials): string {
  const currentUrl = current === undefined ? undefined : profiles.get(current)?.api_url;
  if (current !== undefined && currentUrl !== undefined && (wantedUrl ?? currentUrl) === currentUrl) return current;
  if (wantedUrl === undefined) return new URL(defaultApiUrl).host;
  const host = new URL(wantedUrl).host;
  if (profiles.get(host)?.api_url === wantedUrl) return host;
  return [...profiles].find(([, profile]) => profile.api_url === wantedUrl)?.[0] ?? host;
}

function nonEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
