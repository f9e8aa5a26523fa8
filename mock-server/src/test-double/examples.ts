import { isFields, type ApiDocument, type Fields, type Operation } from '@grt/sdk/document';
import { Refusal } from '../core/refusal.ts';
import type { Preferences } from './preferences.ts';

interface Example {
  /** As in the document; one without a name has that of its status. */
  readonly name: string;
  readonly status: string;
  readonly type: string;
  readonly value: unknown;
}

/** The reply that the document shows for an operation. Nothing is done.
 * @throws Refusal that lists the examples, if none is as wanted */
export function exampleReply(document: ApiDocument, operation: Operation, wanted: Preferences): Response {
  const there = examplesOf(document, operation);
  const found = there.find(
    ({ name, status }) =>
      (wanted.code === undefined || status === wanted.code) &&
      (wanted.example === undefined || name === wanted.example),
  );
  if (!found) throw new Refusal(400, complaint(operation.id, wanted, there));
  const headers = { 'Content-Type': found.type, 'Preference-Applied': `example="${found.name}"` };
  const body = typeof found.value === 'string' ? found.value : JSON.stringify(found.value);
  return new Response(body, { status: Number(found.status), headers });
}

function complaint(operation: string, { code, example }: Preferences, there: readonly Example[]): string {
  const asked = [
    ...(example === undefined ? [] : [`named ${example}`]),
    ...(code === undefined ? [] : [`with the status ${code}`]),
  ];
  const names = there.map(({ name, status }) => (name === status ? name : `${name} (${status})`));
  return `The contract has no example of ${operation} ${asked.join(' ')}. It has: ${names.join(', ') || 'none'}.`;
}

function examplesOf(document: ApiDocument, { replies }: Operation): readonly Example[] {
  return Object.entries(replies)
    .filter(([status]) => status !== 'default')
    .flatMap(([status, { content }]) =>
      Object.entries(isFields(content) ? content : {}).flatMap(([type, media]) =>
        isFields(media)
          ? [...examplesIn(document, media)].map(({ name = status, value }) => ({ name, status, type, value }))
          : [],
      ),
    );
}

function* examplesIn(
  document: ApiDocument,
  { example, examples }: Fields,
): Generator<{ name?: string; value: unknown }> {
  if (example !== undefined) yield { value: example };
  if (!isFields(examples)) return;
  for (const [name, one] of Object.entries(examples)) yield { name, value: document.resolve(one)['value'] };
}
