import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readEarlyInput } from '../../core/drawn-page.ts';
import type { Credentials } from './sign-in.queries.ts';

/** Takes over what was typed on the drawn form before the app came, the focus, and that it was sent. */
export function useEarlyInput(form: UseFormReturn<Credentials>, send: (given: Credentials) => void): void {
  const { setValue, setFocus, handleSubmit } = form;
  useLayoutEffect(() => {
    const early = readEarlyInput();
    if (!early) return;
    setValue('username', early.values['username'] ?? '');
    setValue('password', early.values['password'] ?? '');
    setFocus(early.focused === 'password' ? 'password' : 'username');
    if (early.isSent) void handleSubmit((given) => send(given))();
  }, [setValue, setFocus, handleSubmit, send]);
}
