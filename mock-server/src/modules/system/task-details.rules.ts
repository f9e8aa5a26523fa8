/** What each task of the schedule is for, by its command. */
export const taskDetails: Readonly<Record<string, string>> = {
  'database:maintain': 'Renews the statistics of the database and, where nothing else does, makes room in it',
  'records:prune': 'Removes sessions, kept replies, counts, finished jobs and log entries that are over',
  'files:sweep': 'Removes stored files that nothing refers to any more',
  'feeds:refresh': 'Queues the URL feeds whose interval has passed',
  'feeds:tidy': 'Removes uploads that were never mapped, and ends imports that were given up',
  'traffic:advance': 'Brings the market of visits and clicks to the present',
  'system:measure': 'Measures memory, disks and queues for the history of the Status tab',
};
