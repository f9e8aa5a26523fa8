import { parsedUrl } from '@grt/sdk/formats/parsed-url';
import { UsageError } from './command-error.ts';
import type { Context } from './context.ts';

/** The address of the web app, without a trailing slash: on the server's origin unless GRT_WEB_URL is set. */
export async function webAddress({ accounts, webUrl }: Pick<Context, 'accounts' | 'webUrl'>): Promise<string> {
  return webUrl ?? (await accounts.chosen()).apiUrl.replace(/\/api$/, '');
}

/** What the address of a screen names, such as `3008` in `https://grt.example/admin/registrations/3008`.
 * @param kind - the records that are meant: `registrations`, and what one is called
 * @returns undefined if the text is no address
 * @throws UsageError for an address on another server, or of something else */
export async function namedByScreen(
  context: Pick<Context, 'accounts' | 'webUrl'>,
  { noun, what: [one] }: { readonly noun: string; readonly what: readonly [one: string, several: string] },
  typed: string,
): Promise<string | undefined> {
  const url = /^https?:\/\//i.test(typed) ? parsedUrl(typed) : undefined;
  if (url === undefined) return undefined;
  const base = await webAddress(context);
  const { apiUrl } = await context.accounts.chosen();
  if (![new URL(base).origin, new URL(apiUrl).origin].includes(url.origin))
    throw new UsageError(
      `${url.origin} is not the server in use, which is at ${base}. To use another one, add --profile or --api-url`,
    );
  const [, shown, inPath] = /\/(?:admin|client|preview)\/([\w-]+)(?:\/([^/]+))?/.exec(url.pathname) ?? [];
  // Workspaces keep what is open in the query.
  const named = decodedPart(inPath) ?? url.searchParams.get('open') ?? url.searchParams.get('review') ?? '';
  if (shown === noun && !['', 'create', 'next'].includes(named)) return named;
  throw new UsageError(`${typed} is not the address of the screen of one ${one}: use its id or name`);
}

/** A part of a path as it is meant; undefined if its percent signs make no sense. */
function decodedPart(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
