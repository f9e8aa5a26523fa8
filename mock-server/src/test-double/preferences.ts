import type { Fault } from './public-api.ts';

/** What a request asks of its reply. */
export interface Preferences {
  readonly code?: string;
  readonly example?: string;
  readonly delayMs?: number;
  /** What was given as a delay and is none. */
  readonly wrongDelay?: string;
}

/** Statuses that a fault can refuse with. */
export const faultStatuses = [400, 401, 403, 404, 409, 410, 412, 422, 429, 500, 503, 504] as const;

/** `Prefer: code=404, example=changed_meanwhile, delay=200`: for one request. Other preferences mean something to others. */
export function readPreferences(header: string | null): Preferences {
  if (header === null) return {};
  const wanted = new Map(header.split(',').map((part) => readPreference(part.trim())));
  const code = wanted.get('code');
  const example = wanted.get('example');
  const delay = wanted.get('delay');
  const delayMs = Number(delay);
  return {
    ...(code === undefined ? {} : { code }),
    ...(example === undefined ? {} : { example }),
    ...(delayMs > 0 ? { delayMs } : {}),
    ...(delay === undefined || delayMs >= 0 ? {} : { wrongDelay: delay }),
  };
}

/** `name=value` or `name="value"`. */
function readPreference(text: string): [name: string, value: string] {
  const [name = '', value = ''] = text.split('=', 2);
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
  return [name.toLowerCase(), isQuoted ? value.slice(1, -1) : value];
}

/** Whether the reply is one of the document's examples: by name, or by a status that is no refusal of a fault. */
export function wantsExample({ code, example }: Preferences): boolean {
  return example !== undefined || (code !== undefined && statusOf(code) === undefined);
}

/** The fault that a request asks for. */
export function preferredFault(preferences: Preferences): Fault | undefined {
  const { code, delayMs } = preferences;
  const status = wantsExample(preferences) || code === undefined ? undefined : statusOf(code);
  if (status === undefined && delayMs === undefined) return undefined;
  return { ...(status === undefined ? {} : { status }), ...(delayMs === undefined ? {} : { delayMs }) };
}

function statusOf(code: string): Fault['status'] {
  return faultStatuses.find((one) => String(one) === code);
}
