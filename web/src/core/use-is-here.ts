import { useCallback, useLayoutEffect, useRef } from 'react';

/** Whether the component is still on the page, by the time of asking: a reply may come after the user has gone on. */
export function useIsHere(): () => boolean {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
