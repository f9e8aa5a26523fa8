import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { onAccountElsewhere } from '../core/account.ts';

/** Asks the guard again when another tab signed in or out. */
export function useSignOutElsewhere(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onAccountElsewhere(() => void revalidate()), [revalidate]);
}
