import type { ScreenGrt } from '../../core/screen-grt.ts';
import { countedMax, perPageMax, type Registration } from '@grt/sdk/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportedRows, type ExportChoice } from '../../core/export-choice.ts';
import type { BulkItem } from '../../core/bulk-run.ts';
import { oneOf, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useGrt } from '../../core/use-grt.ts';
import { bulkTimeoutMs, resultsOf } from '../../parts/review/decision-results.ts';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import type { BulkSent } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { registrationWords } from './registration-words.ts';

export const registrationSorts = ['oldest', 'company'] as const;
type Sort = (typeof registrationSorts)[number];

/** What the list can be narrowed to: a status, or pending ones that wait for their applicant. */
export const registrationStates = ['pending', 'waiting', 'approved', 'rejected'] as const;

/** The list's filters and order, by URL parameter. */
export const registrationFilters = { status: oneOf(registrationStates) };
export const registrationView: { sort: ValueReader<Sort> } = { sort: oneOf(registrationSorts) };
export type RegistrationList = ListAddress<typeof registrationFilters & typeof registrationView>;

const pageSize = 10;
const all = ['admin', 'registrations'] as const;

function filterOf({ search, values }: Pick<RegistrationList, 'search' | 'values'>) {
  const orders = {
    oldest: { sort: 'created_at', order: 'asc' },
    company: { sort: 'company_name', order: 'asc' },
  } as const;
  const order = values.sort === undefined ? {} : orders[values.sort];
  const state =
    values.status === 'waiting'
      ? ({ status: 'pending', waiting_for: 'applicant' } as const)
      : { status: values.status, waiting_for: undefined };
  return { search: search.trim() || undefined, ...state, ...order };
}

/** A page of applications, newest first unless the URL says otherwise. */
export function useRegistrations(list: RegistrationList) {
  const grt = useGrt();
  const filter = filterOf(list);
  return useQuery({
    queryKey: [...all, 'list', filter, list.page],
    queryFn: async ({ signal }) =>
      await grt.registrations.list({ ...filter, page: list.page, per_page: pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One application. @param known - the same from a list, shown until it is refetched */
export function useRegistration(id: number, known: Registration | undefined) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => await grt.registrations.show({ id }, { signal }),
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
  return useMutation({
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
  const pending = { search: filterOf(list).search, status: 'pending', sort: 'created_at', order: 'asc' } as const;
  return {
    decide: async (decision: DecisionKind, items: readonly BulkItem[], { text, idempotencyKey }: BulkSent) => {
      const notes = text === '' ? {} : { admin_notes: text };
      const decisions = items.map(({ id }) => ({ id, decision, ...notes }));
      const replies = await grt.registrations.decide({ decisions }, { idempotencyKey, timeoutMs: bulkTimeoutMs });
      return resultsOf(items, replies, registrationWords[decision === 'approve' ? 'approved' : 'rejected'].word);
    },
    /** All pending applications matching the search, oldest first. */
    pending: async (signal: AbortSignal) =>
      await grt.registrations.list({ ...pending, per_page: perPageMax }, { signal }).toArray({ limit: countedMax }),
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  };
}

/** How many pending applications match the search. */
export function usePendingTotal(list: RegistrationList, enabled: boolean): number | undefined {
  const grt = useGrt();
  const { search } = filterOf(list);
  return useQuery({
    queryKey: [...all, 'pending', search],
    queryFn: async ({ signal }) =>
      (await grt.registrations.list({ search, status: 'pending', page: 1, per_page: 1 }, { signal })).meta.total,
    enabled,
  }).data;
}

/** Exports them as CSV. */
export function useExport(list: RegistrationList) {
  const grt = useGrt();
  return useMutation({
    mutationFn: async (choice: ExportChoice) => {
      const { search, status, waiting_for, ...order } = filterOf(list);
      const file = await grt.registrations.export({
        ...order,
        ...exportedRows(choice, { search, status, waiting_for }),
      });
      return { name: file.filename ?? 'registrations.csv', content: await file.blob() };
    },
  });
}
