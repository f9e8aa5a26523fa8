import { emailMaxLength } from '@grt/sdk/contract';

/** A plain-text email to one person. */
export interface Message {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
}

const MOST_LINKS = 50;
const LONGEST_LINK = 2048;

// One address and nothing else: no name, no list, no comment, no quoting.
const ADDRESS = /^[^\s\p{Cc}@<>(),;:"\\[\]]+@[^\s\p{Cc}@<>(),;:"\\[\]]+$/u;
const CONTROL = /\p{Cc}/u;

/** Refuses what could inject a header or a recipient. The rules validate addresses earlier, so this is the caller's
 * bug.
 * @throws RangeError naming the part. */
export function checkMessage({ to, subject }: Message): void {
  if (to.length > emailMaxLength || !ADDRESS.test(to))
    throw new RangeError('The recipient of an email is not a single plain address');
  if (subject.length > 300 || CONTROL.test(subject)) {
    throw new RangeError('The subject of an email contains a line break or another control character, or is too long');
  }
}

/** The web addresses in a text, in order, without the punctuation that ends a sentence. */
export function linksIn(text: string): readonly string[] {
  const found = text.match(/https?:\/\/[^\s<>"'`]+/giu) ?? [];
  return found
    .map((link) => link.replace(/(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/u, ''))
    .filter((link) => link.length <= LONGEST_LINK)
    .slice(0, MOST_LINKS);
}
