import { randomFraction, type Random } from '../../core/ids.ts';
import { testPassword } from '../../testing.ts';
import { aCsv, aFile, manyRows } from '../../modules/feeds/testing.ts';
import type { Domain, Feed, Import } from '@grt/sdk/contract';
import { formOf, type CallOptions, type Seen } from '../api-calls.ts';
import type { Send, Tally } from './requests.ts';

/** What the platform has acknowledged, and so must have exactly once. */
export interface Acknowledged {
  readonly domains: { readonly id: number; readonly name: string }[];
  /** The last bid of each domain, in US dollars. */
  readonly bids: Map<number, { readonly bid: number; readonly changes: number }>;
  readonly feeds: { readonly id: number; readonly name: string; readonly importId: number; readonly rows: number }[];
  /** Approved feeds of domains that bid, which visitors click on. */
  readonly serving: { readonly domainId: number; readonly feedId: number }[];
  /** Answers that no careful client should get. */
  readonly unexpected: string[];
}

interface HandParts {
  readonly send: Send;
  readonly random: Random;
  readonly tally: Tally;
  readonly acknowledged: Acknowledged;
  /** Name of the hand, unique. */
  readonly name: string;
  readonly isOver: () => boolean;
}

/** Someone who works on the platform until it is over: signs in, adds a domain, has it approved, uploads feeds for it,
 * has them approved, and bids. Each works on its own domains, so that the last acknowledged bid is the one that must be there. */
export async function work(parts: HandParts): Promise<void> {
  const { random, name, isOver, acknowledged } = parts;
  let key = 0;
  const nextKey = (): string => `${name}-${String((key += 1)).padStart(8, '0')}`;
  const acme = signedIn(parts, 'client', 'acme');
  const reviewer = signedIn(parts, 'admin', 'reviewer');
  for (let round = 1; !isOver(); round += 1) {
    const domainName = `${name}-${String(round)}.example`;
    const json = {
      domain_name: domainName,
      dmca_compliance_url: `https://${domainName}/dmca`,
      content_removal_email: `removal@${domainName}`,
    };
    const added = await acme('/domains', { json, key: nextKey() });
    if (!isGood(parts, added, 'a domain')) continue;
    const { id }: Domain = added.body.data;
    const approved = await reviewer(`/admin/domains/${String(id)}/approve`, { json: {}, key: nextKey() });
    if (!isGood(parts, approved, 'an approval')) continue;
    acknowledged.domains.push({ id, name: domainName });
    for (let step = 0; step < 4 && !isOver(); step += 1) {
      const isFirst = round === 1 && step === 0; // clicks go to items
      if (wholeFrom(random, 0, 12) === 0 || isFirst) await offer(parts, { acme, reviewer, id, nextKey });
      else await bid(parts, acme, { id, key: nextKey() });
    }
  }
}

type Sender = (path: string, options: CallOptions & { readonly key: string }) => Promise<Seen>;

interface Step {
  readonly id: number;
  readonly key: string;
}

interface Offer {
  readonly acme: Sender;
  readonly reviewer: Sender;
  readonly id: number;
  readonly nextKey: () => string;
}

/** Uploads a feed for a domain, and has it approved: nothing is served from a feed that is not. */
async function offer(parts: HandParts, { acme, reviewer, id, nextKey }: Offer): Promise<void> {
  const feedId = await upload(parts, acme, { id, key: nextKey() });
  if (feedId === undefined) return;
  const approved = await reviewer(`/admin/feeds/${String(feedId)}/approve`, { json: {}, key: nextKey() });
  if (isGood(parts, approved, "a feed's approval")) parts.acknowledged.serving.push({ domainId: id, feedId });
}

async function upload(parts: HandParts, acme: Sender, { id, key }: Step): Promise<number | undefined> {
  const rows = wholeFrom(parts.random, 1, 600);
  const name = `Feed ${key}`;
  const file = aFile(aCsv(manyRows(rows)));
  const fields = { feed_name: name, category: 'girls', has_header_row: 'true', domain_id: String(id), file };
  const seen = await acme('/client/feeds', { form: formOf(fields), key });
  if (!isGood(parts, seen, 'a feed')) return undefined;
  const { data, import: run } = seen.body as unknown as { data: Feed; import: Import };
  parts.acknowledged.feeds.push({ id: data.id, name, importId: run.id, rows });
  return data.id;
}

async function bid({ acknowledged, random, ...parts }: HandParts, acme: Sender, { id, key }: Step): Promise<void> {
  const before = acknowledged.bids.get(id);
  const amount = (wholeFrom(random, 5, 60) * 2 + ((before?.changes ?? 0) % 2)) / 100; // never the one before
  const json = { bid_amount: amount, daily_budget: wholeFrom(random, 1, 40), is_active: true };
  const seen = await acme(`/domains/${String(id)}/bidding/update`, { json, key });
  if (seen.status === 504) acknowledged.bids.delete(id); // either may be there
  if (!isGood({ ...parts, acknowledged, random }, seen, 'a bid')) return;
  acknowledged.bids.set(id, { bid: amount, changes: (before?.changes ?? 0) + 1 });
}

/** What may have been done is not among what was acknowledged; that it was not done twice is checked all the same. */
function isGood({ acknowledged }: HandParts, { status, body }: Seen, what: string): boolean {
  if (status < 300) return true;
  if (body['code'] === 'outcome_unknown') return false;
  acknowledged.unexpected.push(`${what}: ${String(status)} ${String(body['code'])} ${body.message}`);
  return false;
}

/** Sends as someone who signs in again whenever the session has ended. */
function signedIn({ send, tally }: HandParts, kind: 'client' | 'admin', username: string): Sender {
  let token: string | undefined;
  return async (path, options) => {
    for (;;) {
      if (token === undefined) {
        const json = { username, password: testPassword };
        ({ token } = (await send(`/auth/${kind}/login`, { json })).body);
        tally.signIns += 1;
      }
      const seen = await send(path, { ...options, token });
      if (seen.status !== 401) return seen;
      token = undefined;
    }
  };
}

/** A whole number from `least`, and below `limit`. */
export function wholeFrom(random: Random, least: number, limit: number): number {
  return least + Math.floor(randomFraction(random) * (limit - least));
}
