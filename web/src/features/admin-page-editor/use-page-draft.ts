import { useEffect, useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import { readAccount } from '../../core/account.ts';
import { draftKeyOf, dropDraft, keepDraft, readDraft, type PageDraft } from './page-draft.ts';

/** How long the keyboard rests before what was typed is kept. */
const restMs = 500;
/** How long is typed at most without anything kept. */
const mostMs = 5000;

/** Where the account's draft of a page is kept. */
export const draftKeyOfPage = (page: number | undefined): string => draftKeyOf(readAccount()?.username ?? '', page);

/** The draft of a page that an earlier visit left in the browser, until it is restored or discarded. */
export function useOldDraft(page: number | undefined) {
  const key = draftKeyOfPage(page);
  const [offered, setOffered] = useState(() => readDraft(key, new Date()));
  return {
    key,
    offered,
    /** What is offered is decided on. */
    settle: () => setOffered(undefined),
    drop: () => {
      dropDraft(key);
      setOffered(undefined);
    },
  };
}

export type OldDraft = ReturnType<typeof useOldDraft>;

interface KeptDraft {
  readonly key: string;
  /** Nothing is kept while an older draft waits for a decision: it would be overwritten. */
  readonly isPaused: boolean;
  /** What is to be kept now; undefined if nothing is unsaved. */
  readonly read: () => Omit<PageDraft, 'at'> | undefined;
}

/** Keeps what is typed in the browser until it is saved. Call the result after each change. */
export function useKeptDraft({ key, isPaused, read }: KeptDraft) {
  const keep = useDebouncedCallback(
    () => {
      const draft = read();
      if (isPaused) return;
      if (draft) keepDraft(key, { at: new Date().toISOString(), ...draft });
      else dropDraft(key);
    },
    { delay: restMs, maxWait: mostMs },
  );
  // A reload right after a key leaves no time to rest.
  useEffect(() => {
    const now = () => keep.flush();
    window.addEventListener('pagehide', now);
    return () => window.removeEventListener('pagehide', now);
  }, [keep]);
  return keep;
}
