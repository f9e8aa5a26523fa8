import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { isFields, type ApiDocument, type Fields, type Operation } from '@grt/sdk/document';
import type { AnyHandler, HandlerRequest, TakeEdit } from './call.ts';

/** What tells whether a thing has changed: of a call that shows it, and of those that edit it (`x-edits`). */
export interface Edited {
  /** The call that shows it. */
  readonly shownBy: string;
  /** Shows it as the editor would see it. */
  readonly show: AnyHandler;
  /** The fields that can be edited. */
  readonly fields: readonly string[];
}

/** For each operation that shows or edits a thing, that thing.
 * @param handlers - by the operation's name. */
export function editedThings(
  document: ApiDocument,
  handlers: Readonly<Record<string, AnyHandler>>,
): ReadonlyMap<string, Edited> {
  const things = new Map<string, Edited>();
  const editing = document.operations.filter(({ edits }) => edits !== undefined);
  for (const shownBy of new Set(editing.map(({ edits = '' }) => edits))) {
    const operations = editing.filter(({ edits }) => edits === shownBy);
    const show = handlers[shownBy];
    if (!show) throw new Error(`${shownBy} has no handler, and others edit what it shows`);
    const fields = new Set(operations.flatMap((operation) => fieldsOf(document, operation)));
    const thing = { shownBy, show, fields: [...fields].toSorted() };
    for (const id of [shownBy, ...operations.map((operation) => operation.id)]) things.set(id, thing);
  }
  return things;
}

function fieldsOf(document: ApiDocument, { body }: Operation): readonly string[] {
  return [body?.json, body?.multipart].flatMap((schema) => {
    const properties = schema === undefined ? undefined : document.resolve(schema)['properties'];
    return isFields(properties) ? Object.keys(properties) : [];
  });
}

/** The tag of a reply that shows a thing. It covers what can be edited: counts and states beside it change by themselves,
 * and would make every edit come too late. Where a thing counts its versions, that number is what counts.
 * @see docs/decisions/0005-http-core.md */
export function entityTag({ fields }: Pick<Edited, 'fields'>, body: unknown): string | undefined {
  const data = isFields(body) ? body['data'] : undefined;
  const told = Array.isArray(data) ? data : isFields(data) ? editable(data, fields) : undefined;
  if (told === undefined) return undefined;
  const hash = createHash('sha256').update(JSON.stringify(told));
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function editable(data: Fields, fields: readonly string[]): unknown {
  const { id = null, version } = data;
  return [id, version ?? fields.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]]))];
}

/** Edits a thing if it is still as the caller has read it.
 * @param ifMatch - the header `If-Match`: tags, or `*`.
 * @throws Refusal 412 if someone has changed it since, or is changing it right now. */
export async function editUnchanged<Result>(
  edited: Edited,
  { ifMatch, request, take }: { ifMatch: string; request: HandlerRequest; take: TakeEdit },
  edit: () => Promise<Result>,
): Promise<Result> {
  const held = await take(`edit ${edited.shownBy} ${JSON.stringify(request.path)} ${ownerOf(request)}`);
  if ('since' in held) throw changedSince('Someone else is changing this right now.');
  try {
    const { body } = await edited.show({ ...request, principal: request.principal, query: {}, body: {}, files: {} });
    if (!matches(ifMatch, entityTag(edited, body))) throw changedSince('Someone has changed this since you read it.');
    return await edit();
  } finally {
    await held.release();
  }
}

/** A path without an id, such as that of the profile, means another thing to each account. */
function ownerOf({ path, principal }: HandlerRequest): string {
  return Object.keys(path).length === 0 ? String(principal.account_id) : '';
}

function matches(ifMatch: string, tag: string | undefined): boolean {
  const tags = new Set(ifMatch.split(',').map((one) => one.trim().replace(/^W\//, '')));
  return tags.has('*') || (tag !== undefined && tags.has(tag));
}

function changedSince(why: string): Refusal {
  return new Refusal(412, `${why} Read it again, and repeat your change.`);
}
