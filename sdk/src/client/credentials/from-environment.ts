import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fixedTokenStore } from '../session.ts';
import type { EnvironmentOptions } from '../runtime/runtime.ts';
import { credentialPath, parseCredentials, type StoredProfile } from './credential-file.ts';
import { profileTokenStore } from './profile-store.ts';

/** What the environment says about the server and the account, as `grt` reads it: `GRT_API_URL` is the server, and
 * `GRT_TOKEN` an API token for it. `GRT_PROFILE` is an account that `grt auth login` has kept on this machine, with its
 * server; its session is only sent there, and renewed as `grt` does it.
 * @throws Error if there is no such profile
 * @throws CredentialsError if the file that keeps them cannot be understood */
export function fromEnvironment(
  env: Readonly<Record<string, string | undefined>> = process.env,
  homeDir: () => string = homedir,
): EnvironmentOptions {
  const { GRT_API_URL: url, GRT_TOKEN: token, GRT_PROFILE: profile } = env;
  const given = url ? { baseUrl: url } : {};
  if (token && url) return { ...given, tokenStore: fixedTokenStore(token) };
  if (!profile) return { ...given, ...(token && { tokenStore: fixedTokenStore(token) }) };
  const path = credentialPath({ env, homeDir: homeDir() });
  const kept = profileIn(path, profile);
  const baseUrl = url ? withoutSlash(url) : kept.api_url;
  if (token) return { baseUrl, tokenStore: fixedTokenStore(token) };
  return { baseUrl, tokenStore: profileTokenStore({ path, profile, apiUrl: baseUrl }, waiting) };
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '');
}

/** Read at once: a client knows its server from the start. */
function profileIn(path: string, name: string): StoredProfile {
  let text = '{"profiles":{}}';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const found = parseCredentials(text, path).profiles.get(name);
  if (found === undefined)
    throw new Error(`GRT_PROFILE names "${name}", which is not in ${path}. Run: grt auth login --profile ${name}`);
  return found;
}

const waiting = {
  now: Date.now,
  sleep: async (ms: number): Promise<void> => await pause(ms),
  signal: new AbortController().signal,
};
