import { licensePixelsMax } from '../limits.ts';
import { messages } from '../messages.gen.ts';
import { jpegSignature, readJpeg } from './jpeg-file.ts';
import { pngSignature, readPng } from './png-file.ts';

/** Why a business license cannot be sent, told by its content; undefined when it can. A PNG or JPG is whole and has at most
 * 50 megapixels, which its header says; the pixels themselves are not unpacked. Other content is not judged here. */
export function licenseContentProblem(bytes: Uint8Array): string | undefined {
  const words = messages.RegistrationForm.business_license;
  const read = [
    { signature: pngSignature, read: (png: Uint8Array) => readPng(png)?.header },
    { signature: jpegSignature, read: readJpeg },
  ].find(({ signature }) => signature.every((byte, index) => bytes[index] === byte))?.read;
  if (!read) return undefined;
  const header = read(bytes);
  if (!header) return words.broken;
  return header.width * header.height > licensePixelsMax ? words.pixels : undefined;
}
