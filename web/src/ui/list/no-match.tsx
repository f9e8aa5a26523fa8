import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { EmptyState } from '../empty-state.tsx';

interface NoMatchProps {
  readonly title: string;
  /** Why nothing matches. */
  readonly children: ReactNode;
  /** The label to clear the filters: `Show all clients`. */
  readonly all: string;
  readonly list: { readonly clear: () => void };
}

/** A list without matches, and a button to clear the filters. */
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
