import type { TextFormat } from './format.ts';

/** Whether a text is a label of an encoding that this program can decode, such as `utf-8` or `windows-1252`. */
export function isTextEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** `format: text-encoding` */
export const textEncoding: TextFormat = { accepts: isTextEncoding };
