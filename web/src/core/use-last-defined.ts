import { useState } from 'react';

/** The value, or the last defined one: what a dialog keeps showing while it fades out. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
