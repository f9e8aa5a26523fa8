import { basename } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { DocumentError, fieldsOf, type Fields } from '../src/contract/document/index.ts';

/** A file of `openapi/`: its path as messages should show it, and its text. */
export interface SourceText {
  readonly name: string;
  readonly text: string;
}

/** Something that a file references by name. */
export interface Pointer {
  readonly kind: '$ref' | '$example';
  readonly target: string;
  readonly place: string;
}

/** A parsed file of `openapi/`. */
export interface ContractSource {
  readonly name: string;
  /** `bidding` for both `bidding.yaml` and `bidding.market.yaml`. */
  readonly tag: string;
  readonly content: Fields;
  readonly pointers: readonly Pointer[];
  /** Where a key is, as `openapi/domains.yaml:12`. */
  place(path: readonly string[]): string;
}

/** Reads a file of `openapi/`.
 * @throws DocumentError with file and line if it is not valid YAML. */
export function readSource({ name, text }: SourceText): ContractSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const placeAt = (offset: number) => `${name}:${String(lines.linePos(offset).line)}`;
  const [error] = document.errors;
  if (error) throw new DocumentError(`${placeAt(error.pos[0])}: ${error.message.split('\n')[0] ?? 'not valid YAML'}`);
  return {
    name,
    tag: basename(name).split('.')[0] ?? name,
    content: contentOf(document, name),
    pointers: pointersOf(document, placeAt),
    place: (path) => placeAt(offsetOf(document, path)),
  };
}

function contentOf(document: Document.Parsed, name: string): Fields {
  try {
    return fieldsOf(document.toJS({ maxAliasCount: -1 }), name);
  } catch (error) {
    if (error instanceof ReferenceError) throw new DocumentError(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
}

function pointersOf(document: Document.Parsed, placeAt: (offset: number) => string): Pointer[] {
  const found: Pointer[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (key.value !== '$ref' && key.value !== '$example') return;
      found.push({ kind: key.value, target: value.value, place: placeAt(value.range?.[0] ?? 0) });
    },
  });
  return found;
}

function offsetOf(document: Document.Parsed, path: readonly string[]): number {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return 0;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}
