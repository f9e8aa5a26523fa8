import { useState } from 'react';
import { Button } from '@mantine/core';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { KnownOperation } from './operation-words.ts';
import type { Operations } from './use-operations.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const ConfirmDialog = lazyAhead(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }));

interface OperationButtonProps {
  readonly known: KnownOperation;
  readonly operations: Operations;
  readonly label: string;
  /** An accessible label with context; it must contain the visible label. */
  readonly spoken?: string;
}

/** Runs an operation after confirmation. */
export function OperationButton({ known, operations, label, spoken }: OperationButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { name, consequence, operation } = known;
  const isRunning = operations.running === name;
  return (
    <>
      <Button
        variant="default"
        {...(spoken === undefined || isRunning ? {} : { 'aria-label': spoken })}
        disabled={operations.running !== undefined}
        onClick={() => setAsked(true)}
      >
        {isRunning ? 'Running...' : label}
      </Button>
      <OnDemand opened={isAsked}>
        {(opened) => (
          <ConfirmDialog
            title={name}
            question={consequence}
            opened={opened}
            confirm={{ label: 'Run now', busyLabel: 'Running...', tone: 'cobalt' }}
            busy={false}
            onConfirm={() => {
              setAsked(false);
              operations.run(name, operation);
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </OnDemand>
    </>
  );
}
