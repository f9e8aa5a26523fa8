/** The token in a setup link, or the token itself. Undefined when a link has none.
 * @see specification part 1, section 2: the link's `token` parameter */
export function setupToken(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text)) return text === '' ? undefined : text;
  const token = URL.canParse(text) ? new URL(text).searchParams.get('token') : null;
  return token === null || token === '' ? undefined : token;
}
