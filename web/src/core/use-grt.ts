import { createContext, useContext } from 'react';
import type { Grt } from '@grt/sdk';
import type { ScreenGrt } from './screen-grt.ts';

/** Provides the client, so that tests can provide one with its own server. */
export const GrtContext = createContext<Grt | undefined>(undefined);

/** The client of the server. Its lists must be asked for a page. */
export const useGrt = (): ScreenGrt => useFlowGrt();

/** The same for what the SDK does in several calls, such as `uploadFeed`: that pages by itself. */
export function useFlowGrt(): Grt {
  const grt = useContext(GrtContext);
  if (!grt) throw new Error('No AppRoot');
  return grt;
}
