import type { ScreenGrt } from '../../core/screen-grt.ts';
import { countedMax, perPageMax, type Registration, type RegistrationDuplicate } from '@grt/sdk/contract';
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportedRows, type ExportChoice } from '../../core/export-choice.ts';
import type { BulkItem } from '../../core/bulk-run.ts';
import { oneOf, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useGrt } from '../../core/use-grt.ts';
import { aCountry } from '../../parts/country-filter.tsx';
import { dayFilters, spanOf } from '../../ui/list/day-range.tsx';
import { anAssignee } from '../../parts/review/assignee-filter.tsx';
import { resultsOf } from '../../parts/review/decision-results.ts';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import type { AssignAll } from '../../parts/review/review-kind.ts';
import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import type { BulkSent } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { useChange } from '../../ui/use-change.ts';
import { registrationWords } from './registration-words.ts';

export const registrationSorts = ['oldest', 'company'] as const;
type Sort = (typeof registrationSorts)[number];

/** What the list can be narrowed to: a status, or pending ones that wait for a reviewer or for their applicant. */
export const registrationStates = ['pending', 'review', 'waiting', 'approved', 'rejected'] as const;

/** The list's filters and order, by URL parameter. */
export const registrationFilters = {
  status: oneOf(registrationStates),
  assignee: anAssignee,
  applicant: oneOf(['client', 'new']),
  license: oneOf(['with', 'without']),
  country: aCountry,
  ...dayFilters,
};
export const registrationView: { sort: ValueReader<Sort> } = { sort: oneOf(registrationSorts) };
export type RegistrationList = ListAddress<typeof registrationFilters & typeof registrationView>;

export const registrationsPageSize = 10;
const all = ['admin', 'registrations'] as const;

const orders = {
  oldest: { sort: 'waiting_since', order: 'asc' },
  company: { sort: 'company_name', order: 'asc' },
} as const;

function filterOf({ search, values }: Pick<RegistrationList, 'search' | 'values'>) {
  const order = values.sort === undefined ? {} : orders[values.sort];
  return {
    search: search.trim() || undefined,
    ...stateOf(values.status),
    assignee: values.assignee,
    applicant: values.applicant,
    has_license: values.license && values.license === 'with',
    country: values.country,
    ...spanOf(values),
    ...order,
  };
}

function stateOf(state: RegistrationList['values']['status']) {
  if (state === 'review') return { status: 'pending', waiting_for: 'reviewer' } as const;
  if (state === 'waiting') return { status: 'pending', waiting_for: 'applicant' } as const;
  return { status: state, waiting_for: undefined };
}

/** What the review works off: what the list shows, pending ones unless it shows another status. What waits for its applicant is
 * nothing to work off, unless the list shows that. Where the URL names no order, from a row on as the list goes, otherwise the
 * longest waiting first. */
export function queueOf(list: RegistrationList, { isFromRow }: Pick<OpenCaseAddress, 'isFromRow'>) {
  const { status = 'pending' } = list.values;
  return {
    ...(isFromRow ? ({ sort: 'created_at', order: 'desc' } as const) : orders.oldest),
    ...filterOf(list),
    ...(status === 'pending' ? ({ status, waiting_for: 'reviewer' } as const) : {}),
  } as const;
}

/** A page of applications, newest first unless the URL says otherwise. */
export function useRegistrations(list: RegistrationList) {
  const grt = useGrt();
  const filter = { ...filterOf(list), page: list.page, per_page: list.size ?? registrationsPageSize };
  return useQuery({
    queryKey: [...all, 'list', filter],
    queryFn: async ({ signal }) => await grt.registrations.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One application. @param id - undefined for none @param known - the same from a list, shown until it is refetched */
export function useRegistration(id: number | undefined, known: Registration | undefined) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: id === undefined ? skipToken : async ({ signal }) => await grt.registrations.show({ id }, { signal }),
    ...(known ? { placeholderData: known } : {}),
  });
}

/** Applications and clients that may be the same applicant. */
export const duplicatesQuery = (grt: ScreenGrt, id: number) =>
  queryOptions({
    queryKey: [...all, 'evidence', 'duplicates', id],
    queryFn: async ({ signal }) => await grt.registrations.duplicates({ id }, { signal }),
  });

export const useDuplicates = (id: number) => useQuery(duplicatesQuery(useGrt(), id));

/** What someone is who has a client with this status. */
export function clientCalled(status: string): string {
  if (status === 'suspended') return 'a suspended client';
  return status === 'inactive' ? 'an inactive client' : 'already a client';
}

/** That an applicant is a client already, for whoever is about to approve; undefined if not. Of several clients, one that is
 * suspended or inactive is named. */
export function cautionIn(duplicates: readonly RegistrationDuplicate[]): string | undefined {
  const clients = duplicates.filter(({ kind }) => kind === 'client');
  const isSo = (wanted: string) => clients.find(({ status }) => status === wanted);
  const client = isSo('suspended') ?? isSo('inactive') ?? clients[0];
  if (!client) return undefined;
  const { company_name, application_id, status } = client;
  const number = application_id === null ? '' : ` (${application_id})`;
  return `${company_name} is ${clientCalled(status)}${number}.${clients.length > 1 ? ' Other clients match, too.' : ''}`;
}

export const useKnownClient = (asked: { readonly id: number; readonly kind: DecisionKind }) =>
  useQuery({
    ...duplicatesQuery(useGrt(), asked.id),
    select: cautionIn,
    enabled: asked.kind === 'approve',
  });

/** The original license file, for preview. It never changes, so that no decision has it read again. */
export const licenseQuery = (grt: ScreenGrt, { id, business_license_path }: LicenseOf) =>
  queryOptions({
    queryKey: ['review', 'registrations', 'license', id],
    queryFn: async ({ signal }) => {
      const file = await grt.registrations.businessLicense({ id, original: 1 }, { signal });
      return await file.blob();
    },
    enabled: business_license_path !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  });

type LicenseOf = Pick<Registration, 'id' | 'business_license_path'>;

export const useLicense = (registration: LicenseOf) => useQuery(licenseQuery(useGrt(), registration));

/** The license as a PDF named after the company, for download. */
export function useLicenseFile() {
  const grt = useGrt();
  return useChange({
    mutationFn: async ({ id, company_name }: Pick<Registration, 'id' | 'company_name'>) => {
      const file = await grt.registrations.businessLicense({ id });
      return { name: file.filename ?? `${company_name}.pdf`, content: await file.blob() };
    },
  });
}

export interface Decision {
  readonly kind: DecisionKind;
  /** Notes of an approval, or the reason for a rejection. */
  readonly notes: string;
}

async function decide(grt: ScreenGrt, id: number, { kind, notes }: Decision): Promise<Registration> {
  const text = notes.trim();
  if (kind === 'reject') return await grt.registrations.reject({ id, admin_notes: text });
  return await grt.registrations.approve({ id, ...(text === '' ? {} : { admin_notes: text }) });
}

/** Decides on one application. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useReviewChange(async (grt, { id, decision }: { readonly id: number; readonly decision: Decision }) => {
    const decided = await decide(grt, id, decision);
    queryClient.setQueryData([...all, 'one', id], decided);
    return decided;
  });
}

/** For bulk actions: which applications, and the decision on each. */
export function useBulkCalls(list: RegistrationList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    decide: async (decision: DecisionKind, items: readonly BulkItem[], { text, call }: BulkSent) => {
      const notes = text === '' ? {} : { admin_notes: text };
      const decisions = items.map(({ id }) => ({ id, decision, ...notes }));
      const replies = await grt.registrations.decide({ decisions }, call);
      return resultsOf(items, replies, registrationWords[decision === 'approve' ? 'approved' : 'rejected'].word);
    },
    assignAll: (async (api, assignment, options) =>
      await api.registrations.assignAll(assignment, options)) satisfies AssignAll,
    /** All pending applications matching the filter, oldest first. */
    pending: async (signal: AbortSignal, only: Narrowed = {}) => {
      const some = narrowed(pendingOf(list), only);
      if (!some) return [];
      const oldestFirst = { ...some, sort: 'created_at', order: 'asc', per_page: perPageMax } as const;
      return await grt.registrations.list(oldestFirst, { signal }).toArray({ limit: countedMax });
    },
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  };
}

/** Who is waited for. */
type Turn = 'reviewer' | 'applicant';

interface Narrowed {
  /** Only those whose turn it is. */
  readonly waiting_for?: Turn;
  /** Only of applicants who are not clients yet. */
  readonly applicant?: 'new';
}

/** The whole filter, of pending applications alone. */
export const pendingOf = (list: RegistrationList) => ({ ...filterOf(list), status: 'pending' as const });

/** Those of them that are also what is wanted; undefined if the filter leaves none. */
function narrowed(pending: ReturnType<typeof pendingOf>, only: Narrowed) {
  const { waiting_for, applicant } = pending;
  const isOthersTurn = waiting_for && only.waiting_for && waiting_for !== only.waiting_for;
  return isOthersTurn || (applicant === 'client' && only.applicant) ? undefined : { ...pending, ...only };
}

/** How many pending applications match the filter. @param waiting_for - only those whose turn it is */
export function usePendingTotal(list: RegistrationList, enabled: boolean, waiting_for?: Turn) {
  const grt = useGrt();
  const pending = pendingOf(list);
  return useQuery({
    queryKey: [...all, 'pending', pending, waiting_for],
    queryFn: async ({ signal }) => {
      const some = narrowed(pending, waiting_for === undefined ? {} : { waiting_for });
      if (!some) return { total: 0 };
      return (await grt.registrations.list({ ...some, page: 1, per_page: 1 }, { signal })).meta;
    },
    enabled,
  }).data;
}

/** Exports them as CSV. */
export function useExport(list: RegistrationList) {
  const grt = useGrt();
  return useChange({
    mutationFn: async (choice: ExportChoice) => {
      const { search, status, waiting_for, assignee, ...order } = filterOf(list);
      const file = await grt.registrations.export({
        ...order,
        ...exportedRows(choice, { search, status, waiting_for, assignee }),
      });
      return { name: file.filename ?? 'registrations.csv', content: await file.blob() };
    },
  });
}
