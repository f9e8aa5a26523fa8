import { perPageMax, type Registration } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useGrt } from '../../core/use-grt.ts';
import type { Selection } from '../../core/use-selection.ts';
import { pendingOf, type RegistrationList } from './admin-registrations.queries.ts';

/** Selected applicants who are clients already. */
export interface KnownClients {
  readonly count: number;
  /** The first few. */
  readonly named: readonly Registration[];
  /** Which of individually selected applications are theirs. Empty for "select all", which the server narrows. */
  readonly ids: ReadonlySet<number>;
}

const namedMax = 5;
/** In one request. */
const idsMax = 500;

/** Finds the selected pending applications of applicants who are clients already: of "select all", among those whose turn
 * it is. */
export function useKnownClients(selection: Selection<Registration>, list: RegistrationList, enabled: boolean) {
  const grt = useGrt();
  const { isAllMatching, rows } = selection;
  const ids = [...rows.values()].filter((row) => isMeant(row, isAllMatching)).map(({ id }) => id);
  const filter = pendingOf(list);
  return useQuery({
    queryKey: ['admin', 'registrations', 'known-clients', filter, isAllMatching, ids],
    queryFn: async ({ signal }) =>
      isAllMatching ? await amongAll(grt, { filter, ids }, signal) : await among(grt, ids, signal),
    enabled,
  });
}

const isMeant = ({ status, asked_at }: Registration, isAll: boolean) =>
  status === 'pending' && !(isAll && asked_at !== null);

const isKnown = { status: 'pending', applicant: 'client', sort: 'created_at', order: 'asc' } as const;

async function among(grt: ScreenGrt, ids: readonly number[], signal: AbortSignal): Promise<KnownClients> {
  const found: Registration[] = [];
  for (let from = 0; from < ids.length; from += idsMax) {
    const some = { ...isKnown, ids: ids.slice(from, from + idsMax), per_page: perPageMax };
    found.push(...(await grt.registrations.list(some, { signal }).toArray({ limit: idsMax })));
  }
  return { count: found.length, named: found.slice(0, namedMax), ids: new Set(found.map(({ id }) => id)) };
}

interface All {
  readonly filter: ReturnType<typeof pendingOf>;
  /** Without these, whose turn it is, too. */
  readonly ids: readonly number[];
}

async function amongAll(grt: ScreenGrt, { filter, ids }: All, signal: AbortSignal): Promise<KnownClients> {
  if (filter.applicant === 'new' || filter.waiting_for === 'applicant') return { count: 0, named: [], ids: new Set() };
  const first = { ...filter, ...isKnown, waiting_for: 'reviewer', page: 1, per_page: namedMax } as const;
  const { data, meta } = await grt.registrations.list(first, { signal });
  const excluded = await among(grt, ids, signal);
  const named = data.filter(({ id }) => !excluded.ids.has(id));
  return { count: Math.max(0, meta.total - excluded.count), named, ids: new Set() };
}
