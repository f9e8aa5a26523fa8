import { useListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { keptParams } from './use-analytics-params.ts';

/** The person's saved views of the analytics: days, filters, rows, figure, and order, under a name. A named range stays
 * one: “Last 7 days” are other days next week. */
export function AnalyticsViews() {
  const list = useListAddress(noFilters, everything);
  const look = useListLook('analytics', list);
  return <ViewButton name="analytics" keeps="days, filters, rows, and order" list={list} look={look} />;
}

const noFilters = {};

const asItIs: ValueReader<string> = (text) => text;
const everything = Object.fromEntries(keptParams.map((name) => [name, asItIs]));
