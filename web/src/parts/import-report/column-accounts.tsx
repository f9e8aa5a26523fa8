import type { ColumnAccount, FeedAccounting } from '@grt/sdk/contract';
import { fieldLabels } from '@grt/sdk/feeds';
import { formatCount, formatTotal } from '../../core/format.ts';
import { FiguresTable, type FiguresColumn } from '../../ui/figures-table.tsx';
import styles from './import-report.module.css';

/** What became of the values of each column of the file. */
export function ColumnAccounts({ accounting }: { accounting: FeedAccounting }) {
  const { columns: accounts, other_columns, unread_rows } = accounting;
  const { columns: others, values } = other_columns;
  return (
    <section className={styles['accounts']} aria-labelledby="column-accounts">
      <h3 id="column-accounts">Values by column</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['scroll']} tabIndex={0} aria-label="Table of columns">
        <FiguresTable
          caption="What became of the values of each column"
          columns={columns}
          rows={accounts}
          keyOf={({ column }) => column}
          onPhone="cards"
        />
      </section>
      {others > 0 && (
        <p>
          {`${formatTotal(others, ['more column', 'more columns'])} with ${formatTotal(values, ['value', 'values'])} in all, none of them mapped.`}
        </p>
      )}
      {unread_rows > 0 && (
        <p>{`${formatTotal(unread_rows, ['rejected row', 'rejected rows'])} could not be divided into columns.`}</p>
      )}
    </section>
  );
}

const columns: readonly FiguresColumn<ColumnAccount>[] = [
  { key: 'column', head: 'Column', cell: nameOf },
  { key: 'values', head: 'Values', cell: ({ values }) => formatCount(values) },
  { key: 'stored', head: 'Stored', cell: storedText },
  { key: 'not_mapped', head: 'Not mapped', cell: ({ not_mapped }) => countUnlessNone(not_mapped) },
  { key: 'rejected', head: 'Rejected', cell: ({ rejected }) => countUnlessNone(rejected) },
  { key: 'left_out', head: 'Left out', isText: true, cell: leftOutList },
];

function nameOf({ column, fields }: ColumnAccount) {
  return (
    <>
      <bdi>{column}</bdi>
      {fields.length > 0 && <small>{fields.map((field) => fieldLabels[field]).join(', ')}</small>}
    </>
  );
}

function storedText({ stored, changed }: ColumnAccount): string {
  return changed === 0 ? formatCount(stored) : `${formatCount(stored)} (${formatCount(changed)} changed)`;
}

function countUnlessNone(count: number): string | null {
  return count === 0 ? null : formatCount(count);
}

function leftOutList({ left_out }: ColumnAccount) {
  if (left_out.length === 0) return null;
  return (
    <ul>
      {left_out.map(({ code, count, message }) => (
        <li key={code}>{`${formatCount(count)}: ${message}`}</li>
      ))}
    </ul>
  );
}
