import type { RejectionReason } from '@grt/sdk/contract';
import { Button, Kbd, Textarea, TextInput } from '@mantine/core';
import styles from './reasons-dialog.module.css';

/** A reason that is edited; the key stays when it moves. */
export interface Row extends RejectionReason {
  readonly key: number;
}

interface ReasonRowProps {
  readonly row: Row;
  /** From 0; its key is one more. */
  readonly place: number;
  readonly count: number;
  readonly fault: Readonly<Record<'name' | 'text', string | undefined>>;
  readonly onChange: (to: Partial<RejectionReason>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One reason with its key, its name, and its text. */
export function ReasonRow({ row, place, count, fault, onChange, onMove, onRemove }: ReasonRowProps) {
  const number = String(place + 1);
  const of = row.name.trim() || `reason ${number}`;
  return (
    <li>
      <fieldset className={styles['row']}>
        <legend>
          <Kbd>{number}</Kbd>
          <span>Reason {number}</span>
        </legend>
        <TextInput
          label="Name"
          value={row.name}
          error={fault.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <Textarea
          label="Text"
          rows={2}
          value={row.text}
          error={fault.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
        <div className={styles['actions']}>
          <Button
            size="xs"
            variant="default"
            aria-label={`Move ${of} up`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            Up
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`Move ${of} down`}
            disabled={place === count - 1}
            onClick={() => onMove(1)}
          >
            Down
          </Button>
          <Button size="xs" variant="light" color="red" aria-label={`Remove ${of}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
