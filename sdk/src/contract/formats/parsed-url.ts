/** The URL that a text is, relative to `base` where there is one; undefined if it is none. `URL.canParse` is not used
 * anywhere: Node 20 mistakes Latin-1 for UTF-8 in it once a call is compiled, so that after some thousand calls
 * `https://münchen.example/` is refused. */
export function parsedUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
