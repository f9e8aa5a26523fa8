/** The most rows for one bulk action. */
export const bulkMax = 1000;
