import { readPng } from '@grt/sdk/rules';
import { concatTransformationMatrix, drawObject, PDFDocument, popGraphicsState, pushGraphicsState } from 'pdf-lib';
import type { PDFRef } from 'pdf-lib';
import { addPng } from './png-in-pdf.ts';
import { BrokenPictureError, requirePixels } from './png-pixels.ts';

export type PictureType = 'png' | 'jpg';

/** A4 in points, and the margin around the picture. */
const page = { width: 595.28, height: 841.89, margin: 36 };

/** Puts a PNG or JPG on one page of a PDF, as large as fits.
 * @throws Error when the picture is broken. */
export async function pictureAsPdf(picture: Uint8Array, type: PictureType): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const image = type === 'png' ? await embedPng(document, picture) : await embedJpg(document, picture);
  const isWide = image.width > image.height;
  const [width, height] = isWide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min((width - 2 * page.margin) / image.width, (height - 2 * page.margin) / image.height, 1);
  const sheet = document.addPage([width, height]);
  const size = { width: image.width * scale, height: image.height * scale };
  sheet.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(size.width, 0, 0, size.height, (width - size.width) / 2, (height - size.height) / 2),
    drawObject(sheet.node.newXObject('Picture', image.ref)),
    popGraphicsState(),
  );
  return document.save();
}

interface EmbeddedPicture {
  readonly ref: PDFRef;
  readonly width: number;
  readonly height: number;
}

async function embedPng(document: PDFDocument, picture: Uint8Array): Promise<EmbeddedPicture> {
  const png = readPng(picture);
  if (!png) throw new BrokenPictureError('This is no whole PNG');
  await requirePixels(png);
  const { width, height } = png.header;
  return { ref: await addPng(document, png), width, height };
}

/** A JPG goes into the PDF unchanged. */
async function embedJpg(document: PDFDocument, picture: Uint8Array): Promise<EmbeddedPicture> {
  const image = await document.embedJpg(picture);
  await image.embed();
  return { ref: image.ref, width: image.width, height: image.height };
}
