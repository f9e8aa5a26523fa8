import { createContext, useContext } from 'react';
import type { Grt } from '@grt/sdk';

/** Provides the client, so that tests can provide one with its own server. */
export const GrtContext = createContext<Grt | undefined>(undefined);

/** The client of the server. */
export function useGrt(): Grt {
  const grt = useContext(GrtContext);
  if (!grt) throw new Error('useGrt is used outside of AppRoot');
  return grt;
}
