import { useRef } from 'react';
import { ServerError, type Call, type CallOptions } from '@grt/sdk';

/** A change of something that others may change too. */
export interface SeenEdit<Thing, Reply> {
  /** The thing as the form was filled with it. */
  readonly seen: Thing;
  /** The fields to change, with their names in the thing. */
  readonly changes: object;
  readonly show: () => Call<Thing>;
  readonly update: (options: CallOptions) => Promise<Reply>;
}

/** Sends an edit. The server's `ETag` comes with one thing, while forms are filled from lists, some of them minutes old: so
 * the thing is read once more, compared with what the person has seen, and changed only as it was read.
 *
 * The edit fails with 412 if someone else has changed one of the same fields. Its message says what they are now; after
 * that the person knows, so sending the form again replaces them. */
export function useEdit(): <Thing extends object, Reply>(edit: SeenEdit<Thing, Reply>) => Promise<Reply> {
  const known = useRef<{ readonly of: object; readonly thing: object }>(undefined);
  return async ({ seen, changes, show, update }) => {
    const { data: present, etag } = await show().withResponse();
    const last = known.current?.of === seen ? known.current.thing : seen;
    const changed = Object.keys(changes).filter((name) => textOf(last, name) !== textOf(present, name));
    known.current = { of: seen, thing: present };
    if (changed.length > 0) throw changedSince(present, changed);
    return await update({ ifMatch: etag });
  };
}

const textOf = (thing: object, name: string): string => JSON.stringify(Reflect.get(thing, name) ?? null);

function changedSince(present: object, names: readonly string[]): ServerError {
  const fields = names.map((name) => `${name.replaceAll('_', ' ')} is now ${textOf(present, name)}`).join(', ');
  const message = `Someone else changed this in the meantime: ${fields}. Try again to overwrite it.`;
  return new ServerError(message, { operation: 'edit', status: 412, code: 'precondition_failed' });
}
