import sanitizeHtml from 'sanitize-html';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = ['p', 'div', 'section', 'article', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption'];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const words = ['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong'];
/** Answers that open at a click, as in a list of questions. */
const folds = ['details', 'summary'];
const rest = ['sub', 'sup', 'time', 'u', 'img'];

/** The languages of code samples, as named in their class.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
const codeLanguages = ['markup', 'javascript', 'css', 'php', 'json', 'python', 'bash'];
const codeClasses = codeLanguages.map((language) => `language-${language}`);

/** Elements whose text is not part of the page: it is removed along with them. */
const mute = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'title',
];

/** How deep elements may nest: the sanitizer's time grows with the square of the depth. */
export const deepestContent = 100;

/** The content nests elements deeper than `deepestContent`. */
export class DeepContentError extends Error {
  override readonly name = 'DeepContentError';
}

/** What an article needs, and nothing that runs, loads, covers the page, asks for input, or gives an element an id. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...headings, ...blocks, ...lists, ...tables, ...words, ...folds, ...rest],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    blockquote: ['cite'],
    details: ['open'],
    q: ['cite'],
    time: ['datetime'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    col: ['span'],
    colgroup: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { pre: codeClasses, code: codeClasses },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nonTextTags: mute,
  nestingLimit: deepestContent,
  transformTags: { a: (tagName, { target, rel: _rel, ...attribs }) => ({ tagName, attribs: link(attribs, target) }) },
};

function link(attribs: sanitizeHtml.Attributes, target: string | undefined): sanitizeHtml.Attributes {
  // A page opened in another tab must not be able to navigate ours away.
  return target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs;
}

/** Removes everything from the HTML that pages may not contain.
 * Sanitizing its own output again changes nothing.
 * @throws DeepContentError at the first element that is too deep.
 * @see docs/specification/decisions.md §9 */
export function sanitizeContent(html: string): string {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > deepestContent) throw new DeepContentError(`More than ${String(deepestContent)} elements deep`);
  };
  const onCloseTag = (): void => {
    depth -= 1;
  };
  return sanitizeHtml(html, { ...allowed, onOpenTag, onCloseTag }).trim();
}
