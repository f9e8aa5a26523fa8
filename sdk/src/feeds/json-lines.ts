import type { FeedLimits } from './feed-limits.ts';
import { recordTooLarge } from './feed-refusal.ts';
import type { RecordFrame } from './feed-row.ts';
import type { JsonNotice, JsonRecord } from './json-splitter.ts';

/** Cuts a text with one JSON object per line; empty lines are skipped. */
export class JsonLines {
  readonly records: JsonRecord[] = [];
  readonly notices: JsonNotice[] = [];
  readonly frame: RecordFrame = { before: '', between: '\n', after: '\n' };
  readonly #maxChars: number;
  #held: string[] = [];
  #heldChars = 0;
  #line = 0;

  constructor(limits: FeedLimits) {
    this.#maxChars = limits.maxRecordChars;
  }

  push(text: string): void {
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      this.#hold(line);
      this.#endLine();
    }
    this.#hold(last);
  }

  end(): void {
    this.#endLine();
  }

  #hold(part: string): void {
    if (part === '') return;
    this.#held.push(part);
    this.#heldChars += part.length;
    if (this.#heldChars > this.#maxChars) {
      throw recordTooLarge(this.#line + 1);
    }
  }

  #endLine(): void {
    this.#line += 1;
    if (this.#held.length === 0) return;
    const text = this.#held.join('').trim();
    this.#held = [];
    this.#heldChars = 0;
    if (text !== '') this.records.push({ line: this.#line, text });
  }
}
