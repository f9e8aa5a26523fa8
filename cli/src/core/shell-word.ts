/** A word as it has to be typed: in quotes if it has anything that a shell would read otherwise. */
export function shellWord(word: string, platform: string = process.platform): string {
  if (/^[\w./:@%+=,-]+$/.test(word)) return word;
  // cmd and PowerShell know double quotes; a file name there has none of its own.
  if (platform === 'win32') return /^[\w.\\/:@+=,-]+$/.test(word) ? word : `"${word}"`;
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
