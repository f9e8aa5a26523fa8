import { serveThread } from '../threads/serve-thread.ts';
import { decodedPage, mentionsEmail, titleOf } from './page-text.ts';
import type { PageContent } from './page-viewer.ts';

/** A page to read. */
export interface PageWork extends PageContent {
  /** An email address to look for. */
  readonly email: string | undefined;
}

/** What is in the text of a page. */
export interface PageFacts {
  readonly title: string | undefined;
  /** Undefined if no address was looked for. */
  readonly mentionsEmail: boolean | undefined;
}

serveThread<PageWork, PageFacts>(async function* read({ bytes, contentType, email }) {
  const html = decodedPage(bytes, contentType);
  yield { title: titleOf(html), mentionsEmail: email === undefined ? undefined : mentionsEmail(html, email) };
});
