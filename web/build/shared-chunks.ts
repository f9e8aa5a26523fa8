import { join } from 'node:path';
import { joinPacks, type Pack } from './pack-chunks.ts';
import { loadedOnDemand, needsOf, reachedFrom, type Modules } from './reach.ts';

const entry = 'main.tsx';
const landing = 'features/landing/landing-screen.tsx';
/** What every console screen loads before itself. */
const frame = ['app/app-root.tsx', 'core/grt.ts', 'app/admin-layout.tsx', 'app/client-layout.tsx'];

/** The most shared files of a screen, besides those of the frame and its own script, and of a dialog, besides those of
 * screens. */
const most = { scripts: 9, styles: 2, 'dialog scripts': 5, 'dialog styles': 1 };

/** Which modules share a file. The bundler's own choice is a file for each set of screens and dialogs that share a module:
 * a screen that is opened for the first time would ask for some eighty files, most of them smaller than 3 kB. The landing
 * page loads nothing of the consoles.
 * @param source - the folder of the app's sources
 * @returns the name of a module's file; null for the bundler's own choice */
export function sharedChunks(source: string): (id: string, modules: Modules) => string | null {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, modules) => {
    files ??= filesOf(source, modules);
    return files.get(id) ?? null;
  };
}

function filesOf(source: string, modules: Modules): ReadonlyMap<string, string> {
  const at = (path: string) => join(source, path);
  const roots = [at(entry), ...loadedOnDemand(at(entry), modules)];
  const reached = new Map(roots.map((root) => [root, reachedFrom(root, modules)]));
  const ofFrame = new Set(frame.map(at));

  const files = new Map<string, string>();
  const packs = new Map<string, Pack>();
  for (const id of new Set([...reached.values()].flatMap((ids) => Array.from(ids)))) {
    const users = roots.filter((root) => reached.get(root)?.has(id) === true);
    const isAlone = users.length === 1 && !isStyle(id);
    if (users.some((root) => ofFrame.has(root)) && !users.includes(at(entry)) && !users.includes(at(landing))) {
      files.set(id, 'console');
    } else if (users.includes(at(entry)) || users.includes(at(landing))) {
      if (users.length > 1 || (isStyle(id) && users.includes(at(entry)))) files.set(id, 'base');
    } else if (!isAlone) addTo(packs, id, users, modules);
  }
  const needs = remembered((id) => needsOf(id, modules));
  let joined: readonly Pack[] = [...packs.values()];
  for (const [kind, count] of Object.entries(most)) joined = joinPacks(joined, kind, count, needs);
  for (const [index, pack] of joined.entries()) {
    for (const id of pack.modules) files.set(id, `shared-${String(index)}`);
  }
  return files;
}

const isStyle = (id: string): boolean => id.endsWith('.css');
/** The rich-text editor comes with its screen. */
const isScreen = (root: string): boolean => root.endsWith('-screen.tsx') || root.endsWith('/hugerte-editor.ts');

/** Screens with little room in their budgets count as many, where it is judged what screens would load in vain. */
const weights = {
  'admin-page-editor': 44,
  'client-analytics': 2,
  'client-bidding': 12,
  'client-settings': 12,
  'admin-settings': 12,
  'page-preview': 12,
};

function counted(root: string): string[] {
  const [, weight = 1] = Object.entries(weights).find(([name]) => root.endsWith(`/${name}-screen.tsx`)) ?? [];
  return Array.from({ length: weight }, (_, index) => `${root} ${String(index)}`);
}

/** Modules that the same screens need are one pack, whichever dialogs need them too. */
function addTo(packs: Map<string, Pack>, id: string, all: readonly string[], modules: Modules): void {
  const screens = all.filter(isScreen);
  const users = screens.length > 0 ? screens : all;
  const kind = `${screens.length > 0 ? '' : 'dialog '}${isStyle(id) ? 'styles' : 'scripts'}`;
  const key = [kind, ...users.toSorted()].join('\n');
  const before = packs.get(key);
  packs.set(key, {
    modules: [...(before?.modules ?? []), id],
    users: new Set(users.flatMap(counted)),
    kind,
    bytes: (before?.bytes ?? 0) + (modules.getModuleInfo(id)?.code?.length ?? 0),
  });
}

function remembered<Reply>(ask: (id: string) => Reply): (id: string) => Reply {
  const replies = new Map<string, Reply>();
  return (id) => {
    const known = replies.get(id) ?? ask(id);
    replies.set(id, known);
    return known;
  };
}
