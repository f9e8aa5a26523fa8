import { parsedUrl } from '@grt/sdk/formats/parsed-url';

/** The token in a link from an email, or the token itself. Undefined if a link has none.
 * @see docs/specification/part-1-public-and-client.md §2: the link's `token` parameter */
export function tokenInLink(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text)) return text === '' ? undefined : text;
  const token = parsedUrl(text)?.searchParams.get('token');
  return token === null || token === '' ? undefined : token;
}
