import { useState } from 'react';
import type { GeoRule } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { oneOf, useListAddress } from '../../core/use-list-address.ts';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useClearGeoCache, useGeoRules } from './admin-systems.queries.ts';
import type { EditedRule } from './geo-rule-dialog.tsx';
import { GeoRules } from './geo-rules.tsx';
import styles from './geo-tab.module.css';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const GeoRuleDialog = lazyAhead(async () => ({ default: (await import('./geo-rule-dialog.tsx')).GeoRuleDialog }));
const DeleteRuleDialog = lazyAhead(async () => ({
  default: (await import('./delete-rule-dialog.tsx')).DeleteRuleDialog,
}));

const standings = ['blocked', 'allowed'] as const;

const useRuleList = () => useListAddress({ rule: oneOf(standings) });
type RuleList = ReturnType<typeof useRuleList>;

/** Where visitors are served. A state's rule overrides its country's.
 * @see docs/specification/decisions.md §10 */
export function GeoTab() {
  const rules = useGeoRules();
  const list = useRuleList();
  const [edited, setEdited] = useState<EditedRule>();
  const [deleting, setDeleting] = useState<GeoRule>();
  const fits = fitting(list.search, list.values.rule);
  const countries = rules.data?.countries.filter(fits);
  const states = rules.data?.states.filter(fits);
  const acts = { onEdit: setEdited, onDelete: setDeleting };

  return (
    <>
      <div className={styles['bar']}>
        <p>A state’s rule overrides its country’s. Places without a rule are served.</p>
        <div className={styles['actions']}>
          <ClearCache />
          <Button onClick={() => setEdited('new')}>Add Rule</Button>
        </div>
      </div>
      <RuleFilter list={list} total={countries && states ? countries.length + states.length : undefined} />
      {rules.error && !rules.data ? (
        <LoadFailure
          message="The rules could not be loaded."
          error={rules.error}
          onRetry={() => void rules.refetch()}
        />
      ) : list.isFiltered && countries?.length === 0 && states?.length === 0 ? (
        <NoMatch title="No matching rules" all="Show all rules" list={list}>
          No rules match your search.
        </NoMatch>
      ) : (
        <div className={styles['pair']}>
          <GeoRules title="Countries" rules={countries} {...acts} />
          <GeoRules title="States" rules={states} {...acts} />
        </div>
      )}
      <OnDemand opened={edited !== undefined}>
        {(opened) => <GeoRuleDialog edited={edited} opened={opened} onClose={() => setEdited(undefined)} />}
      </OnDemand>
      <OnDemand opened={deleting !== undefined}>
        {(opened) => <DeleteRuleDialog rule={deleting} opened={opened} onClose={() => setDeleting(undefined)} />}
      </OnDemand>
    </>
  );
}

function RuleFilter({ list, total }: { list: RuleList; total: number | undefined }) {
  return (
    <FilterBar label="Search code, name, or reason" list={list} total={total} noun={['rule', 'rules']}>
      <FilterSelect
        list={list}
        name="rule"
        label="Blocked or allowed"
        all="All rules"
        choices={[
          { value: 'blocked', label: 'Blocked' },
          { value: 'allowed', label: 'Allowed' },
        ]}
      />
    </FilterBar>
  );
}

/** @see docs/specification/part-2-admin-domains-bidding-pages.md §7 and §8 */
function ClearCache() {
  const clear = useClearGeoCache();
  return (
    <Button
      variant="default"
      disabled={clear.isPending}
      onClick={() =>
        clear.mutate(undefined, {
          onSuccess: () => toastSuccess('Geo-blocking cache cleared successfully'),
          onError: (error) => toastFailure('Failed to clear cache', error),
        })
      }
    >
      {clear.isPending ? 'Clearing...' : 'Clear cache'}
    </Button>
  );
}

function fitting(search: string, standing: (typeof standings)[number] | undefined) {
  const wanted = search.trim().toLowerCase();
  return ({ code, name, block_reason, is_blocked }: GeoRule) =>
    (standing === undefined || is_blocked === (standing === 'blocked')) &&
    [code, name, block_reason ?? ''].some((text) => text.toLowerCase().includes(wanted));
}
