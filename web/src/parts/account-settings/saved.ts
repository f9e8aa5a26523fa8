import { ValidationError } from '@grt/sdk';
import { toastRefusal, toastSuccess } from '../../ui/toast.ts';
import { serverMessage } from '../server-message.ts';

/** Reports success. */
export function tellDone(message: string): void {
  toastSuccess(message);
}

/** Reports why something failed: the server's message, otherwise ours. */
export function tellFailed(error: Error, otherwise: string): void {
  toastRefusal(serverMessage(error) ?? otherwise);
}

/** The first message of each refused field; undefined for any other failure. */
export function refusedFields(error: Error): readonly (readonly [string, string])[] | undefined {
  if (!(error instanceof ValidationError)) return undefined;
  return Object.entries(error.fields).map(([field, [message = '']]) => [field, message] as const);
}
