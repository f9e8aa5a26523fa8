import { createContext, useContext } from 'react';
import { formatCount } from './format.ts';

/** How much waits for whoever is signed in; 0 shows nothing. */
export const TitleCount = createContext(0);

/** The start of a document title: `(3) `. */
export function useTitleCount(): string {
  const count = useContext(TitleCount);
  return count === 0 ? '' : `(${formatCount(count)}) `;
}
