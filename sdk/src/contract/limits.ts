/**
 * The specification's business constants, and those of the decisions, in one place.
 * Names carry their unit. "Part 1" and "part 2" are the two parts of the specification, § their sections.
 */

import type { listSeparatorValues } from './enums.gen.ts';

// ---- Product and browser storage

/** The version that the product shows. @see docs/specification/part-1-public-and-client.md §1 */
export const productVersion = '2.0.0';
/** Browser storage key of the session token.
 * @see docs/specification/part-1-public-and-client.md §3;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const tokenStorageKey = 'grt_token';
/** Browser storage key of the signed-in user.
 * @see docs/specification/part-1-public-and-client.md §3;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const userStorageKey = 'grt_user';

// ---- Calls

/** A JSON call is abandoned after this time.
 * @see docs/specification/part-1-public-and-client.md §7 and §9;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const requestTimeoutMs = 10_000;
/** An upload is abandoned when no byte has moved for this time. @see docs/specification/decisions.md §1 */
export const uploadIdleTimeoutMs = 10_000;
/** Rows that a long list is counted to: beyond it, a count would take longer with each row. `meta.total_is_capped` says so,
 * and a bulk action takes this many at once. @see docs/decisions/0022 */
export const countedMax = 10_000;
/** Maximum number of rows on one page of a list. @see docs/specification/decisions.md §1 */
export const perPageMax = 200;
/** The highest page that a list can be asked for. Beyond the end, its reply is empty and tells the last page there is,
 * also of a list that was counted to `countedMax` before. */
export const pageMax = 1_000_000;
/** Maximum number of rows that a list returns without `page` and `per_page`. @see docs/specification/decisions.md §1 */
export const unpagedListMax = 1000;
/** The same `Idempotency-Key` and body gets the first reply again for this time.
 * @see docs/specification/decisions.md §1 */
export const idempotencyHours = 24;
/** Status of an accepted application. @see docs/specification/part-1-public-and-client.md §9 */
export const registrationSuccessStatus = 201;

// ---- Accounts

/** Life of a session before it needs a refresh. @see docs/specification/decisions.md §2 */
export const sessionHours = 1;
/** How long a session can be refreshed. @see docs/specification/decisions.md §2 */
export const sessionRefreshDays = 14;
/** The header of a call that a program makes on its own while no one is at work: `1`. Such a call is no use of a session.
 * @see docs/specification/decisions.md §14 */
export const backgroundHeader = 'X-Background';
/** Minutes without use after which a session of an administrator ends, unless the settings say otherwise.
 * @see docs/specification/decisions.md §14 */
export const adminIdleMinutes = 60;
/** The same for a client: as long as a session can last. @see docs/specification/decisions.md §14 */
export const clientIdleMinutes = sessionRefreshDays * 24 * 60;
/** How long the old token still works after a refresh. @see docs/specification/decisions.md §2 */
export const sessionGraceSeconds = 30;
/** Failed sign-ins per name and address within `signInWindowMinutes`, then 429.
 * @see docs/specification/decisions.md §2 */
export const signInFailuresMax = 10;
/** Window of `signInFailuresMax`. @see docs/specification/decisions.md §2 */
export const signInWindowMinutes = 15;
/** Life of a setup link. @see docs/specification/decisions.md §2 */
export const setupLinkDays = 7;
/** Life of the links that confirm or cancel a changed address. @see docs/specification/decisions.md §14 */
export const emailLinkHours = 24;
/** How long an applicant's link works. */
export const applicationLinkDays = 90;
/** Life of a sign-in that waits for its second factor. @see docs/specification/decisions.md §2 */
export const signInChallengeMinutes = 5;
/** Codes that may be tried for one such sign-in. @see docs/specification/decisions.md §2 */
export const signInChallengeAttempts = 5;
/** How long an authenticator has to answer with a passkey. @see docs/decisions/0014-second-factor.md */
export const passkeyMinutes = 5;
/** How long a program waits to be let in through a browser. @see docs/decisions/0020-device-sign-in.md */
export const deviceCodeMinutes = 10;
/** Seconds that a program waits between two questions whether it was let in, and by how many more once it asked too soon.
 * @see docs/decisions/0020-device-sign-in.md */
export const devicePollSeconds = 5;
/** Recovery codes of an account. @see docs/specification/decisions.md §2 */
export const recoveryCodeCount = 10;
/** Second factors of an account. @see docs/specification/decisions.md §2 */
export const factorsMax = 10;
/** How long a password or a code counts as a confirmation. @see docs/specification/decisions.md §2 */
export const stepUpMinutes = 10;
/** The code of the 403 for a call that needs a confirmation first. @see docs/specification/decisions.md §2 */
export const stepUpRequiredCode = 'auth.step_up_required';
/** Default life of an API token. @see docs/specification/decisions.md §2 */
export const apiTokenDays = 90;
/** Shortest password that the server accepts, and the length that earns a point of strength.
 * @see docs/specification/part-1-public-and-client.md §5; docs/specification/decisions.md §2 */
export const passwordMinLength = 8;
/** Longest password that the server accepts. @see docs/specification/decisions.md §2 */
export const passwordMaxLength = 128;
/** Strength of a password is a score from 0 to this. @see docs/specification/part-1-public-and-client.md §5 and §9 */
export const passwordStrengthMax = 5;
/** Label of each strength, by score. @see docs/specification/part-1-public-and-client.md §5 */
export const passwordStrengthLabels = ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const;

// ---- Applications

/** Largest business license: 10 MB. @see docs/specification/part-1-public-and-client.md §9 */
export const licenseMaxBytes = 10_485_760;
/** Most pixels of a picture that is sent as a business license: 50 megapixels. Ours: a small file can contain any
 * number of them. */
export const licensePixelsMax = 50_000_000;
/** File extensions of a business license, in lowercase. @see docs/specification/part-1-public-and-client.md §9 */
export const licenseExtensions = ['.png', '.jpg', '.jpeg', '.pdf'] as const;
/** Time within which a review is promised. @see docs/specification/part-1-public-and-client.md §4 and §9 */
export const reviewHours = { from: 24, to: 48 } as const;
/** Review time that visitors and feed owners are told. @see docs/specification/part-1-public-and-client.md §4 and §9 */
// Marked for bundlers, which keep a call that nothing uses otherwise.
export const reviewTimeText = /* @__PURE__ */ [reviewHours.from, '-', reviewHours.to, ' hours'].join('');
/** Fewest and most digits of a phone number. @see docs/specification/decisions.md §4 */
export const phoneDigits = { min: 7, max: 15 } as const;

// ---- Feeds

/** Largest feed file, raw and unpacked: 50 MB.
 * @see docs/specification/part-1-public-and-client.md §9; docs/specification/part-2-admin-domains-bidding-pages.md §9;
 * docs/specification/decisions.md §7 */
export const feedFileMaxBytes = 52_428_800;
/** Largest file of the admin's small add-feed dialog: 10 MB.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 and §9 */
export const adminFeedFileMaxBytes = 10_485_760;
/** File extensions that the feed dialog accepts, in lowercase. @see docs/specification/part-1-public-and-client.md §5
 */
export const feedExtensions = ['.csv', '.json', '.xml', '.txt'] as const;
/** File extensions that the admin's small add-feed dialog accepts, in lowercase.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export const adminFeedExtensions = ['.csv', '.txt'] as const;
/** Delimiters, by name.
 * @see docs/specification/part-1-public-and-client.md §5;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const delimiters = { comma: ',', semicolon: ';', pipe: '|', tab: '\t' } as const;
/** Separators between the entries of a list that are hard to type, by name: in flags and mapping files. */
export const separatorNames = { ...delimiters, space: ' ', newline: '\n' } as const satisfies Readonly<
  Record<string, (typeof listSeparatorValues)[number]>
>;
/** Longest quote character; an empty one switches quoting off.
 * @see docs/specification/part-1-public-and-client.md §9; docs/specification/decisions.md §7 */
export const quoteCharMaxLength = 1;
/** What the feed form starts with. @see docs/specification/part-1-public-and-client.md §9 */
export const feedDefaults = {
  feed_type: 'insert_update',
  delimiter: ',',
  quote_char: '"',
  lazy_quotes: true,
  has_header_row: false,
} as const;
/** Rows shown while mapping columns. @see docs/specification/part-1-public-and-client.md §9 */
export const mappingPreviewRows = 5;
/** Different values of a column that are counted while mapping; it may have more. */
export const distinctValuesCounted = 1000;
/** Life of an upload that waits for its mapping. @see docs/specification/decisions.md §7 */
export const uploadIdHours = 24;
/** Longest URL in a feed's item. @see docs/specification/decisions.md §7 */
export const urlMaxLength = 2048;
/** An import with more bad rows than this waits for a person. @see docs/specification/decisions.md §7 */
export const importBadRowsPercent = 20;
/** An import with fewer rows than the previous one by this much waits for a person.
 * @see docs/specification/decisions.md §7 */
export const importFewerRowsPercent = 30;
/** Row errors kept with their place and value; all are counted. */
export const importErrorsKept = 1000;
/** Imports that can be rolled back to. */
export const importsKept = 10;
/** A pending feed is urgent after this time. @see docs/specification/decisions.md §7 */
export const feedUrgentHours = 48;
/** Limits of fetching a feed's URL. @see docs/specification/decisions.md §7 */
export const feedFetch = {
  connectMs: 5000,
  headersMs: 15_000,
  idleMs: 15_000,
  totalMs: 120_000,
  redirectsMax: 5,
  retryAfterMs: [30_000, 120_000, 600_000],
  /** Longest wait that a host can request with Retry-After. */
  longestWaitMs: 3_600_000,
  pausedAfterFailures: 5,
} as const;

/** Limits of reading any feed, whatever its format. A file beyond any of them is refused. */
export const feedReading = {
  maxBytes: feedFileMaxBytes,
  maxRows: 1_000_000,
  maxRecordBytes: 1_048_576,
  maxFieldBytes: 262_144,
  maxColumns: 256,
  maxJsonDepth: 64,
  maxXmlDepth: 32,
  /** Reading stops when none of this many records at the start is valid. */
  hopelessRecords: 1000,
} as const;

// ---- Domains, bidding and pacing

/** Bid per click in USD.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §8 */
export const bidAmount = { min: 0, max: 100, step: 0.01 } as const;
/** Daily budget in USD. The form steps by 1; the server accepts whole cents.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §8 */
export const dailyBudget = { min: 0, max: 100_000, step: 1 } as const;
/** Rows of 'Recent Bid Changes'. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const bidHistoryRows = 10;
/** A utilization bar ends here; its number does not.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9; docs/specification/decisions.md §8 */
export const utilizationBarMaxPercent = 100;

// ---- Lists and queues

/** Feeds under Recent Activity of the client, and on the admin's feed overview.
 * @see docs/specification/part-1-public-and-client.md §9;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const recentFeedsCount = 5;
/** Recent jobs shown per queue. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const recentJobsPerQueue = 3;
/** The driver that the queue screen shows. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const queueDriver = 'database';

// ---- Systems

/** Use of disk and RAM above which the figure turns yellow, and red.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §9 */
export const usagePercent = { yellowAbove: 75, redAbove: 90 } as const;
/** Entries of a log, unless another number is asked for.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const logEntriesCount = 50;
/** Most entries of a log that can be asked for. */
export const logEntriesMax = 1000;

// ---- Pages

/** Longest meta description. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const metaDescriptionMaxLength = 160;
/** What a new page starts with. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const pageDefaults = { page_type: 'custom', status: 'draft', is_active: true } as const;
/** Order of the page list before anyone sorts it. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const pageListOrder = { sort_by: 'updated_at', sort_order: 'desc' } as const;

/** Longest email address. RFC 5321 §4.5.3.1.3. */
export const emailMaxLength = 254;
