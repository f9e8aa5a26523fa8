import { PDFDocument } from 'pdf-lib';

/** A4 in points, and the margin around the picture. */
const page = { width: 595.28, height: 841.89, margin: 36 };

/** Puts a PNG or JPG on one page of a PDF, as large as fits.
 * @throws Error when the picture is broken. */
export async function pictureAsPdf(picture: Uint8Array, type: 'png' | 'jpg'): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const image = type === 'png' ? await document.embedPng(picture) : await document.embedJpg(picture);
  const isWide = image.width > image.height;
  const [width, height] = isWide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min((width - 2 * page.margin) / image.width, (height - 2 * page.margin) / image.height, 1);
  const sheet = document.addPage([width, height]);
  const size = { width: image.width * scale, height: image.height * scale };
  sheet.drawImage(image, { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size });
  return document.save();
}
