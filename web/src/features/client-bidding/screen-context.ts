/** Below the name of the domain. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const screenContext = 'Bidding Management & Traffic Pacing';
