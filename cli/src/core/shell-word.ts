/** A word as it has to be typed: in quotes if it has anything that a shell would read otherwise. */
export function shellWord(word: string, platform: string = process.platform): string {
  if (platform === 'win32') return /^[\w.\\/:+=-]+$/.test(word) ? word : quotedForWindows(word);
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** cmd and PowerShell know double quotes, and PowerShell takes a comma outside of them for the end of a word. Programs read \"
 * as a quote, so that backslashes before one have to be doubled. */
function quotedForWindows(word: string): string {
  return `"${word
    .split('"')
    .map(withTrailingDoubled)
    .join(String.raw`\"`)}"`;
}

function withTrailingDoubled(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\\') end -= 1;
  return text + text.slice(end);
}
