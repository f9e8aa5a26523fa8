import type { SitePageChanges, SitePageForm } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { Actor } from '../audit/actor.rules.ts';
import { nameOf } from './page-view.ts';
import {
  fieldsOfRevision,
  readPageChanges,
  readPageForm,
  requireCurrent,
  slugTaken,
  type PageFields,
} from './pages.rules.ts';
import type { PageRecord, PageStore, Saving } from './pages.store.ts';
import type { RevisionStore } from './revisions.store.ts';

/** Which page, and who asks. */
export interface PageRequest {
  readonly id: number;
  readonly actor: Actor & { readonly principal: { readonly account_id: number } };
}

/** Changes to pages, each in one transaction with its revision and its audit entry. */
export interface PageCommands {
  /** @throws Refusal 422 */
  create(form: SitePageForm, actor: PageRequest['actor']): Promise<PageRecord>;
  /** @throws Refusal 404, 409 when someone has saved since, or 422. */
  update(changes: SitePageChanges, request: PageRequest): Promise<PageRecord>;
  /** @throws Refusal 404, or 409 when another page has the slug of the revision. */
  restore(revision: number, request: PageRequest): Promise<PageRecord>;
  /** @throws Refusal 404 */
  remove(request: PageRequest): Promise<void>;
}

export interface PageParts extends Pick<Platform, 'database' | 'clock'> {
  readonly pages: PageStore;
  readonly revisions: RevisionStore;
  readonly audit: AuditStore;
}

interface Save {
  readonly action: 'pages.update' | 'pages.restoreRevision';
  readonly restoredFrom: number | null;
  readonly fields: PageFields;
}

export function createPageCommands(parts: PageParts): PageCommands {
  const { database, clock, pages, revisions, audit } = parts;
  const save = createSaving(parts);

  return {
    async create(form, actor) {
      const fields = readPageForm(form);
      return withFreeSlug(slugTaken, () =>
        database.transaction(async () => {
          const saving = { accountId: actor.principal.account_id, at: clock.now() };
          const id = await pages.insert(fields, saving);
          await revisions.insert({ pageId: id, revision: 1, restoredFrom: null }, fields, saving);
          const subject = { type: 'page', id, label: fields.title };
          await audit.record({ action: 'pages.create', actor, subject, after: told(fields) });
          return found(await pages.find(id));
        }),
      );
    },
    async update(changes, { id, actor }) {
      return withFreeSlug(slugTaken, () =>
        database.transaction(async () => {
          const record = found(await pages.hold(id));
          requireCurrent(record.page, nameOf(record.updater), changes);
          const fields = readPageChanges(record.page, changes);
          return save(record, actor, { action: 'pages.update', restoredFrom: null, fields });
        }),
      );
    },
    async restore(number, { id, actor }) {
      const taken = new Refusal(409, 'Another page has the slug of this revision now. Change that slug first.');
      return withFreeSlug(taken, () =>
        database.transaction(async () => {
          const record = found(await pages.hold(id));
          const old = found(await revisions.find({ pageId: id, revision: number }), 'Revision not found');
          const fields = fieldsOfRevision(old.revision);
          return save(record, actor, { action: 'pages.restoreRevision', restoredFrom: number, fields });
        }),
      );
    },
    remove: ({ id, actor }) =>
      database.transaction(async () => {
        const page = found(await pages.remove(id));
        const subject = { type: 'page', id, label: page.title };
        await audit.record({
          action: 'pages.remove',
          actor,
          subject,
          before: { ...told(page), revision: page.version },
        });
      }),
  };
}

/** Saves a page as its next revision, within the caller's transaction. When nothing changed, there is no revision and
 * no audit entry. */
function createSaving({ clock, pages, revisions, audit }: PageParts) {
  return async (
    { page, updater }: PageRecord,
    actor: PageRequest['actor'],
    { action, fields, restoredFrom }: Save,
  ): Promise<PageRecord> => {
    const changed = Object.keys(changedFields(shown(page), shown(fields)).after);
    if (changed.length === 0) return { page, updater };
    const saving: Saving = { accountId: actor.principal.account_id, at: clock.now() };
    await pages.save(page, fields, saving);
    await revisions.insert({ pageId: page.id, revision: page.version + 1, restoredFrom }, fields, saving);
    const subject = { type: 'page', id: page.id, label: fields.title };
    const after = { ...told(fields), revision: page.version + 1, changed, restored_from: restoredFrom };
    await audit.record({ action, actor, subject, before: { ...told(page), revision: page.version }, after });
    return found(await pages.find(page.id));
  };
}

/** @throws Refusal 404 */
export function found<Found>(value: Found | undefined, message = 'Page not found'): Found {
  if (value === undefined) throw new Refusal(404, message);
  return value;
}

function shown({ title, slug, content, metaDescription, metaKeywords, pageType, status, isActive }: PageFields) {
  return {
    title,
    slug,
    content,
    meta_description: metaDescription,
    meta_keywords: metaKeywords,
    page_type: pageType,
    status,
    is_active: isActive,
  };
}

/** What the audit records about a page: everything but its content, which the revisions keep. */
function told(fields: PageFields): Record<string, unknown> {
  const { content: _, ...others } = shown(fields);
  return others;
}

async function withFreeSlug<Result>(taken: Refusal, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw constraintOf(error)?.constraint === 'site_pages_slug' ? taken : error;
  }
}
