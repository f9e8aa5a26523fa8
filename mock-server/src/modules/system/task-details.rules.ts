/** What each task of the schedule is for, by its command. */
export const taskDetails: Readonly<Record<string, string>> = {
  'database:maintain': 'Updates database statistics and, if nothing else does, frees space',
  'records:prune': 'Removes expired sessions, stored replies, counts, finished jobs, and log entries',
  'files:sweep': 'Removes stored files that are no longer referenced',
  'feeds:refresh': 'Queues the URL feeds whose interval has passed',
  'feeds:tidy': 'Removes uploads that were never mapped, and ends abandoned imports',
  'traffic:advance': 'Advances the market of visits and clicks to the present',
  'system:measure': 'Measures memory, disks, and queues for the history on the Status tab',
};
