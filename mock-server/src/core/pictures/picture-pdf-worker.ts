import { serveThread } from '../threads/serve-thread.ts';
import { pictureAsPdf, type PictureType } from './picture-pdf.ts';

/** A picture to convert. */
export interface PictureWork {
  readonly picture: Uint8Array;
  readonly type: PictureType;
}

serveThread<PictureWork, Uint8Array>(async function* convert({ picture, type }) {
  yield await pictureAsPdf(picture, type);
});
