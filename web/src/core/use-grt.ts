import { createContext, useContext } from 'react';
import type { Grt } from '@grt/sdk';

/** Hands the client down, so that a test can hand in one that talks to a server of its own. */
export const GrtContext = createContext<Grt | undefined>(undefined);

/** The client of the server. */
export function useGrt(): Grt {
  const grt = useContext(GrtContext);
  if (!grt) throw new Error('useGrt is used outside of AppRoot');
  return grt;
}
