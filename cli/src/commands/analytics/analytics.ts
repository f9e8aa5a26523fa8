import {
  analyticsGroupValues,
  analyticsSplitValues,
  type AnalyticsFigures,
  type AnalyticsGroup,
  type AnalyticsRow,
  type AnalyticsSplit,
  type TrafficSource,
} from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Column } from '../../core/column.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { countText, moneyText, percentText } from '../../core/quantities.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { accountType } from '../../parts/account-type.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientFilter, clientFlag } from '../../parts/review/client-records.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { noteSource } from '../../parts/traffic-source.ts';

interface AnalyticsFlags extends LimitFlag, DownloadFlags, WebFlag {
  readonly from?: string;
  readonly to?: string;
  readonly by?: AnalyticsGroup | 'client';
  readonly splitBy?: AnalyticsSplit;
  readonly domain?: string;
  readonly feed?: string;
  readonly country?: string;
  readonly client?: string;
  readonly csv?: true;
}

/** `grt analytics` */
export function analyticsCommand(context: Context): Command {
  const command = addDownloadFlags(new Command())
    .option('--from <day>', 'first day, such as 2026-11-01 (default: 30 days ago)')
    .option('--to <day>', 'last day, inclusive (default: today)')
    .addOption(
      new Option('--by <group>', 'group rows by this (default: day); client is for administrators').choices([
        ...analyticsGroupValues,
        'client',
      ]),
    )
    .addOption(
      new Option('--split-by <group>', 'with --by domain, feed, or country: split each by this').choices(
        analyticsSplitValues,
      ),
    )
    .option('--domain <name-or-id>', 'only this domain')
    .option('--feed <name-or-id>', 'only this feed')
    .option('--country <code>', 'only this country')
    .option(clientFlag, 'only this client (administrators)')
    .option('--csv', 'save all rows as CSV')
    .action((flags: AnalyticsFlags) => showAnalytics(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt analytics --by domain --from 2026-11-01',
    'grt analytics --by domain --split-by country',
    'grt analytics --csv --output november.csv --from 2026-11-01',
    "grt analytics --jq '.[] | select(.spend > 100) | .label'",
  );
}

const columns: readonly Column<AnalyticsRow>[] = [
  { name: 'Key', whole: true, value: (row) => row.key, shown: (row) => row.label },
  ...(['views', 'clicks', 'unique_clicks'] as const).map((name): Column<AnalyticsRow> => ({
    name: name.replace('_', ' '),
    align: 'right',
    value: (row) => row[name],
    shown: (row) => countText(row[name]),
  })),
  { name: 'Spend', align: 'right', value: (row) => row.spend, shown: (row) => moneyText(row.spend) },
  { name: 'CTR', align: 'right', value: (row) => row.ctr, shown: (row) => percentText(row.ctr, 2) },
  { name: 'CPC', align: 'right', value: (row) => row.cpc, shown: (row) => moneyText(row.cpc, 3) },
];

const splitColumns: readonly Column<AnalyticsRow>[] = columns.flatMap((column, index) =>
  index === 0 ? [column, { name: 'Part', value: (row: AnalyticsRow) => row.split_label ?? null }] : [column],
);

async function showAnalytics(context: Context, flags: AnalyticsFlags): Promise<void> {
  const isAdmin = (await accountType(context)) === 'admin';
  if (flags.web === true) return openScreen(context, isAdmin ? '/admin' : '/client/analytics');
  const grt = await context.grt();
  const { from, to, by, splitBy, domain, feed, country, client, limit } = flags;
  const client_id = await clientFilter(context, client);
  const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, clientId: client_id });
  const feed_id = feed === undefined ? undefined : await feedId(context, feed);
  const asked = { from, to, split_by: splitBy, domain_id, feed_id, country };
  const options = { signal: context.signal };
  if (!isAdmin && by === 'client') throw new UsageError('--by client is for administrators');
  const clientGroup = by === 'client' ? undefined : by;
  if (flags.csv === true) {
    const csv = { ...asked, format: 'csv' } as const;
    const file = isAdmin
      ? grt.admin.analytics({ ...csv, group_by: by, client_id }, options)
      : grt.client.analytics({ ...csv, group_by: clientGroup }, options);
    await saveDownload(context, await file, flags);
    return;
  }
  const json = { ...asked, format: undefined };
  const found = await (isAdmin
    ? grt.admin.analytics({ ...json, group_by: by, client_id }, options)
    : grt.client.analytics({ ...json, group_by: clientGroup }, options));
  await printList(context, found.rows, splitBy === undefined ? columns : splitColumns, {
    limit,
    empty: 'No data for this period.',
  });
  await context.note(`${found.from} to ${found.to}, ${found.timezone}: ${totalsText(found.totals)}`);
  await noteSource(context, sourceOf(found.rows));
  if (found.total_rows > found.rows.length) {
    await context.note(`${countText(found.total_rows)} rows in total: use --csv to get all of them`);
  }
}

/** The source of all rows together; null if none has figures. */
function sourceOf(rows: readonly AnalyticsRow[]): TrafficSource | null {
  const sources = new Set(rows.flatMap(({ source }) => source ?? []));
  const [source = null] = sources;
  return sources.size > 1 ? 'mixed' : source;
}

function totalsText({ views, clicks, unique_clicks, spend, ctr, cpc }: AnalyticsFigures): string {
  const figures = `${countText(views)} views, ${countText(clicks)} clicks, ${countText(unique_clicks)} unique`;
  return `${figures}, ${moneyText(spend)}, CTR ${percentText(ctr, 2)}, CPC ${moneyText(cpc, 3)}`;
}
