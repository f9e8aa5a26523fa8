import { Alert, Button } from '@mantine/core';
import { moneyInput } from '@grt/sdk/rules';
import { formatMoney } from '../../core/format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { valuesOf, type BiddingValues } from './bidding-values.ts';
import styles from './conflict-notice.module.css';
import type { BiddingForm, Conflict } from './use-bidding-form.ts';

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  /** What was typed. */
  readonly mine: BiddingValues;
  readonly editing: BiddingForm;
}

const inWords = (isActive: boolean): string => (isActive ? 'Enabled' : 'Paused');

/** Someone else changed the bidding: saved and typed values side by side, with both options. Nothing is lost until one
 * is chosen. */
export function ConflictNotice({ conflict: { standing, message }, mine, editing }: ConflictNoticeProps) {
  const rows = [
    ['bid_amount', 'Bid', formatMoney(standing.bid_amount), formatMoney(moneyInput(mine.bid_amount))],
    ['daily_budget', 'Daily budget', formatMoney(standing.daily_budget), formatMoney(moneyInput(mine.daily_budget))],
    ['is_active', 'Bidding', inWords(standing.is_active), inWords(mine.is_active)],
  ] as const;
  const saved = valuesOf(standing);
  return (
    <Alert color="yellow" variant="light" role="alert" title="Someone else changed these settings">
      <p>{message} Your changes have not been saved yet.</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Setting</VisuallyHidden>
            </th>
            <th scope="col">Saved</th>
            <th scope="col">Yours</th>
            <th scope="col">
              <VisuallyHidden>Choice</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, name, theirs, yours]) => (
            <tr key={name} data-differs={theirs !== yours}>
              <th scope="row">{name}</th>
              <td>{theirs}</td>
              <td>{yours}</td>
              <td>
                {theirs !== yours && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Use saved ${name.toLowerCase()}`}
                    onClick={() => editing.set({ [field]: saved[field] })}
                  >
                    Use saved
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['actions']}>
        <Button variant="default" size="xs" onClick={editing.takeStanding}>
          Keep the saved values
        </Button>
        <Button size="xs" disabled={editing.isSaving} onClick={editing.writeOver}>
          Overwrite with mine
        </Button>
      </div>
    </Alert>
  );
}
