import { useState } from 'react';
import { Button } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { KnownOperation } from './operation-words.ts';
import type { Operations } from './use-operations.ts';

interface OperationButtonProps {
  readonly known: KnownOperation;
  readonly operations: Operations;
  /** What the button says; the operation's name by default. */
  readonly label?: string;
}

/** Runs an operation, once somebody has said yes. */
export function OperationButton({ known, operations, label }: OperationButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { name, consequence, operation } = known;
  const isRunning = operations.running === name;
  return (
    <>
      <Button
        variant="default"
        {...(label === undefined ? {} : { 'aria-label': name })}
        disabled={operations.running !== undefined}
        onClick={() => setAsked(true)}
      >
        {isRunning ? 'Running...' : (label ?? name)}
      </Button>
      <ConfirmDialog
        title={name}
        question={consequence}
        opened={isAsked}
        confirm={{ label: 'Run now', busyLabel: 'Running...', tone: 'cobalt' }}
        busy={false}
        onConfirm={() => {
          setAsked(false);
          operations.run(name, operation);
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
