import type { Queue } from '../../core/queue/queue.ts';
import type { BiddingReader } from './bidding-reader.ts';
import { mayFollow, releaseOf } from './market-release.rules.ts';
import type { MarketReleaseStore } from './market-release.store.ts';

/** Name under which the schedule takes the figures that clients get of the market. */
export const releaseCommand = 'bidding:release-figures';

interface Parts {
  readonly queue: Queue;
  readonly bidding: Pick<BiddingReader, 'now' | 'present'>;
  readonly releases: MarketReleaseStore;
}

/** To be called before the queue is started. */
export function scheduleBidding(parts: Parts): void {
  parts.queue.schedule(releaseCommand, '0 * * * *', 'UTC', async () =>
    (await takeRelease(parts))
      ? 'The figures of the market are kept; clients get them in an hour'
      : 'The figures changed by what one company did; clients keep those they have',
  );
}

/** Takes the figures of the market that clients get in an hour, unless they would tell what one company changed.
 * @returns whether they were kept. */
export async function takeRelease({ bidding, releases }: Pick<Parts, 'bidding' | 'releases'>): Promise<boolean> {
  const takenAtMs = bidding.now().getTime();
  const [{ open }, daySpent, latest] = await Promise.all([
    bidding.present(),
    releases.daySpent(takenAtMs),
    releases.latest(),
  ]);
  const release = releaseOf(open, daySpent, takenAtMs);
  if (!mayFollow(release, latest)) return false;
  await releases.keep(release);
  return true;
}
