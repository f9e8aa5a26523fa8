interface SearchedList<Order extends string> {
  readonly search: string;
  readonly values: { readonly sort: Order | undefined };
}

/** What the URL of a list searches for and sorts by, as the server takes it.
 * @param orders - by URL parameter */
export function searchAndOrder<Order extends string, Asked extends object>(
  { search, values: { sort } }: SearchedList<Order>,
  orders: Readonly<Record<Order, Asked>>,
) {
  const order: Asked | undefined = sort === undefined ? undefined : orders[sort];
  return { search: search.trim() || undefined, ...order };
}

/** The rows that it shows, as the server takes them. @param usualSize - rows of a page, unless the URL says otherwise */
export const rowsOf = (
  { page, size }: { readonly page: number; readonly size: number | undefined },
  usualSize: number,
) => ({ page, per_page: size ?? usualSize });
