import { useState } from 'react';

/** The value, or the last one that there was: what a dialog goes on showing while it fades away. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
