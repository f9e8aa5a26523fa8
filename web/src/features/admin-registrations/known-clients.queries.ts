import { perPageMax, type QueryOf, type Registration } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import type { ListTotal } from '../../core/format.ts';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useGrt } from '../../core/use-grt.ts';
import type { Selection } from '../../core/use-selection.ts';
import { pendingOf, type RegistrationList } from './admin-registrations.queries.ts';

/** What a reviewer has to know of a client, the worst first. */
export const standings = ['suspended', 'inactive'] as const;
type Standing = (typeof standings)[number];

/** As far as the server counted. */
type Total = Exclude<ListTotal, number>;

/** Selected applicants who are clients already. */
export interface KnownClients {
  readonly total: Total;
  /** How many of the clients are so. */
  readonly ofStanding: Readonly<Record<Standing, Total>>;
  /** The first few, those of suspended and inactive clients before others. */
  readonly named: readonly NamedClient[];
  /** Which of individually selected applications are theirs. Empty for "select all", which the server narrows. */
  readonly ids: ReadonlySet<number>;
  /** How many applications are left without theirs. */
  readonly others: number;
}

interface NamedClient {
  readonly applicant: Registration;
  readonly standing?: Standing;
}

const namedMax = 5;
/** In one request. */
const idsMax = 500;

/** Finds the selected pending applications of applicants who are clients already: of "select all", among those whose turn
 * it is. Null if there are none. */
export function useKnownClients(selection: Selection<Registration>, list: RegistrationList, enabled: boolean) {
  const grt = useGrt();
  const { isAllMatching, rows } = selection;
  const ids = [...rows.values()].filter((row) => isMeant(row, isAllMatching)).map(({ id }) => id);
  const filter = isAllMatching ? pendingOf(list) : undefined;
  return useQuery({
    queryKey: ['admin', 'registrations', 'known-clients', filter, ids],
    queryFn: async ({ signal }) => await knownClients(grt, { filter, ids }, signal),
    enabled,
  });
}

const isMeant = ({ status, asked_at }: Registration, isAll: boolean) =>
  status === 'pending' && !(isAll && asked_at !== null);

interface Chosen {
  /** Of "select all". */
  readonly filter: ReturnType<typeof pendingOf> | undefined;
  /** The selected ones, or those that "select all" leaves out. */
  readonly ids: readonly number[];
}

async function knownClients(grt: ScreenGrt, chosen: Chosen, signal: AbortSignal): Promise<KnownClients | null> {
  const { filter, ids } = chosen;
  if (filter?.applicant === 'new' || filter?.waiting_for === 'applicant') return null;
  const clients = await found(grt, chosen, 'client', signal);
  if (clients.total.total === 0) return null;
  const known = filter ? chosen : { filter, ids: clients.first.map(({ id }) => id) };
  const suspended = await found(grt, known, 'suspended_client', signal);
  const inactive = await found(grt, known, 'inactive_client', signal);
  return {
    total: clients.total,
    ofStanding: { suspended: suspended.total, inactive: inactive.total },
    named: firstOf([
      ...suspended.first.map((applicant) => ({ applicant, standing: 'suspended' as const })),
      ...inactive.first.map((applicant) => ({ applicant, standing: 'inactive' as const })),
      ...clients.first.map((applicant) => ({ applicant })),
    ]),
    ids: new Set(filter ? [] : known.ids),
    others: filter ? await others(grt, chosen, signal) : ids.length - clients.total.total,
  };
}

/** The first few, each once. */
function firstOf(known: readonly NamedClient[]): readonly NamedClient[] {
  const isFirst = ({ applicant }: NamedClient, index: number) =>
    known.findIndex((other) => other.applicant.id === applicant.id) === index;
  return known.filter(isFirst).slice(0, namedMax);
}

/** Counted, because what is left of a number that is itself cut off would be too few. */
async function others(grt: ScreenGrt, chosen: Chosen, signal: AbortSignal): Promise<number> {
  if (chosen.filter?.applicant === 'client') return 0;
  return (await found(grt, chosen, 'new', signal)).total.total;
}

type Applicant = NonNullable<QueryOf<'registrations.list'>['applicant']>;

/** @returns of individually selected ones all, otherwise the first few */
async function found(
  grt: ScreenGrt,
  { filter, ids }: Chosen,
  applicant: Applicant,
  signal: AbortSignal,
): Promise<{ readonly first: readonly Registration[]; readonly total: Total }> {
  const some = { status: 'pending', applicant, sort: 'created_at', order: 'asc' } as const;
  const own: Registration[] = [];
  for (let from = 0; from < ids.length; from += idsMax) {
    const part = { ...some, ids: ids.slice(from, from + idsMax), per_page: perPageMax };
    own.push(...(await grt.registrations.list(part, { signal }).toArray({ limit: idsMax })));
  }
  if (!filter) return { first: own, total: { total: own.length } };
  const page = { ...filter, ...some, waiting_for: 'reviewer', page: 1, per_page: namedMax } as const;
  const { data, meta } = await grt.registrations.list(page, { signal });
  const excluded = new Set(own.map(({ id }) => id));
  return {
    first: data.filter(({ id }) => !excluded.has(id)),
    total: { ...meta, total: Math.max(0, meta.total - excluded.size) },
  };
}
