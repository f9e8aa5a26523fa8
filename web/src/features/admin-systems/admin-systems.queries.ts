import type { CallOptions } from '@grt/sdk';
import { perPageMax, type GeoRule, type GeoRuleForm, type LogLevel, type OperationResult } from '@grt/sdk/contract';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEdit } from '../../core/use-edit.ts';
import { anId, type ListAddress } from '../../core/use-list-address.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

/** The list of failed jobs, by URL parameter: all of them, or the one that a link leads to. */
export const failedJobFilters = { job: anId };
export type FailedJobList = ListAddress<typeof failedJobFilters>;

/** Cron jobs on screen. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const cronJobsCount = 20;

/** Query key prefix of this screen, so that an operation can refetch all of it. */
export const systemKey = ['system'];
const geoKey = [...systemKey, 'geo'];
/** Refetch interval while the screen is open. */
const liveMs = 15_000;
const followMs = 3_000;

type Signal = { readonly signal: AbortSignal };

/** A system metric that is refetched while visible. */
function useFigures<Data>(name: string, read: (grt: ScreenGrt, options: Signal) => Promise<Data>) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...systemKey, name],
    queryFn: ({ signal }) => read(grt, { signal }),
    refetchInterval: liveMs,
  });
}

export const useStatus = () => useFigures('status', async (grt, options) => await grt.system.status({}, options));
export const useDisks = () => useFigures('disks', async (grt, options) => await grt.system.diskSpace({}, options));
export const useFeedStatus = () =>
  useFigures('feeds', async (grt, options) => await grt.system.feedStatus({}, options));
export const useCaches = () => useFigures('caches', async (grt, options) => await grt.system.cacheInfo({}, options));
export const useSchedule = () => useFigures('schedule', async (grt, options) => await grt.system.schedule({}, options));
export const useQueues = () => useFigures('queues', async (grt, options) => await grt.system.queueStatus({}, options));
export const useCronJobs = () =>
  useFigures('cron-jobs', async (grt, options) => await grt.system.cronJobs({ limit: cronJobsCount }, options));

const failedJobsKey = [...systemKey, 'failed-jobs'];
export const failedJobsPageSize = 20;

/** A page of the failed jobs, or one of them; refetched while visible. */
export function useFailedJobs(list: FailedJobList) {
  const grt = useGrt();
  const filter = { id: list.values.job, page: list.page, per_page: list.size ?? failedJobsPageSize };
  return useQuery({
    queryKey: [...failedJobsKey, filter],
    queryFn: async ({ signal }) => await grt.system.failedJobs(filter, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: liveMs,
  });
}

/** The numbers of the jobs that failed last, as many as one page takes. */
export function useFailedJobIds({ enabled }: { readonly enabled: boolean }) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...failedJobsKey, 'ids'],
    queryFn: async ({ signal }) => await grt.system.failedJobs({ per_page: perPageMax }, { signal }),
    select: ({ data }) => new Set(data.map(({ id }) => id)),
    refetchInterval: liveMs,
    enabled,
  });
}

export const logNames = ['application', 'errors', 'scheduler'] as const;
export type LogName = (typeof logNames)[number];

export interface LogQuery {
  readonly log: LogName;
  readonly level: LogLevel | undefined;
  readonly search: string;
  readonly limit: number;
}

/** One of the logs, newest entry first. @param isFollowed - refetch every three seconds */
export function useLog(query: LogQuery, isFollowed: boolean) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...systemKey, 'logs', query],
    queryFn: ({ signal }) => readLog(grt, query, { signal }),
    placeholderData: (before, of) => (of?.queryKey.includes('logs') ? keepPreviousData(before) : undefined),
    refetchInterval: isFollowed ? followMs : false,
  });
}

export async function readLog(grt: ScreenGrt, { log, level, search, limit }: LogQuery, options?: Signal) {
  const wish = { limit, ...(level === undefined ? {} : { level }), ...(search === '' ? {} : { search }) };
  if (log === 'errors') return await grt.system.errorLog(wish, options);
  if (log === 'scheduler') return await grt.system.schedulerLog(wish, options);
  return await grt.system.applicationLog(wish, options);
}

/** A system operation. */
export type Operation = (grt: ScreenGrt, options: Pick<CallOptions, 'timeoutMs'>) => Promise<OperationResult>;

/** Vacuuming a large database, or a task that has much to do, takes longer than a usual call may. */
const operationTimeoutMs = 120_000;

export function useOperate() {
  const grt = useGrt();
  return useChange({ mutationFn: (operation: Operation) => operation(grt, { timeoutMs: operationTimeoutMs }) });
}

/** Retries or forgets a failed job. */
export function useFailedJob(act: 'retryJob' | 'forgetJob') {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.system[act]({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: systemKey }),
  });
}

/** Retries every failed job, on all pages. */
export function useRetryAllJobs() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async () => await grt.system.retryAllJobs(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: systemKey }),
  });
}

export function useGeoRules() {
  const grt = useGrt();
  return useQuery({ queryKey: geoKey, queryFn: ({ signal }) => grt.geo.list({}, { signal }) });
}

/** Actions on the rules; the list is refetched after each. */
function useGeoChange<Input>(change: (grt: ScreenGrt, input: Input) => Promise<unknown>) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (input: Input) => await change(grt, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: geoKey }),
  });
}

/** Adds a rule, or changes the one that the form was filled with. */
export function useSaveRule() {
  const once = useOnce();
  const edit = useEdit();
  return useGeoChange(
    async (grt, { rule, form }: { readonly rule: GeoRule | undefined; readonly form: GeoRuleForm }) => {
      if (!rule) return await once(form, (options) => grt.geo.create(form, options));
      const { id } = rule;
      return await edit({
        seen: rule,
        changes: form,
        show: () => grt.geo.show({ id }),
        update: (options) => grt.geo.update({ id, ...form }, options),
      });
    },
  );
}
export const useToggleRule = () => useGeoChange(async (grt, { id }: GeoRule) => await grt.geo.toggle({ id }));
export const useDeleteRule = () => useGeoChange(async (grt, { id }: GeoRule) => await grt.geo.remove({ id }));
export const useClearGeoCache = () => useGeoChange<void>(async (grt) => await grt.geo.clearCache());
