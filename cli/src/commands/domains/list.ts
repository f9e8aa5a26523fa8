import type { Grt } from '@grt/sdk';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { assigneeFilter } from '../../parts/administrator.ts';
import { clientFilter } from '../../parts/review/client-records.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { domainColumns } from './domain-columns.ts';
import { addDomainFilters, type DomainFilters } from './domain-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, DomainFilters {}

/** `grt domains list` */
export function listCommand(context: Context): Command {
  const command = addDomainFilters(new Command('list').alias('ls'))
    .description('list domains, newest first')
    .action((flags: ListFlags) => listDomains(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt domains list --status pending --json id,domain_name',
    'grt domains list --bidding active --sort current_spend --order desc --limit 10',
  );
}

async function listDomains(context: Context, flags: ListFlags): Promise<void> {
  const { limit, web, client, ...filters } = flags;
  if (web === true) return openOwnScreen(context, { admin: '/admin/domains', client: '/client/domains' });
  const grt = await context.grt();
  const assignee = await assigneeFilter(context, filters.assignee);
  const clientId = await clientFilter(context, client);
  const domains = chosenDomains(grt, { ...filters, assignee, clientId }, { signal: context.signal });
  await printList(context, domains, domainColumns, { limit, empty: 'No domains found.' });
}

type Chosen = Omit<DomainFilters, 'assignee' | 'client'> & {
  readonly assignee: string | undefined;
  readonly clientId: number | undefined;
};

/** Two calls list domains: everyone's, which knows what is bid and spent, and the reviewers', which knows who has what.
 * @throws UsageError for flags of both */
function chosenDomains(grt: Grt, flags: Chosen, options: { readonly signal: AbortSignal }) {
  const { clientId, assignee, shared, bidding, alert, from, to, sort, ...filters } = flags;
  const asked = { ...filters, client_id: clientId };
  const isForReview = [assignee, shared, from, to].some((value) => value !== undefined);
  if (sort === 'current_spend' || sort === 'daily_budget' || bidding !== undefined || alert !== undefined) {
    if (isForReview || sort === 'company_name' || sort === 'reviewed_at')
      throw new UsageError(
        '--bidding, --alert, and sorting by spend or budget cannot be combined with --assignee, --shared, --from, --to, or sorting by company or review',
      );
    return grt.domains.list({ ...asked, bidding_status: bidding, has_pacing_alert: alert, sort }, options);
  }
  if (isForReview || sort === 'company_name' || sort === 'reviewed_at')
    return grt.domains.listForReview({ ...asked, sort, assignee, is_shared: shared, from, to }, options);
  return grt.domains.list({ ...asked, sort }, options);
}
