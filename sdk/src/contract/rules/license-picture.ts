import { licensePixelsMax } from '../limits.ts';
import { messagesOfRegistrationForm } from '../messages.gen.ts';
import { jpegSignature, readJpeg } from './jpeg-file.ts';
import { pngSignature, readPng } from './png-file.ts';

/** Why a business license cannot be sent, judging by its content; undefined if it can. A PNG or JPG must be complete
 * and have at most 50 megapixels according to its header; the pixels themselves are not decompressed. Other content is
 * not checked here. */
export function licenseContentProblem(bytes: Uint8Array): string | undefined {
  const words = messagesOfRegistrationForm.business_license;
  const read = [
    { signature: pngSignature, read: (png: Uint8Array) => readPng(png)?.header },
    { signature: jpegSignature, read: readJpeg },
  ].find(({ signature }) => signature.every((byte, index) => bytes[index] === byte))?.read;
  if (!read) return undefined;
  const header = read(bytes);
  if (!header) return words.broken;
  return header.width * header.height > licensePixelsMax ? words.pixels : undefined;
}
