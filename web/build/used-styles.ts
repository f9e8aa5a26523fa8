const hasRules = /^@(?:media|supports|layer|container)\b/;

/** The rules that may apply to a page: those whose classes it has. Everything without a class stays.
 * @param css - as the build minifies it
 * @param html - the page */
export function usedStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return rulesOf(css, (name) => classes.has(name));
}

function rulesOf(css: string, isUsed: (name: string) => boolean): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (hasRules.test(head)) {
        const inner = rulesOf(body, isUsed);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      return head.startsWith('@') || mayApply(head, isUsed) ? `${head}{${body}}` : '';
    })
    .join('');
}

interface Block {
  readonly head: string;
  /** Undefined for a statement, such as the order of layers. */
  readonly body?: string;
}

function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{};]/gs)) {
    if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index + 1) });
      start = index + 1;
    }
  }
  return blocks;
}

/** Whether one of the selectors has no class that the page has not. What is in parentheses may hold or not. */
function mayApply(selectors: string, isUsed: (name: string) => boolean): boolean {
  let bare = selectors;
  for (let before = ''; before !== bare;) [before, bare] = [bare, bare.replaceAll(/\([^()]*\)/g, '')];
  return bare
    .split(',')
    .some((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isUsed(name)));
}
