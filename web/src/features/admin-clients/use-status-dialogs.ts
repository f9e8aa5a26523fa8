import { useState } from 'react';
import type { Client } from '@grt/sdk/contract';
import type { StatusAction } from './client-words.ts';

/** Opens the confirmation for one client. */
export type AskStatus = (action: StatusAction, client: Client) => void;

/** The confirmation and its client. */
export interface Asked {
  readonly action: StatusAction;
  readonly client: Client;
}

/** The open confirmation. */
export interface StatusDialogsState {
  readonly asked: Asked | undefined;
  readonly ask: AskStatus;
  readonly close: () => void;
}

export function useStatusDialogs(): StatusDialogsState {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    ask: (action, client) => setAsked({ action, client }),
    close: () => setAsked(undefined),
  };
}
