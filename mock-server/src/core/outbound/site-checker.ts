import type { SiteCheck } from '@grt/sdk/contract';
import type { Clock } from '../clock.ts';
import { FetchFailure } from './fetch-failure.ts';
import { PageTooCostly, type PageReader } from './page-reader.ts';
import type { PageViewer, ViewedPage } from './page-viewer.ts';

/** What to look at. */
export interface SiteQuestion {
  readonly address: string;
  /** An email address that should be on the page. */
  readonly email?: string | undefined;
}

/** Looks at an address and says what is there: that nothing answers is a finding, too.
 * @throws the reason of the signal if it is aborted */
export type SiteChecker = (question: SiteQuestion, signal: AbortSignal) => Promise<SiteCheck>;

interface SiteCheckerParts {
  readonly view: PageViewer;
  readonly read: PageReader;
  readonly clock: Clock;
}

export function createSiteChecker({ view, read, clock }: SiteCheckerParts): SiteChecker {
  return async ({ address, email }, signal) => {
    const checked = (facts: Partial<SiteCheck>): SiteCheck => ({
      ...nothingKnown(address),
      state: 'checked',
      checked_at: clock.now().toISOString(),
      ...facts,
    });
    let facts: Partial<SiteCheck> = {};
    try {
      const page = await view(address, signal);
      facts = answerOf(page);
      if (!page.content) return checked(facts);
      const { title, mentionsEmail } = await read({ ...page.content, email }, signal);
      return checked({ ...facts, title: title ?? null, mentions_email: mentionsEmail ?? null });
    } catch (error) {
      if (error instanceof FetchFailure || error instanceof PageTooCostly) {
        return checked({ ...facts, problem: error.message });
      }
      throw error;
    }
  };
}

function answerOf({ address, status, certificate, lastModified }: ViewedPage): Partial<SiteCheck> {
  return {
    status,
    final_address: address,
    certificate_since: certificate?.since.toISOString() ?? null,
    certificate_until: certificate?.until.toISOString() ?? null,
    last_modified: lastModified?.toISOString() ?? null,
  };
}

/** What is shown while the server is about to look: what it found at the same address before, if anything. */
export function askedCheck(address: string, before: SiteCheck | null): SiteCheck {
  return { ...(before?.address === address ? before : nothingKnown(address)), state: 'checking' };
}

function nothingKnown(address: string): SiteCheck {
  return {
    state: 'checking',
    address,
    checked_at: null,
    problem: null,
    status: null,
    final_address: null,
    title: null,
    certificate_since: null,
    certificate_until: null,
    last_modified: null,
    mentions_email: null,
  };
}
