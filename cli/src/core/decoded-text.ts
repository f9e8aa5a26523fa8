import { UsageError } from './command-error.ts';

/** Stands for what could not be decoded. NUL is in no text, only in UTF-16 that was not recognized and in other files. */
const unreadable = ['\uFFFD', '\0'] as const;

/** The text of a file or of standard input, decoded as feeds are. Says what encoding it is in, unless that is UTF-8.
 * @param name - what it was read from, for messages
 * @throws UsageError if something in it cannot be read, as it would be sent, and mailed, with the damage */
export async function decodedText(
  bytes: Uint8Array,
  name: string,
  note: (text: string) => Promise<void>,
): Promise<string> {
  const { decodeText } = await import('@grt/sdk/feeds');
  const { text, encoding } = decodeText(bytes);
  const line = text.split('\n').findIndex((content) => unreadable.some((character) => content.includes(character)));
  if (line !== -1)
    throw new UsageError(
      `${name}: line ${String(line + 1)} has characters that cannot be read. Correct them, and save the text as UTF-8.`,
    );
  if (encoding !== 'utf-8') await note(`${name} is read as ${encoding}. If letters look wrong, save it as UTF-8.`);
  return text;
}
