import { csvLine } from '@grt/sdk/feeds';

/** A domain of the demo, as its client adds it. */
export interface DemoDomain {
  readonly client: 'acme' | 'globex';
  readonly name: string;
  readonly daysAgo: number;
  /** An administrator's decision; undecided if absent. */
  readonly decision?: 'approve' | { readonly reject: string };
}

/** What the demo's clients bid on an approved domain, in dollars, and since when. */
export interface DemoBid {
  readonly client: DemoDomain['client'];
  readonly domain: string;
  readonly bid: number;
  readonly budget: number;
  readonly daysAgo: number;
}

export const demoDomains: readonly DemoDomain[] = [
  { client: 'acme', name: 'daily-clips.example', daysAgo: 63, decision: 'approve' },
  { client: 'acme', name: 'acme-shorts.example', daysAgo: 62.8, decision: 'approve' },
  { client: 'acme', name: 'night-reel.example', daysAgo: 0.3 },
  {
    client: 'acme',
    name: 'acme-archive.example',
    daysAgo: 12,
    decision: { reject: 'The DMCA page cannot be reached.' },
  },
  { client: 'globex', name: 'globex-clips.example', daysAgo: 62.6, decision: 'approve' },
  // Both clients claim this one, so the reviewer sees a conflict.
  { client: 'globex', name: 'acme-shorts.example', daysAgo: 1.5 },
  { client: 'acme', name: 'weekend-reel.example', daysAgo: 0.29, decision: 'approve' },
  { client: 'globex', name: 'globex-vault.example', daysAgo: 0.28, decision: 'approve' },
  { client: 'globex', name: 'globex-late.example', daysAgo: 0.27, decision: 'approve' },
];

/** Places that the demo platform does not serve. */
export const demoGeoRules = [
  { type: 'country', code: 'FR', name: 'France', block_reason: 'Age verification law', daysAgo: 19.2 },
  { type: 'state', code: 'US-TX', name: 'Texas', block_reason: 'Age verification law', daysAgo: 19.1 },
] as const;

/** A feed of the demo, as its client uploads it. */
export interface DemoFeed {
  readonly client: 'acme' | 'globex';
  readonly domain: string;
  readonly name: string;
  readonly description: string;
  readonly category?: 'girls' | 'guys' | 'trans';
  readonly type?: 'insert_update' | 'disabled';
  readonly daysAgo: number;
  /** Its video numbers: first and last. */
  readonly videos: readonly [first: number, last: number];
  readonly decision?: 'approve' | { readonly reject: string };
  /** What happens to it soon after its approval. */
  readonly next?: 'paused' | 'held';
}

export const demoFeeds: readonly DemoFeed[] = [
  {
    client: 'acme',
    domain: 'daily-clips.example',
    name: 'Daily clips',
    daysAgo: 62.2,
    description: 'Everything new, every day',
    category: 'girls',
    videos: [1, 240],
    decision: 'approve',
  },
  {
    client: 'acme',
    domain: 'acme-shorts.example',
    name: 'Shorts',
    daysAgo: 62,
    description: 'Under a minute',
    category: 'guys',
    videos: [1001, 1120],
    decision: 'approve',
  },
  {
    client: 'acme',
    domain: 'daily-clips.example',
    name: 'Taken down',
    daysAgo: 15,
    description: 'Clips that must not be shown',
    type: 'disabled',
    videos: [231, 240],
    decision: 'approve',
  },
  {
    client: 'acme',
    domain: 'acme-shorts.example',
    name: 'Winter archive',
    daysAgo: 0.4,
    description: 'Last winter, recut',
    category: 'girls',
    videos: [2001, 2060],
  },
  {
    client: 'globex',
    domain: 'globex-clips.example',
    name: 'Globex main',
    daysAgo: 61.8,
    description: 'The whole catalog',
    category: 'trans',
    videos: [3001, 3180],
    decision: 'approve',
  },
  {
    client: 'globex',
    domain: 'globex-clips.example',
    name: 'Globex trial',
    daysAgo: 9,
    description: 'A first try',
    category: 'girls',
    videos: [3501, 3512],
    decision: { reject: 'The thumbnails cannot be loaded.' },
  },
  {
    client: 'acme',
    domain: 'weekend-reel.example',
    name: 'Weekend reel',
    daysAgo: 0.25,
    description: 'For Saturdays and Sundays',
    category: 'girls',
    videos: [4001, 4024],
    decision: 'approve',
    next: 'paused',
  },
  {
    client: 'globex',
    domain: 'globex-late.example',
    name: 'Late night',
    daysAgo: 0.23,
    description: 'After midnight',
    category: 'trans',
    videos: [5001, 5040],
    decision: 'approve',
  },
  {
    client: 'acme',
    domain: 'acme-shorts.example',
    name: 'Autumn specials',
    daysAgo: 0.21,
    description: 'Filmed this fall',
    category: 'guys',
    videos: [6001, 6030],
    decision: 'approve',
    next: 'held',
  },
];

/** The next file of a feed, as it comes out of a broken export: every third video has no thumbnail, which is above the
 * 20 % that a person must decide on. */
export const demoBadFile = (feed: DemoFeed): string => demoFeedFile(feed, (number) => number % 3 !== 0);

const moods = ['Golden', 'Quiet', 'Electric', 'Late', 'Wild', 'Slow', 'Bright', 'Hidden', 'Northern', 'Velvet'];
const subjects = [
  'morning',
  'harbour',
  'rooftop',
  'road trip',
  'rehearsal',
  'kitchen',
  'garden',
  'skyline',
  'studio',
  'shoreline',
  'backstage',
];
const tags = ['outdoor', 'city', 'music', 'slow motion', 'behind the scenes', 'hd', 'short', 'classic'];

/** The feed's file: CSV with the platform's field names as columns, so that no mapping is needed. */
export function demoFeedFile(
  { domain, type, videos: [first, last] }: DemoFeed,
  hasThumbnail: (number: number) => boolean = () => true,
): string {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (type === 'disabled')
    return [csvLine(['external_id']), ...numbers.map((number) => csvLine([`v${String(number)}`]))].join('');
  const header = csvLine([
    'external_id',
    'title',
    'thumbnail_url',
    'url',
    'duration',
    'tags',
    'performers',
    'published_at',
  ]);
  return [header, ...numbers.map((number) => csvLine(videoRow(number, domain, hasThumbnail(number))))].join('');
}

function videoRow(number: number, domain: string, hasThumbnail: boolean): string[] {
  const pick = (list: readonly string[], step: number) => list[(number * step) % list.length] ?? '';
  const day = new Date(Date.UTC(2026, 8, 1) + (number % 60) * 86_400_000).toISOString().slice(0, 10);
  return [
    `v${String(number)}`,
    `${pick(moods, 7)} ${pick(subjects, 3)} No. ${String(number)}`,
    hasThumbnail ? `https://media.${domain}/thumbs/${String(number)}.jpg` : '',
    `https://${domain}/watch/${String(number)}`,
    String(35 + ((number * 37) % 900)),
    `${pick(tags, 1)};${pick(tags, 5)}`,
    `Performer ${String((number * 11) % 23)}`,
    day,
  ];
}
