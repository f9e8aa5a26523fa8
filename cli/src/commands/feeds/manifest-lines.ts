import type { Node } from 'yaml';
import type { Context } from '../../core/context.ts';

/** On which lines of a manifest its settings are, from 1. */
export interface ManifestLines {
  /** Of a setting as a refusal of the manifest names it, such as `feeds.2.name`; for one that is missing, of what lacks it. */
  ofSetting(name: string): number | undefined;
  /** Of the first feed, or of the top level, that names this domain. */
  ofDomain(domain: string): number | undefined;
}

/** Reads a manifest once more, for a report; undefined for a folder. */
export async function manifestLines(
  { files }: Pick<Context, 'files'>,
  path: string,
): Promise<ManifestLines | undefined> {
  if ((await files.listFolder(path)) !== undefined) return undefined;
  const { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } = await import('yaml');
  const counter = new LineCounter();
  const document = parseDocument(await files.readText(path), { lineCounter: counter });
  const lineOf = (node: Node): number | undefined => (node.range ? counter.linePos(node.range[0]).line : undefined);
  const isCalled = (key: unknown, name: string): key is Node => isScalar(key) && key.value === name;
  /** The setting or entry of this name or number in a node: where it begins, and what it is. */
  const partOf = (node: unknown, name: string): readonly [start: Node, content: unknown] | undefined => {
    const entry = isSeq(node) ? node.items[Number(name) - 1] : undefined;
    if (isNode(entry)) return [entry, entry];
    const { key, value } = (isMap(node) ? node.items.find((pair) => isCalled(pair.key, name)) : undefined) ?? {};
    return isNode(key) ? [key, value] : undefined;
  };
  return {
    ofSetting: (name) => {
      let line: number | undefined;
      let node: unknown = document.contents;
      for (const part of name.split('.')) {
        const found = partOf(node, part);
        if (found === undefined) break;
        line = lineOf(found[0]);
        [, node] = found;
      }
      return line;
    },
    ofDomain: (domain) => {
      let line: number | undefined;
      visit(document, {
        Pair: (_, { key, value }) => {
          if (!isCalled(key, 'domain') || !isScalar(value) || value.value !== domain) return undefined;
          line = lineOf(key);
          return visit.BREAK;
        },
      });
      return line;
    },
  };
}
