import { deliveryStatusValues } from '@grt/sdk/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayFilters, spanOf } from '../../ui/list/day-range.tsx';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { anId, oneOf, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';

/** The list's filter, by URL parameter. */
export const outboxFilters: {
  status: ValueReader<(typeof deliveryStatusValues)[number]>;
  recipient: ValueReader<string>;
  id: ValueReader<number>;
  from: ValueReader<string>;
  to: ValueReader<string>;
} = {
  status: oneOf(deliveryStatusValues),
  id: anId,
  recipient: (text) => text.trim().slice(0, 254) || undefined,
  ...dayFilters,
};
export type OutboxList = ListAddress<typeof outboxFilters>;

export const mailsPageSize = 20;

const filterOf = ({ search, values }: Pick<OutboxList, 'search' | 'values'>) => ({
  search: search.trim() || undefined,
  id: values.id,
  recipient: values.recipient,
  delivery_status: values.status,
  ...spanOf(values),
});

/** A page of email from the platform, newest first. */
export function useOutbox(list: OutboxList) {
  const grt = useGrt();
  const filter = { ...filterOf(list), page: list.page, per_page: list.size ?? mailsPageSize };
  return useQuery({
    queryKey: ['admin', 'outbox', filter],
    queryFn: async ({ signal }) => await grt.outbox.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that match, as CSV. */
export function useMailFile(list: OutboxList) {
  const grt = useGrt();
  return useExportFile('outbox.csv', async () => await grt.outbox.export(filterOf(list)));
}
