import { paths } from '../../core/paths.ts';

/** Where a problem of the system is mended, by the words in which the server tells it. */
export function problemPlace(problem: string | undefined): { readonly label: string; readonly to: string } {
  const tab = (label: string, name: string) => ({ label, to: `${paths.adminSystems}?tab=${name}` });
  if (problem === undefined) return { label: 'Open Systems', to: paths.adminSystems };
  if (problem.includes('under Queues') || problem.startsWith('A job has been overdue'))
    return tab('Open Queues', 'queues');
  if (problem.includes('under Cron Jobs') || problem.startsWith('The task ')) return tab('Open Cron Jobs', 'cron');
  return { label: 'Open Systems', to: paths.adminSystems };
}
