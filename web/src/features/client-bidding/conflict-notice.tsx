import { Alert, Button } from '@mantine/core';
import { moneyInput } from '@grt/sdk/rules';
import { formatMoney } from '../../core/format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { BiddingValues } from './bidding-values.ts';
import styles from './conflict-notice.module.css';
import type { BiddingForm, Conflict } from './use-bidding-form.ts';

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  /** What was typed. */
  readonly mine: BiddingValues;
  readonly editing: BiddingForm;
}

const inWords = (isActive: boolean): string => (isActive ? 'Enabled' : 'Paused');

/** Somebody else changed the bidding meanwhile: what stands beside what was typed, and both ways on. Nothing is lost until
 * one of them is chosen. */
export function ConflictNotice({ conflict: { standing, message }, mine, editing }: ConflictNoticeProps) {
  const rows = [
    ['Bid', formatMoney(standing.bid_amount), formatMoney(moneyInput(mine.bid_amount))],
    ['Daily budget', formatMoney(standing.daily_budget), formatMoney(moneyInput(mine.daily_budget))],
    ['Bidding', inWords(standing.is_active), inWords(mine.is_active)],
  ] as const;
  return (
    <Alert color="yellow" variant="light" role="alert" title="Changed by somebody else meanwhile">
      <p>{message} Nothing of yours has been saved yet.</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Setting</VisuallyHidden>
            </th>
            <th scope="col">What stands</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, theirs, yours]) => (
            <tr key={name} data-differs={theirs !== yours}>
              <th scope="row">{name}</th>
              <td>{theirs}</td>
              <td>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['actions']}>
        <Button variant="default" size="xs" onClick={editing.takeStanding}>
          Take what stands
        </Button>
        <Button size="xs" disabled={editing.isSaving} onClick={editing.writeOver}>
          Save mine over it
        </Button>
      </div>
    </Alert>
  );
}
