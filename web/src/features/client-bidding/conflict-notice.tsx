import { useLayoutEffect, useRef } from 'react';
import { Alert, Button } from '@mantine/core';
import { formatMoney } from '../../core/format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { termsIn, valuesOf, type AmountField, type BiddingValues } from '../../parts/bidding-terms/bidding-values.ts';
import styles from './conflict-notice.module.css';
import type { Standing } from './bidding-conflict.ts';
import type { BiddingForm, Conflict } from './use-bidding-form.ts';

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  /** What was typed. */
  readonly mine: BiddingValues;
  readonly editing: BiddingForm;
}

const inWords = (isActive: boolean): string => (isActive ? 'Yes' : 'No');

/** Someone else changed the bidding: saved and typed values side by side, with both options. Nothing is lost until one
 * is chosen. */
export function ConflictNotice({ conflict: { standing, message }, mine, editing }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <Alert
      ref={place}
      color="yellow"
      variant="light"
      role="alert"
      tabIndex={-1}
      title="Someone else changed these settings"
    >
      <p>{message} Your changes have not been saved yet.</p>
      <Comparison
        standing={standing}
        mine={mine}
        onUse={(saved) => {
          editing.set(saved);
          place.current?.focus(); // its button goes away
        }}
      />
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

interface ComparisonProps {
  readonly standing: Standing;
  readonly mine: BiddingValues;
  readonly onUse: (saved: Partial<BiddingValues>) => void;
}

function Comparison({ standing, mine, onUse }: ComparisonProps) {
  const saved = valuesOf(standing);
  return (
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
        {rowsOf(standing, mine).map(([field, name, theirs, own]) => (
          <tr key={name} data-differs={theirs !== own}>
            <th scope="row">{name}</th>
            <td>{theirs}</td>
            <td>{own}</td>
            <td>
              {theirs !== own && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Use saved ${name.toLowerCase()}`}
                  onClick={() => onUse({ [field]: saved[field] })}
                >
                  Use saved
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each field with its label, what is saved, and what was typed: as it was typed where that is no amount. */
function rowsOf(standing: Standing, mine: BiddingValues) {
  const terms = termsIn(mine);
  const amount = (field: AmountField, label: string) => {
    const typed = Number.isNaN(terms[field]) ? mine[field] : formatMoney(terms[field]);
    return [field, label, formatMoney(standing[field]), typed] as const;
  };
  return [
    amount('bid_amount', 'Bid Amount'),
    amount('daily_budget', 'Daily Budget'),
    ['is_active', 'Enable bidding', inWords(standing.is_active), inWords(mine.is_active)],
  ] as const;
}
