import type { PageValues } from './page-values.ts';

/** What was typed and not saved. */
export interface PageDraft {
  /** When it was typed last, ISO 8601. */
  readonly at: string;
  /** The version that was edited; null for a new page. */
  readonly version: number | null;
  readonly values: PageValues;
  readonly content: string;
}

const prefix = 'grt_page_draft:';
const keptMs = 30 * 24 * 60 * 60_000;

/** Where the draft of a page is kept: each account has its own, and so has each page.
 * @param page - its id; undefined for a new page. */
export const draftKeyOf = (username: string, page: number | undefined): string =>
  `${prefix}${username}:${page === undefined ? 'new' : String(page)}`;

/** The draft that a reload or a crash left behind, if there is one. Those of 30 days ago are dropped, of any page. */
export function readDraft(key: string, now: Date): PageDraft | undefined {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(prefix)) continue;
      const { at } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<PageDraft>;
      if (!(now.getTime() - Date.parse(at ?? '') < keptMs)) localStorage.removeItem(name);
    }
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as PageDraft | null;
    return draft && typeof draft.content === 'string' && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, draft: PageDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage, or with a full one, a reload starts from what was saved.
  }
}

/** Saved or discarded: nothing of it stays in the browser. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there was no draft.
  }
}
