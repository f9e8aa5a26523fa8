import { urlMaxLength } from '../contract/limits.ts';

/** An item read from a row. Whatever the row lacks is null, or an empty list.
 * @see docs/specification/decisions.md §7 */
export interface FeedItem {
  /** 1 to 255 characters. */
  external_id: string;
  title: string | null;
  thumbnail_url: string | null;
  /** Includes the feed's URL parameters. */
  url: string | null;
  /** One iframe with an http(s) address, rebuilt from what the feed has. */
  embed_code: string | null;
  embed_url: string | null;
  video_url: string | null;
  preview_url: string | null;
  thumbnails: string[];
  description: string | null;
  /** Whole seconds, 0 or more. */
  duration: number | null;
  tags: string[];
  categories: string[];
  performers: string[];
  studio: string | null;
  /** UTC, ISO 8601. */
  published_at: string | null;
  expires_at: string | null;
  views: number | null;
  rating: number | null;
  language: string | null;
  quality: string | null;
  /** As given by the source. */
  status: string | null;
}

/** An item with nothing but its id. */
export function emptyItem(externalId: string): FeedItem {
  return {
    external_id: externalId,
    title: null,
    thumbnail_url: null,
    url: null,
    embed_code: null,
    embed_url: null,
    video_url: null,
    preview_url: null,
    thumbnails: [],
    description: null,
    duration: null,
    tags: [],
    categories: [],
    performers: [],
    studio: null,
    published_at: null,
    expires_at: null,
    views: null,
    rating: null,
    language: null,
    quality: null,
    status: null,
  };
}

/** Maximum lengths of texts, in characters, and of lists. Same as in the contract. */
export const itemLimits = {
  external_id: 255,
  title: 1000,
  url: urlMaxLength,
  embed_code: 5000,
  description: 20_000,
  thumbnails: 200,
  listEntries: 500,
  listEntry: 300,
  studio: 300,
  language: 100,
  quality: 100,
  status: 100,
} as const;
