import type { Clock } from '../../core/clock.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { FetchFailure } from '../../core/outbound/fetch-failure.ts';
import type { PageStore } from '../pages/pages.store.ts';
import { keptForMs, NotAPicture, type PictureFetcher } from './picture-fetcher.ts';
import { createListPictures } from './placeholder.ts';

export interface PictureParts {
  readonly pages: Pick<PageStore, 'isOnPublicPage'>;
  readonly pictures: PictureFetcher;
  readonly clock: Clock;
}

/** Pictures of other hosts, so that a browser needs to ask nobody but this server.
 * @see docs/decisions/0019-pictures.md */
export function pictureHandlers({ pages, pictures, clock }: PictureParts): Handlers<'pictures.show'> {
  const listPictures = createListPictures(pictures, clock);
  return {
    async 'pictures.show'({ query: { url, placeholder }, principalIfAny }) {
      // Otherwise anyone could use this server to fetch anything.
      if (!principalIfAny && !(await pages.isOnPublicPage(url))) throw new Refusal(404, 'Picture not found');
      const shown: Awaited<ReturnType<typeof listPictures>> =
        placeholder === true ? await listPictures(url) : await pictures(url).catch(notShown);
      const { type, bytes, keptForMs: browserMs = keptForMs } = shown;
      return {
        status: 200,
        contentType: type,
        body: bytes,
        sizeBytes: bytes.byteLength,
        headers: { 'Cache-Control': `private, max-age=${String(browserMs / 1000)}` },
      };
    },
  };
}

/** No more than that: what exactly a host does is not for everyone who can name it. */
function notShown(error: unknown): never {
  if (error instanceof NotAPicture)
    throw new Refusal(404, 'There is no picture at this address. PNG, JPEG, GIF, WebP, and AVIF can be shown.', {
      cause: error,
    });
  if (!(error instanceof FetchFailure)) throw error;
  throw new Refusal(404, 'This picture cannot be fetched. Please check that its address opens in a browser.', {
    cause: error,
  });
}
