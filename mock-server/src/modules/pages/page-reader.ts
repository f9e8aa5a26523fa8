import { unknownWords } from '@grt/sdk/rules';
import type { PublishedPage } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Handler } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { invalid } from '../../core/refusal.ts';
import { normalizeDomainName } from '@grt/sdk/formats/domain-name';
import { builtInValues } from './built-in-variables.rules.ts';
import { found } from './pages.commands.ts';
import type { PageContentCache } from './page-content-cache.ts';
import { fillVariables } from './page-variables.rules.ts';
import { sanitizeContent } from './page-content.rules.ts';
import { isPublic, readContent } from './pages.rules.ts';
import type { PageStore } from './pages.store.ts';
import type { PageRow } from '../../tables/pages.tables.ts';
import type { VariableStore } from './variables.store.ts';

interface Parts extends ValueParts {
  readonly pages: PageStore;
  readonly cache: PageContentCache;
}

interface ValueParts {
  readonly variables: VariableStore;
  readonly clock: Clock;
}

/** The values of all variables: the domain's own, or else the defaults. @throws Refusal 422 for an unknown domain. */
async function valuesFor({ variables, clock }: ValueParts, updatedAt: Date, domainName: string | undefined) {
  const shown = domainName === undefined ? undefined : await variables.shownDomain(nameOf(domainName));
  if (domainName !== undefined && !shown) throw unknownDomain;
  const made = (await variables.list()).map(
    ({ variableKey: key, defaultValue }) => [key, shown?.values.get(key) ?? defaultValue] as const,
  );
  return new Map([...made, ...builtInValues(shown?.domain, { now: clock.now(), updatedAt })]);
}

/** Shows content as it is being written, the same way. Not through the cache: every version is shown once. */
export function createDraftReader(parts: ValueParts): Handler<'pages.preview'> {
  return async ({ body }) => {
    const values = await valuesFor(parts, parts.clock.now(), undefined);
    const content = sanitizeContent(fillVariables(readContent(body.content), values));
    return { status: 200, body: { success: true, data: { content } } };
  };
}

/** Shows pages as gallery sites do. Readers who may not see a page learn neither that it exists nor where it moved. */
export function createPageReader(parts: Parts): Handler<'pages.view'> {
  const { pages, cache } = parts;

  return async ({ path: { slug }, query, principalIfAny, raw }) => {
    const isEditor = seesEveryPage(principalIfAny);
    const isShown = (page: PageRow | undefined) => page !== undefined && (isEditor || isPublic(page));
    const page = await pages.findBySlug(slug);
    if (!page) {
      const moved = await pages.findByOldSlug(slug);
      const target = found(isShown(moved) ? moved : undefined);
      return { status: 301, headers: { Location: addressOf(target.slug, new URL(raw.req.url)) } };
    }
    found(isShown(page) ? page : undefined);
    const values = await valuesFor(parts, page.updatedAt, query.domain);
    const content = cache.sanitize(fillVariables(page.content, values));
    const body: PublishedPage = {
      title: page.title,
      slug: page.slug,
      content,
      meta_description: page.metaDescription,
      page_type: page.pageType,
      last_updated: page.updatedAt.toISOString(),
    };
    if (!isEditor) return { status: 200, body };
    const unknown = unknownWords(page.content, new Set(values.keys())).map(({ name }) => name);
    return {
      status: 200,
      body: { ...body, status: page.status, is_active: page.isActive, unknown_variables: unknown },
    };
  };
}

/** Administrators, and those of their API tokens that may read pages. @see docs/specification/decisions.md §3 */
function seesEveryPage(principal: Principal | undefined): boolean {
  if (principal === undefined || principal.role === 'client') return false;
  return principal.kind === 'session' || principal.scopes?.includes('pages:read') === true;
}

const unknownDomain = invalid({ domain: ['No approved domain has this name.'] });

function nameOf(text: string): string {
  const name = normalizeDomainName(text);
  if (name === undefined) throw unknownDomain;
  return name;
}

/** The request's address with the current slug. Only a path, since a proxy may use another host. */
function addressOf(slug: string, { pathname, search }: URL): string {
  return `${pathname.slice(0, pathname.lastIndexOf('/') + 1)}${slug}${search}`;
}
