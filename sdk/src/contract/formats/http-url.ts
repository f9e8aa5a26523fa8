import type { TextFormat } from './format.ts';

/** Whether a text is an absolute http or https URL. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}

/** `format: http-url` */
export const httpUrl: TextFormat = { accepts: isHttpUrl };
