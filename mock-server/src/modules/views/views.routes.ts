import type { SavedView } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import type { ViewRow, ViewStore } from './views.store.ts';

/** The views of all lists together that a person keeps. */
const viewsMax = 100;

/** How each person has arranged the lists of the web app. @see docs/decisions/0027-saved-views.md */
export function viewHandlers({
  views,
}: {
  readonly views: ViewStore;
}): Handlers<'views.list' | 'views.save' | 'views.remove'> {
  return {
    async 'views.list'({ principal }) {
      const rows = await views.list(principal.account_id);
      return { status: 200, body: { success: true, data: rows.map(viewOf) } };
    },
    async 'views.save'({ body: { list, name, query }, principal }) {
      const view = { accountId: principal.account_id, list, name: name ?? '', query };
      const saved = await views.save(view, viewsMax);
      if (!saved) throw new Refusal(409, `You already have ${String(viewsMax)} views. Please remove one first.`);
      return { status: 200, body: { success: true, data: viewOf(saved) } };
    },
    async 'views.remove'({ path: { id }, principal }) {
      if (!(await views.remove(principal.account_id, id))) throw new Refusal(404, 'View not found');
      return { status: 200, body: { success: true, message: 'View removed.' } };
    },
  };
}

function viewOf({ id, list, name, query, updatedAt }: ViewRow): SavedView {
  return { id, list, name: name === '' ? null : name, query, updated_at: updatedAt.toISOString() };
}
