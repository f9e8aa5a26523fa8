import type { TextFormat } from './format.ts';
import { parsedUrl } from './parsed-url.ts';

/** Whether a text is an absolute http or https URL. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && parsedUrl(text) !== undefined;
}

/** `format: http-url` */
export const httpUrl: TextFormat = { accepts: isHttpUrl };
