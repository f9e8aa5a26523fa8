import { withoutComments } from './json-comments.ts';
import { beginning } from './row-problem.ts';

/** What comes before a document: `length` characters that are not read, and what is told about them. */
export interface FrontMatter {
  readonly length: number;
  readonly notes: readonly string[];
}

const nothing: FrontMatter = { length: 0, notes: [] };
const space = /[\s\ufeff]*/y;
const lineBreak = /<br ?\/?>/iy;
const phpNotice =
  /(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Fatal error|Parse error|Strict Standards|Recoverable fatal error)(?:<\/b>)?: [^\n]*/iy;
const declaration = /<\?xml\s[^>]*>/iy;

/** What people's servers print before a document: blank lines and comments before an XML declaration, which XML does
 * not allow there, and notices of PHP. The declaration counts as such a thing, since nothing else may precede it. */
export function frontMatterOf(text: string): FrontMatter {
  const { at, notice } = beforeDocument(text);
  if (at === 0) return nothing;
  const declared = lengthAt(declaration, text, at);
  if (declared > 0) {
    const told = notice ?? 'Blank lines or comments';
    return { length: at + declared, notes: [`${told} before the XML declaration were ignored`] };
  }
  if (notice === undefined || !/[<{[]/.test(text.charAt(at))) return nothing;
  return { length: at, notes: [`${notice} before the document were ignored`] };
}

function beforeDocument(text: string): { at: number; notice: string | undefined } {
  let notice: string | undefined;
  let at = 0;
  for (;;) {
    at += lengthAt(space, text, at);
    const comment = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1;
    const line = text.slice(at, at + lengthAt(phpNotice, text, at));
    const told = line.includes(' on line ') ? line.length : 0;
    if (told > 0) notice ??= `PHP notices (“${beginning(line.replace(/<[^<>]*>/g, ''))}”)`;
    const length = comment === -1 ? told || lengthAt(lineBreak, text, at) : comment + 3 - at;
    if (length === 0) return { at, notice };
    at += length;
  }
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** A text with spaces in place of what comes before its document, so that lines and columns stay what they are. */
export function blankedFront(text: string, length: number, blank = ' '): string {
  return length === 0 ? text : text.slice(0, length).replace(/[^\n]/g, blank) + text.slice(length);
}

/** The comments before a JSON document. */
export function commentsBeforeJson(text: string): FrontMatter {
  if (!/^\s*\/[/*]/.test(text)) return nothing;
  const length = withoutComments(text).search(/\S/);
  if (length === -1 || !/[{[]/.test(text.charAt(length))) return nothing;
  return { length, notes: ['Comments before the JSON document were ignored'] };
}
