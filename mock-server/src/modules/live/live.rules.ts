import { roleMay, type AccountRole, type LiveChange, type LiveKind, type OperationId } from '@grt/sdk/contract';
import type { AuditEvent } from '../audit/audit.store.ts';
import type { NewWebhookEvent } from '../webhooks/webhooks.rules.ts';

/** What happened to a record, and whose account did it; no account for visitors and the platform itself. */
export interface Happening extends Omit<LiveChange, 'mine'> {
  readonly by: number | undefined;
}

/** It is not known what was missed: everything on the screen has to be read again. */
export const missedAll: Happening = { kind: 'everything', id: null, what: 'changed', by: undefined };

type RecordKind = Exclude<LiveKind, 'everything'>;

/** The operations whose audit entries are about a record of this kind itself, by their group. */
const groups: Readonly<Record<RecordKind, readonly string[]>> = {
  registration: ['registrations'],
  client: ['clients'],
  feed: ['feeds', 'adminFeeds', 'clientFeeds', 'feedReview'],
  domain: ['domains'],
};

/** Whoever may make this call is told of records of the kind. */
const readBy: Readonly<Record<RecordKind, OperationId>> = {
  registration: 'registrations.list',
  client: 'clients.list',
  feed: 'adminFeeds.list',
  domain: 'domains.list',
};

const verbs: Readonly<Record<string, LiveChange['what']>> = {
  submit: 'added',
  create: 'added',
  upload: 'added',
  approve: 'decided',
  reject: 'decided',
  resolve: 'decided',
  remove: 'removed',
  erase: 'removed',
};

/** What no list shows. */
const unseen: ReadonlySet<string> = new Set(['registrations.checkWebsite', 'domains.checkPolicy']);

/** Whether it still means something later: who looks at a record is read by whoever was away. */
export const isKept = ({ what }: Happening): boolean => what !== 'looked_at';

/** What an entry of the audit means for lists: nothing, unless it is about a record that is listed. */
export function happeningsOf({ action, actor, subject }: AuditEvent): readonly Happening[] {
  const [group = '', verb = ''] = action.split('.');
  const { id, type } = subject;
  if (id === undefined || !isRecordKind(type) || !groups[type].includes(group) || unseen.has(action)) return [];
  return [{ kind: type, id, what: verbs[verb] ?? 'changed', by: actor.principal?.account_id }];
}

/** What an event for webhooks means for lists, beyond what the audit says: how an import ended. */
export function importsIn({ type, data }: NewWebhookEvent): readonly Happening[] {
  if (type !== 'import.finished' && type !== 'import.held') return [];
  // Whoever ended it was told by the reply, and the others by the audit.
  if ('state' in data && data.state === 'dropped') return [];
  return [{ kind: 'feed', id: data.feed_id, what: 'imported', by: undefined }];
}

/** Whether an entry of the audit may change what someone who is signed in may see. */
export function isAboutAccess({ subject, action }: AuditEvent): boolean {
  return subject.type === 'user' || action === 'settings.update';
}

/** Whether administrators of this role are told of it. */
export function isFor(role: AccountRole, { kind, what }: Happening): boolean {
  if (role === 'client' || (what === 'looked_at' && !roleMay(role, 'live.looking'))) return false;
  return kind === 'everything' || roleMay(role, readBy[kind]);
}

const isRecordKind = (type: string): type is RecordKind => Object.hasOwn(groups, type);
