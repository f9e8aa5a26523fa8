/**
 * The specification's constants that only screens use. Those that the server or the command line shares are in the
 * contract (sdk/src/contract/limits.ts).
 */

/** Browser storage key of the user's display preferences. @see docs/specification/part-1-public-and-client.md §3 */
export const preferencesStorageKey = 'user_preferences';
/** After a finished setup, the move to the sign-in screen. @see docs/specification/part-1-public-and-client.md §9 */
export const setupRedirectMs = 3000;
/** Review time that visitors and feed owners are told. @see docs/specification/part-1-public-and-client.md §4 and §9 */
export const reviewTimeText = '24-48 hours';
/** The pacing panel loads again after this time. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const pacingRefreshMs = 30_000;
/** Least height of a bar in the hourly charts. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const chartBarMinPercent = 2;
/** Decimals of an average cost per click. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const averageCpcDecimals = 3;
/** Rows of a page of clients. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const clientsPageSize = 8;
/** Rows of a page of domains. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const domainsPageSize = 10;
/** Rows of a page of pages. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const pagesPageSize = 20;
/** A toast vanishes after this time. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const toastMs = 5000;
/** The banner with an operation's result hides after this time.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const operationBannerMs = 10_000;
/** Data loads again this long after an operation. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const reloadAfterOperationMs = 1000;
/** The success dialog of an upload closes itself after this time.
 * @see docs/specification/part-1-public-and-client.md §9;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const successDialogMs = 2000;
/** Entries of a log on screen. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const logEntriesCount = 50;
/** Cron jobs on screen. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const cronJobsCount = 20;
/** Use of disk and RAM above which the figure turns yellow, and red.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const usagePercent = { yellowAbove: 75, redAbove: 90 } as const;
/** Height of the rich-text editor. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const editorHeightPx = 500;
