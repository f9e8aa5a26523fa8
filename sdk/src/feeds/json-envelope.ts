import { FeedRefusal, type FeedPlace } from './feed-refusal.ts';
import { repairJson, strangeToken } from './json-repair.ts';

/** Maximum number of characters in a row outside the records that are in no list or object of their own. */
const mostChars = 2_097_152;

/** What stands for a list or an object that was checked. */
const checked = '0';

/** What a JSON text has outside of its records. A list or object is checked as soon as it ends, and forgotten, so that
 * others before or after the records may be as long as those. */
export class JsonEnvelope {
  readonly #onOddity: (what: string) => void;
  /** What the open lists and objects have so far, the document first. */
  #parts: string[] = [''];

  /** @param onOddity - what was read although JSON does not have it */
  constructor(onOddity: (what: string) => void) {
    this.#onOddity = onOddity;
  }

  /** A list or an object begins with this character. */
  open(char: string): void {
    this.#parts.push(char);
  }

  add(char: string): void {
    const at = this.#parts.length - 1;
    const part = (this.#parts[at] ?? '') + char;
    if (part.length > mostChars) {
      throw new FeedRefusal('feed.record_too_large', 'The file contains more than 2 MB of JSON outside its records');
    }
    this.#parts[at] = part;
  }

  /** The list or object that was opened last ends with this character.
   * @param place - where that is */
  close(char: string, place: () => FeedPlace): void {
    this.#check((this.#parts.pop() ?? '') + char, place);
    this.add(checked);
  }

  /** Forgets what the object that was opened last has so far. */
  forget(): void {
    this.#parts[this.#parts.length - 1] = `{"":${checked}`;
  }

  /** Ends a document. */
  end(): void {
    const [document = ''] = this.#parts;
    this.#parts = [''];
    if (document.trim() !== '') this.#check(document, () => ({}));
  }

  #check(part: string, place: () => FeedPlace): void {
    try {
      JSON.parse(part);
    } catch (cause) {
      const { text, oddities } = repairJson(part);
      try {
        JSON.parse(text);
      } catch {
        const strange = strangeToken(text);
        const what = strange ? `: unexpected ${strange.what}` : '';
        const message = `The file is not valid JSON outside its records${what}`;
        throw new FeedRefusal('feed.json_malformed', message, place(), { cause });
      }
      for (const { what } of oddities) this.#onOddity(what);
    }
  }
}
