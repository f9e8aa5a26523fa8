import type { Context } from '../../core/context.ts';
import { accountType } from '../../parts/account-type.ts';
import type { Suggestion } from './suggestion.ts';

/** The latest ones, as many as a shell shows at a time. Once something is typed, the first 1,000 are looked through:
 * a list without a page. */
const latest = { per_page: 50 };
const pageFor = (typed: string): { readonly per_page?: number } => (typed === '' ? latest : {});
/** Waiting longer than this makes the shell feel stuck. */
const patienceMs = 2000;

type Values = (context: Context, page: { readonly per_page?: number }) => Promise<readonly Suggestion[]>;

/** Values for a command's argument, from the server. Empty if the server cannot be asked. */
export async function valuesFor(
  context: Context,
  path: readonly string[],
  typed: string,
): Promise<readonly Suggestion[]> {
  const [noun = '', verb = ''] = path;
  // `feed` is another name of `feeds`.
  const found = [noun, `${noun}s`].find((name) => Object.hasOwn(byNoun, name));
  const values = found === undefined || withoutValues.has(verb) ? undefined : byNoun[found];
  if (values === undefined) return [];
  try {
    return await values(context, pageFor(typed));
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

const byNoun: Readonly<Record<string, Values>> = {
  profile: async ({ accounts }) => {
    const { profiles } = await accounts.kept();
    return [...profiles].map(([value, { api_url }]) => ({ value, about: api_url }));
  },
  domains: domainNames,
  bids: domainNames,
  feeds: async (context, page) => {
    const grt = await context.grt();
    const isAdmin = (await accountType(context)) === 'admin';
    const { data } = await (isAdmin
      ? grt.adminFeeds.list(page, quick(context))
      : grt.clientFeeds.list(page, quick(context)));
    return data.map(({ id, feed_name, review_status }) => numbered(id, `${feed_name}, ${review_status}`));
  },
  registrations: async (context, page) => {
    const { data } = await (await context.grt()).registrations.list(page, quick(context));
    return data.map(({ id, company_name, status }) => numbered(id, `${company_name}, ${status}`));
  },
  clients: async (context, page) => {
    const { data } = await (await context.grt()).clients.list(page, quick(context));
    return data.map(({ client_id, company_name, status }) => numbered(client_id, `${company_name}, ${status}`));
  },
  pages: async (context, page) => {
    const { data } = await (await context.grt()).pages.list(page, quick(context));
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
  users: async (context, page) => {
    const { data } = await (await context.grt()).users.list(page, quick(context));
    return data.map(({ id, username }) => numbered(id, username));
  },
  tokens: async (context, page) => {
    const { data } = await (await context.grt()).tokens.list(page, quick(context));
    return data.map(({ id, name }) => numbered(id, name));
  },
};

async function domainNames(context: Context, page: { readonly per_page?: number }): Promise<readonly Suggestion[]> {
  const { data } = await (await context.grt()).domains.list(page, quick(context));
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
