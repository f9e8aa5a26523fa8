// Why no call can be made with what a program has set. No value is quoted that may be secret.
import { parsedUrl } from '../../contract/formats/parsed-url.ts';
import type { CheckedOptions, Runtime } from './runtime.ts';

type Kinds = Readonly<Record<keyof CheckedOptions, readonly [rule: string, fits: (value: unknown) => boolean]>>;

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const kinds: Kinds = {
  baseUrl: ['text or a URL', (value) => typeof value === 'string' || value instanceof URL],
  token: ['text', (value) => typeof value === 'string'],
  fetch: ['a function', (value) => typeof value === 'function'],
  retries: ['a number from 0', isAmount],
  maxRetryAfterMs: ['a number of milliseconds from 0', isAmount],
};

/** Says which option is not what TypeScript asks for. */
export function kindProblem(options: CheckedOptions): string | undefined {
  for (const [name, [rule, fits]] of Object.entries(kinds)) {
    const value: unknown = Reflect.get(options, name);
    if (value !== undefined && !fits(value)) return `${name} must be ${rule}, not ${kindOf(value)}.`;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

export function addressProblem(address: string, isPage: boolean): string | undefined {
  // The scheme, or a part of it, may be missing.
  if (/^(?:[^/?#]*\/+)?[^/?#]*@/.test(address))
    return 'baseUrl (or GRT_API_URL) must not contain a user name or password. Sign in, or pass a token instead.';
  if (isPage || (/^https?:\/\/[^/?#]/i.test(address) && parsedUrl(address) !== undefined)) return undefined;
  const given = address.includes('@') ? 'without a user name or password' : `not '${address}'`;
  return `Outside a browser, baseUrl (or GRT_API_URL) must be an absolute URL such as https://platform.example/api, ${given}.`;
}

/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1;

export const requestProblem: Runtime['requestProblem'] = ({ headers, timeoutMs }) => {
  // A timer takes anything else as no time at all.
  if (!(timeoutMs > 0 && timeoutMs <= longestMs))
    return `timeoutMs must be a number of milliseconds above 0, up to ${String(longestMs)}, not ${kindOf(timeoutMs)}.`;
  // What fetch says of such a value has the value in it.
  const [name] = Object.entries(headers).find(([, value]) => /[^\t -~\u0080-\u00ff]/.test(value.trim())) ?? [];
  if (name === undefined) return undefined;
  const what = name === 'authorization' ? 'token' : `header ${name}`;
  return `The ${what} has a line break or a character that it cannot have, so nothing was sent.`;
};
