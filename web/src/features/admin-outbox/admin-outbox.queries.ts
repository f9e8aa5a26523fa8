import { deliveryStatusValues } from '@grt/sdk/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, type ListAddress } from '../../core/use-list-address.ts';

/** The list's filter, by URL parameter. */
export const outboxFilters = { status: oneOf(deliveryStatusValues) };
export type OutboxList = ListAddress<typeof outboxFilters>;

const pageSize = 20;

/** A page of email from the platform, newest first. */
export function useOutbox({ search, values, page }: Pick<OutboxList, 'search' | 'values' | 'page'>) {
  const grt = useGrt();
  const filter = { search: search.trim() || undefined, delivery_status: values.status, page, per_page: pageSize };
  return useQuery({
    queryKey: ['admin', 'outbox', filter],
    queryFn: async ({ signal }) => await grt.outbox.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}
