import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { EmptyState } from '../empty-state.tsx';

interface NoMatchProps {
  readonly title: string;
  /** Why nothing is left. */
  readonly children: ReactNode;
  /** The way back to all rows: `Show all clients`. */
  readonly all: string;
  readonly list: { readonly clear: () => void };
}

/** A list whose search and filters leave nothing, and the way out. */
export function NoMatch({ title, children, all, list }: NoMatchProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="default" onClick={list.clear}>
          {all}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
