import { dirname, join } from 'node:path';

/** What the bundler tells about a module. */
interface ModuleFacts {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the bundler tells about the modules of the app. */
export interface Modules {
  readonly getModuleInfo: (id: string) => ModuleFacts | null;
}

/** Packages whose index imports everything they have: what a module needs of them follows from the names it imports. */
const indexOfKit = /node_modules[\\/]@mantine[\\/](?:core|hooks)[\\/]esm[\\/]index\.mjs$/;

/** Everything that a module imports, and what that imports, without what is loaded on demand. */
export function reachedFrom(root: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...needsOf(id, modules));
  }
  return seen;
}

/** The modules that are loaded on demand from anywhere in the app. */
export function loadedOnDemand(entry: string, modules: Modules): ReadonlySet<string> {
  const roots = new Set<string>();
  const waiting = [entry];
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    for (const id of reachedFrom(root, modules)) {
      for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (roots.has(next)) continue;
        roots.add(next);
        waiting.push(next);
      }
    }
  }
  return roots;
}

/** What a module imports itself. */
export function needsOf(id: string, modules: Modules): readonly string[] {
  const facts = modules.getModuleInfo(id);
  if (!facts || indexOfKit.test(id)) return [];
  return facts.importedIds.flatMap((needed) => {
    if (!indexOfKit.test(needed)) return [needed];
    const places = placesOf(needed, modules);
    return namesFrom(facts.code ?? '').flatMap((name) => places.get(name) ?? []);
  });
}

/** The names that a module imports from packages with an index. */
const namesFrom = (code: string): readonly string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@mantine\/(?:core|hooks)["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/\s+as\s.*$/s, '')),
  );

const known = new Map<string, ReadonlyMap<string, string>>();

/** Which module each name of an index comes from: its own, or another package's. */
function placesOf(index: string, modules: Modules): ReadonlyMap<string, string> {
  const found = known.get(index);
  if (found) return found;
  const { code, importedIds = [] } = modules.getModuleInfo(index) ?? {};
  const idOf = (from: string) =>
    from.startsWith('.')
      ? join(dirname(index), from)
      : importedIds.find((id) => id.replaceAll('\\', '/').includes(`/node_modules/${from}/`));
  const places = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']*)["']/g)].flatMap(
    ([, names = '', from = '']) => {
      const id = idOf(from);
      if (id === undefined) throw new Error(`${index} imports ${from}, which is not known`);
      return names.split(',').map((name) => [name.trim().replace(/^.*\sas\s/s, ''), id] as const);
    },
  );
  if (places.length === 0) throw new Error(`${index} is no list of modules any more`);
  known.set(index, new Map(places));
  return new Map(places);
}
