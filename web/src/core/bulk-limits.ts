/** Most rows that something is done to in one go, and how many of them are asked for at a time. */
export const bulkMax = 1000;
export const bulkPage = 200;
