import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler tells about the modules of the app. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const entry = 'main.tsx';
const landing = 'features/landing/landing-screen.tsx';
/** What every console screen loads before itself. */
const frame = ['app/app-root.tsx', 'core/grt.ts', 'app/admin-layout.tsx', 'app/client-layout.tsx'];
/** Code that this share of the screens needs is loaded with any of them. */
const oftenShare = 0.35;

/** Packages whose index imports everything: who needs which of their modules cannot be told from it. */
const isPackageWithIndex = (id: string) => /node_modules[\\/](@mantine|lucide-react)[\\/]/.test(id);

/** Our modules that several screens share, in a few files instead of one for each set of screens: a screen that is opened
 * for the first time would otherwise ask for some eighty scripts of less than 3 kB. The landing page stays as it is.
 * @param source - the folder of the app's sources
 * @returns the name of a module's file; null for the bundler's own choice */
export function sharedChunks(source: string): (id: string, modules: Modules) => string | null {
  const screens = readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('features', path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('-screen.tsx') && path !== landing);
  let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  return (id, modules) => {
    reached ??= new Map(
      [entry, landing, ...frame, ...screens].map((root) => [root, reachedFrom(join(source, root), modules)] as const),
    );
    const isOf = (root: string) => reached?.get(root)?.has(id) === true;
    const users = screens.filter(isOf).length;
    if (isOf(entry)) return null;
    if (isOf(landing)) return !id.includes('node_modules') && (users > 0 || frame.some(isOf)) ? 'base' : null;
    if (frame.some(isOf)) return 'console';
    return users >= screens.length * oftenShare ? 'often' : null;
  };
}

/** Everything that a module imports, and what that imports, without what is loaded on demand. */
function reachedFrom(root: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || isPackageWithIndex(id)) continue;
    seen.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

const kitParts =
  'Button|UnstyledButton|Loader|Input|InputBase|TextInput|NativeSelect|Checkbox|CloseButton|Transition|Portal|Alert|Skeleton|Paper|VisuallyHidden|ActionIcon';

/** The parts of the component kit that most screens need, in one file; those of dialogs in another. */
export const kitChunks = [
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 3 },
  { name: 'forms', test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/, priority: 3 },
  // Code that only menus and searchable selects need is not loaded with every dialog.
  { name: 'floating', test: /[\\/]@floating-ui[\\/]/, priority: 3 },
  {
    name: 'modal',
    test: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Modal|ModalBase|Overlay|FocusTrap|ScrollArea)[\\/]/,
    priority: 2,
  },
  {
    name: 'kit',
    test: new RegExp(
      String.raw`[\\/]@mantine[\\/]core[\\/]esm[\\/](?:core|components[\\/](?:${kitParts}))[\\/]|[\\/]@mantine[\\/]hooks[\\/]|node_modules[\\/](?:clsx|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)[\\/]`,
    ),
    priority: 1,
  },
];
