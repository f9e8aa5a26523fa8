import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Puts the cursor into the password of a form, selected, when it is refused. With the refusal, and not a moment later, when it
 * would take what is being typed.
 * @param refusal - another one for each time
 * @returns for the form */
export function useRefusedPassword(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = refusal ? form.current?.elements.namedItem('password') : null;
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [refusal]);
  return form;
}
