import { ValidationError } from '@grt/sdk';
import { toastRefusal, toastSuccess } from '../../ui/toast.ts';
import { serverMessage } from '../server-message.ts';

/** Reports success. @param record - which one it is about, unless the message says so */
export function tellDone(message: string, record?: string): void {
  toastSuccess(message, record);
}

/** Reports why something failed: the server's message, otherwise ours.
 * @param record - which one it is about, unless the message says so */
export function tellFailed(error: Error, otherwise: string, record?: string): void {
  toastRefusal(serverMessage(error) ?? otherwise, record);
}

/** The first message of each refused field; undefined for any other failure. */
export function refusedFields(error: Error): readonly (readonly [string, string])[] | undefined {
  if (!(error instanceof ValidationError)) return undefined;
  return Object.entries(error.fields).map(([field, [message = '']]) => [field, message] as const);
}
