/**
 * The specification's constants that several screens use, and only screens. One that a single screen uses is beside that
 * screen; those that the server or the command line shares are in the contract (sdk/src/contract/limits.ts).
 */

/** Decimals of an average cost per click. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const averageCpcDecimals = 3;
/** A toast vanishes after this time. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const toastMs = 5000;
