import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readEarlyInput } from '../../core/drawn-page.ts';
import type { Credentials } from './sign-in.queries.ts';

/** Takes over what was typed on the drawn form before the app came, the focus, and that it was sent. */
export function useEarlyInput(
  form: UseFormReturn<Credentials>,
  place: RefObject<HTMLFormElement | null>,
  send: (given: Credentials) => void,
): void {
  const { setValue, handleSubmit } = form;
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    // The drawing is still there when the form is rendered again, but the focus is already here.
    if (isTaken.current) return;
    isTaken.current = true;
    const early = readEarlyInput();
    if (!early) return;
    setValue('username', early.values['username'] ?? '');
    setValue('password', early.values['password'] ?? '');
    // At once: the form's own setFocus waits, and what is typed meanwhile would be lost.
    const field = place.current?.elements.namedItem(early.focused === 'password' ? 'password' : 'username');
    if (field instanceof HTMLElement) field.focus();
    if (early.isSent) void handleSubmit((given) => send(given))();
  }, [setValue, place, handleSubmit, send]);
}
