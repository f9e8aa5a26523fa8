/** The most rows for one bulk action, and how many are fetched at a time. */
export const bulkMax = 1000;
export const bulkPage = 200;
