import type { Note } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { actorOf } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { ClientStore } from '../clients/clients.store.ts';
import type { DomainStore } from '../domains/domains.store.ts';
import type { FeedStore } from '../feeds/records/feeds.store.ts';
import type { RegistrationStore } from '../registrations/registrations.store.ts';
import type { NoteStore, NoteSubject, WrittenNote } from './notes.store.ts';

interface NoteParts extends Pick<Platform, 'database' | 'clock'> {
  readonly notes: NoteStore;
  readonly registrations: Pick<RegistrationStore, 'find'>;
  readonly clients: Pick<ClientStore, 'find'>;
  readonly feeds: Pick<FeedStore, 'find'>;
  readonly domains: Pick<DomainStore, 'find'>;
  readonly audit: AuditStore;
}

/** What administrators write about records, for each other. @see docs/decisions/0023-internal-notes.md */
export function noteHandlers(parts: NoteParts): Handlers<'notes.list' | 'notes.create'> {
  const { notes, audit, database, clock } = parts;
  return {
    async 'notes.list'({ query }) {
      const subject = { subjectType: query.subject_type, subjectId: query.subject_id };
      await nameOf(parts, subject);
      const { rows, ...counted } = await notes.list(subject, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(noteOf), meta: metaOf(query, counted) } };
    },
    async 'notes.create'({ body, ...request }) {
      const subject = { subjectType: body.subject_type, subjectId: body.subject_id };
      const label = await nameOf(parts, subject);
      const { account_id: authorId, username: author } = request.principal;
      const note = await database.transaction(async () => {
        const row = await notes.insert({ ...subject, authorId, text: body.text, createdAt: clock.now() });
        await audit.record({
          action: 'notes.create',
          actor: actorOf(request),
          subject: { type: subject.subjectType, id: subject.subjectId, label },
          after: { note_id: row.id },
        });
        return row;
      });
      return { status: 201, body: { success: true, data: noteOf({ note, author }) } };
    },
  };
}

/** What a record is called in the audit.
 * @throws Refusal 404 when there is none */
async function nameOf(parts: NoteParts, { subjectType, subjectId: id }: NoteSubject): Promise<string> {
  const name = await {
    registration: async () => (await parts.registrations.find(id))?.registration.applicationId,
    client: async () => (await parts.clients.find(id))?.client.companyName,
    feed: async () => (await parts.feeds.find(id))?.feed.feedName,
    domain: async () => (await parts.domains.find(id))?.domain.domainName,
  }[subjectType]();
  if (name === undefined) throw new Refusal(404, 'There is no such record.');
  return name;
}

function noteOf({ note, author }: WrittenNote): Note {
  const { id, subjectType, subjectId, text, createdAt } = note;
  return { id, subject_type: subjectType, subject_id: subjectId, author, text, created_at: createdAt.toISOString() };
}
