import { entityCharacter, isCharacter } from './html-entities.ts';

const xmlNames = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Longest reference that is looked at: `&CounterClockwiseContourIntegral;` and shorter. */
const referenceChars = 34;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const sectionStart = '<![CDATA[';
const reference = /^&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([A-Za-z_:][\w:.-]{0,31}));/;

/** Repairs what real XML feeds get wrong, in chunks of any size: a bare `&`, the names of HTML entities, references
 * to characters that XML forbids, and control characters. CDATA sections are left as they are, except for control
 * characters. */
export class XmlRepair {
  /** How often something was repaired. */
  repairs = 0;
  #held = '';
  #inSection = false;

  push(chunk: string): string {
    return this.#repair(this.#held + chunk, false);
  }

  end(): string {
    return this.#repair(this.#held, true);
  }

  #repair(source: string, atEnd: boolean): string {
    this.#held = '';
    const text = source.replace(forbidden, () => {
      this.repairs += 1;
      return '';
    });
    const marks = new MarkFinder(text);
    let done = '';
    let at = 0;
    for (;;) {
      const mark = this.#inSection ? text.indexOf(']]>', at) : marks.next(at);
      if (mark === -1) break;
      if (this.#inSection || text.startsWith(sectionStart, mark)) {
        const end = mark + (this.#inSection ? 3 : sectionStart.length);
        done += text.slice(at, end);
        this.#inSection = !this.#inSection;
        at = end;
        continue;
      }
      if (!atEnd && text.length - mark < referenceChars) {
        this.#held = text.slice(mark);
        return done + text.slice(at, mark);
      }
      const found = reference.exec(text.slice(mark, mark + referenceChars));
      done += text.slice(at, mark) + this.#reference(found);
      at = mark + (found?.[0].length ?? 1);
    }
    const keep = atEnd ? 0 : this.#unsure(text, at);
    this.#held = text.slice(text.length - keep);
    return done + text.slice(at, text.length - keep);
  }

  /** Characters at the end that may be the beginning of a mark. */
  #unsure(text: string, from: number): number {
    const mark = this.#inSection ? ']]>' : sectionStart;
    for (let length = Math.min(mark.length - 1, text.length - from); length > 0; length -= 1) {
      if (text.endsWith(mark.slice(0, length))) return length;
    }
    return 0;
  }

  #reference(found: RegExpExecArray | null): string {
    if (found === null) return this.#repaired('&amp;');
    const [whole, decimal, hex, name] = found;
    if (name !== undefined) {
      if (xmlNames.has(name)) return whole;
      return this.#repaired(entityCharacter(name) ?? `&amp;${whole.slice(1)}`);
    }
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
    return isCharacter(code) ? whole : this.#repaired('\ufffd');
  }

  #repaired(text: string): string {
    this.repairs += 1;
    return text;
  }
}

/** Finds `&` and the starts of CDATA sections in order, without searching twice for the one further away. */
class MarkFinder {
  readonly #text: string;
  #ampersand: number;
  #section: number;

  constructor(text: string) {
    this.#text = text;
    this.#ampersand = this.#find('&', 0);
    this.#section = this.#find(sectionStart, 0);
  }

  /** The next mark at or after a position, or -1. */
  next(from: number): number {
    if (this.#ampersand < from) this.#ampersand = this.#find('&', from);
    if (this.#section < from) this.#section = this.#find(sectionStart, from);
    const next = Math.min(this.#ampersand, this.#section);
    return next === Infinity ? -1 : next;
  }

  #find(mark: string, from: number): number {
    const at = this.#text.indexOf(mark, from);
    return at === -1 ? Infinity : at;
  }
}
