import { formatTotal, type ListTotal } from '../../core/format.ts';
import type { SearchedList } from '../../core/use-list-address.ts';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './record-panel.module.css';

interface PanelSearchProps {
  readonly label: string;
  readonly list: Pick<SearchedList, 'search' | 'setSearch'>;
  readonly total: ListTotal;
  readonly noun: readonly [one: string, several: string];
}

/** The search of a panel's list, and how much it finds. */
export function PanelSearch({ label, list, total, noun }: PanelSearchProps) {
  return (
    <div className={styles['search']}>
      <SearchField label={label} value={list.search} onSearch={list.setSearch} />
      <output>{formatTotal(total, noun)}</output>
    </div>
  );
}
