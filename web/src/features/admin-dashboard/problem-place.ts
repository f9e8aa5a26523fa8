import { paths } from '../../core/paths.ts';

/** Where a problem of the system is mended, by the words in which the server tells it. */
export function problemPlace(problem: string | undefined): { readonly label: string; readonly to: string } {
  const tab = (label: string, name: string) => ({ label, to: `${paths.adminSystems}?tab=${name}` });
  if (problem === undefined) return { label: 'Open Systems', to: paths.adminSystems };
  if (problem.includes('under Queues') || problem.startsWith('A job has been overdue'))
    return tab('Open Queues', 'queues');
  if (problem.includes('under Cron Jobs') || problem.startsWith('The task ')) return tab('Open Cron Jobs', 'cron');
  if (problem.startsWith('The disk with ')) return tab('Open Operations', 'operations');
  if (problem.includes('memory')) return tab('Open Status', 'status');
  return { label: 'Open Systems', to: paths.adminSystems };
}
