import { domainToUnicode } from 'node:url';
import { countedMax } from '@grt/sdk/contract';
import { and, eq, ilike, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like.ts';
import { domains } from '../../tables/domains.tables.ts';

interface Search {
  readonly search: string;
  readonly clientId?: number | undefined;
}

/** Stored names that have a text in them as people write them: `xn--bcher-kva.example` for `büch`. Punycode cannot be searched
 * for a part of a name, because it puts the letters beyond ASCII behind all others of their label. So the names that have those
 * others, which are few, are decoded. A text of ASCII without a dot is in both names, or in none, and needs no decoding. */
export async function namesShownWith(
  database: Pick<Database, 'current'>,
  { search, clientId }: Search,
): Promise<readonly string[]> {
  const text = search.trim().normalize('NFKC').toLowerCase().replaceAll('。', '.');
  if (!/[.\u{80}-\u{10FFFF}]/u.test(text)) return [];
  const labels = text.split('.').map((label) => label.replaceAll(/[\u{80}-\u{10FFFF}]/gu, ''));
  const rows = await database
    .current()
    .selectDistinct({ name: domains.domainName })
    .from(domains)
    .where(
      and(
        isNull(domains.deletedAt),
        clientId === undefined ? undefined : eq(domains.clientId, clientId),
        like(domains.domainName, '%xn--%'),
        ilike(domains.domainName, labels.map(likePattern).join('.')),
      ),
    )
    .limit(countedMax);
  return rows.map(({ name }) => name).filter((name) => domainToUnicode(name).includes(text));
}

/** The condition for a domain's name in a search. @param shownNames - `namesShownWith` */
export function isNamed(pattern: string, shownNames: readonly string[]): SQL | undefined {
  const isShown = sql`${domains.domainName} = any(${sql.param([...shownNames])}::text[])`;
  return or(ilike(domains.domainName, pattern), shownNames.length > 0 ? isShown : undefined);
}
