import type { Context } from '../../core/context.ts';
import { preferences, readPreferences } from '../../core/preferences.ts';
import { accountType } from '../../parts/account-type.ts';
import type { Suggestion } from './suggestion.ts';

/** The latest ones, as many as a shell shows at a time. Once something is typed, the first 1,000 are looked through:
 * a list without a page. */
const latest = { per_page: 50 };
const pageFor = (typed: string): { readonly per_page?: number } => (typed === '' ? latest : {});
/** Waiting longer than this makes the shell feel stuck. */
const patienceMs = 2000;

/** Which records are offered. */
interface Wanted {
  readonly per_page?: number;
  /** Only these, where a command decides on what waits. */
  readonly status?: 'pending';
}

type Values = (context: Context, wanted: Wanted) => readonly Suggestion[] | Promise<readonly Suggestion[]>;

/** Values for a command's argument, most of them from the server. Empty if the server cannot be asked. */
export async function valuesFor(
  context: Context,
  path: readonly string[],
  typed: string,
): Promise<readonly Suggestion[]> {
  const [noun = '', verb = ''] = path;
  // `feed` is another name of `feeds`.
  const found = [path.join(' '), ...(withoutValues.has(verb) ? [] : [noun, `${noun}s`])];
  const name = found.find((one) => Object.hasOwn(byCommand, one));
  const values = name === undefined ? undefined : byCommand[name];
  if (values === undefined) return [];
  const decides = verb === 'approve' || verb === 'reject';
  try {
    return await values(context, { ...pageFor(typed), ...(decides ? { status: 'pending' } : {}) });
  } catch {
    // A shell has no place for errors; the command itself will report them.
    return [];
  }
}

const withoutValues = new Set([
  'list',
  'ls',
  'add',
  'create',
  'upload',
  'validate',
  'sync',
  'add-url',
  'init',
  'export',
]);

/** By the whole command, or by its noun. */
const byCommand: Readonly<Record<string, Values>> = {
  profile: profileNames,
  'auth switch': profileNames,
  api: async () => {
    const { operationTable } = await import('@grt/sdk/contract');
    return Object.entries(operationTable).map(([value, { method, path }]) => ({ value, about: `${method} ${path}` }));
  },
  'settings get': settingNames,
  'settings set': async () => (await settingNames()).map(({ value, about }) => ({ value: `${value}=`, about })),
  'config get': preferenceNames,
  'config set': preferenceNames,
  'alias delete': aliasNames,
  'system cron run': async (context) => {
    const jobs = await (await context.grt()).system.cronJobs({}, quick(context));
    return jobs.map(({ command, schedule }) => ({ value: command, about: schedule }));
  },
  domains: domainNames,
  bids: domainNames,
  feeds: async (context, wanted) => {
    const grt = await context.grt();
    const isAdmin = (await accountType(context)) === 'admin';
    const { data } = await (isAdmin
      ? grt.adminFeeds.list(wanted, quick(context))
      : grt.clientFeeds.list(wanted, quick(context)));
    return data.map(({ id, feed_name, review_status }) => numbered(id, `${feed_name}, ${review_status}`));
  },
  registrations: async (context, wanted) => {
    const { data } = await (await context.grt()).registrations.list(wanted, quick(context));
    return data.map(({ id, company_name, status }) => numbered(id, `${company_name}, ${status}`));
  },
  clients: async (context, { per_page }) => {
    const { data } = await (await context.grt()).clients.list({ per_page }, quick(context));
    return data.map(({ client_id, company_name, status }) => numbered(client_id, `${company_name}, ${status}`));
  },
  pages: async (context, { per_page }) => {
    const { data } = await (await context.grt()).pages.list({ per_page }, quick(context));
    return data.map(({ slug, title }) => ({ value: slug, about: title }));
  },
  variables: async (context) => {
    const variables = await (await context.grt()).variables.list(undefined, quick(context));
    return variables.map(({ variable_key, variable_name }) => ({ value: variable_key, about: variable_name }));
  },
  geo: async (context) => {
    const { countries, states } = await (await context.grt()).geo.list(undefined, quick(context));
    return [...countries, ...states].map(({ code, name }) => ({ value: code, about: name }));
  },
  users: async (context, { per_page }) => {
    const { data } = await (await context.grt()).users.list({ per_page }, quick(context));
    return data.map(({ id, username }) => numbered(id, username));
  },
  tokens: async (context, { per_page }) => {
    const { data } = await (await context.grt()).tokens.list({ per_page }, quick(context));
    return data.map(({ id, name }) => numbered(id, name));
  },
};

async function profileNames({ accounts }: Context): Promise<readonly Suggestion[]> {
  const { profiles } = await accounts.kept();
  return [...profiles].map(([value, { api_url }]) => ({ value, about: api_url }));
}

async function settingNames(): Promise<readonly Suggestion[]> {
  const names = await import('../settings/setting-names.ts');
  return names.settingNames.map((value) => ({ value, about: '' }));
}

function preferenceNames(): readonly Suggestion[] {
  return Object.entries(preferences).map(([value, { about }]) => ({ value, about }));
}

/** The words that the user gave command lines. */
export async function aliasNames({ preferencesPath }: Context): Promise<readonly Suggestion[]> {
  const { aliases } = await readPreferences(preferencesPath);
  return Object.entries(aliases).map(([value, about]) => ({ value, about }));
}

async function domainNames(context: Context, wanted: Wanted): Promise<readonly Suggestion[]> {
  const { data } = await (await context.grt()).domains.list(wanted, quick(context));
  return data.map(({ domain_name, status }) => ({ value: domain_name, about: status }));
}

function quick({ signal }: Context): {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly retries: number;
} {
  return { signal, timeoutMs: patienceMs, retries: 0 };
}

function numbered(id: number, about: string): Suggestion {
  return { value: String(id), about };
}
