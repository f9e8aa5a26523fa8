/** What the calls and the jobs of feeds work with: everything that the rooms do. */
export type { FetchingParts as FeedParts } from './fetching/fetching-parts.ts';
