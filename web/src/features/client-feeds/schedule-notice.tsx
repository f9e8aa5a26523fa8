import type { Feed } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';

/** What the quick action Schedule Update leads to: a URL feed's refresh interval is set in its edit dialog; decisions 7.
 * @param feeds - the feeds in sight; undefined while they are loading */
export function ScheduleNotice({ feeds }: { feeds: readonly Feed[] | undefined }) {
  if (feeds === undefined) return null;
  const fetched = feeds.filter(({ feed_url }) => feed_url !== null);
  return (
    <Alert color={fetched.length > 0 ? 'cobalt' : 'yellow'} variant="light" title="Schedule Update" role="note">
      {fetched.length > 0
        ? `Choose Edit on ${fetched.map(({ feed_name }) => feed_name).join(' or ')} to set how often it is fetched.`
        : 'A schedule belongs to a feed that is fetched from a URL, and none of these is. Feeds from a URL are not built yet, so there is nothing to schedule.'}
    </Alert>
  );
}
