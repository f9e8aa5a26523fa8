import type { SavedView } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

/** What saved views show. A view without a name is the default look of its list. */
export const viewColumns: readonly Column<SavedView>[] = [
  { name: 'Id', value: (view) => view.id, align: 'right' },
  { name: 'List', value: (view) => view.list },
  { name: 'Name', value: (view) => view.name, shown: (view) => view.name ?? '(default)' },
  { name: 'Query', value: (view) => view.query },
  { name: 'Saved', value: (view) => view.updated_at, time: true },
];
