import { isKnownName } from './column-names.ts';
import { defaultLimits } from './feed-limits.ts';
import { rootPath } from './json-splitter.ts';
import { XmlElements } from './xml-elements.ts';

/** A place in a document where records may be. */
interface Candidate {
  readonly path: string;
  count: number;
  readonly names: Set<string>;
}

/** How many names are considered per place. */
const namesKept = 200;
/** An unterminated string also counts as one, so that nothing is read twice. */
const token = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Arrays of objects at the beginning of a JSON text, down to four levels, the most promising first: known names
 * among the fields count most, then the number of entries. */
export function jsonRecordPaths(sample: string): string[] {
  const candidates = new Map<string, Candidate>();
  const stack: { isArray: boolean; path: string | undefined; key: string; candidate?: Candidate | undefined }[] = [];
  let last = '';
  for (const [text] of sample.matchAll(token)) {
    const top = stack.at(-1);
    if (text === '{' || text === '[') {
      const path =
        top === undefined ? '' : top.isArray || top.path === undefined ? undefined : joinKeys(top.path, top.key);
      const records =
        top?.isArray === true && text === '{' ? candidateAt(candidates, top.path, stack.length) : undefined;
      if (records !== undefined) records.count += 1;
      stack.push({
        isArray: text === '[',
        path,
        key: '',
        candidate: records ?? (text === '{' ? top?.candidate : undefined),
      });
    } else if (text === '}' || text === ']') {
      stack.pop();
    } else if (text === ':' && top !== undefined) {
      top.key = last;
      noteName(top.candidate, last);
    } else if (text.startsWith('"')) {
      last = text.slice(1, -1);
    }
  }
  return ranked([...candidates.values()]);
}

function joinKeys(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function candidateAt(
  candidates: Map<string, Candidate>,
  path: string | undefined,
  depth: number,
): Candidate | undefined {
  if (path === undefined || depth > 4) return undefined;
  const known = candidates.get(path);
  if (known !== undefined) return known;
  const candidate: Candidate = { path: path === '' ? rootPath : path, count: 0, names: new Set() };
  candidates.set(path, candidate);
  return candidate;
}

function noteName(candidate: Candidate | undefined, name: string): void {
  if (candidate !== undefined && candidate.names.size < namesKept) candidate.names.add(name);
}

/** Elements with children or attributes at the beginning of an XML text, the most promising first. What is inside a
 * repeated element is not offered: it is part of a record. */
export function xmlRecordPaths(sample: string): string[] {
  const candidates = new Map<string, Candidate>();
  const stack: string[] = [];
  const parent = (): Candidate | undefined => candidates.get(stack.join('/'));
  const elements = new XmlElements(
    {
      open: (name, attributes) => {
        noteName(parent(), name);
        stack.push(name);
        const path = stack.join('/');
        const candidate = candidates.get(path) ?? { path, count: 0, names: new Set<string>() };
        candidates.set(path, candidate);
        candidate.count += 1;
        for (const attribute of Object.keys(attributes))
          if (!attribute.startsWith('xmlns')) noteName(candidate, attribute);
      },
      text: () => undefined,
      close: () => stack.pop(),
    },
    defaultLimits,
  );
  try {
    elements.push(sample);
  } catch {
    // A broken document is refused when it is read, with the position; what came before the fault still counts here.
  }
  const all = [...candidates.values()];
  const repeated = all
    .filter((candidate) => candidate.count > 1 && candidate.names.size > 0)
    .map(({ path }) => `${path}/`);
  const outer = all.filter(({ path }) => !repeated.some((prefix) => path.startsWith(prefix)));
  return ranked(outer.filter((candidate) => candidate.names.size > 0));
}

const recordNames = new Set(['item', 'entry', 'url', 'video', 'clip', 'record', 'row', 'scene', 'movie']);

function ranked(candidates: readonly Candidate[]): string[] {
  const score = ({ path, count, names }: Candidate): number => {
    const known = [...names].filter((name) => isKnownName(name)).length;
    return known + Math.log2(count + 1) + (recordNames.has(path.split('/').at(-1) ?? '') ? 2 : 0);
  };
  const scored = candidates.map((candidate) => ({ path: candidate.path, score: score(candidate) }));
  return scored.sort((a, b) => b.score - a.score).map(({ path }) => path);
}
