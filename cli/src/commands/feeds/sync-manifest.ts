import { feedCategoryValues } from '@grt/sdk/contract';
import { oneLine } from '@grt/sdk/formats/text-line';
import { CommandError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';

/** One feed of a manifest. Paths are relative to the manifest. */
export interface ManifestFeed {
  readonly file: string;
  readonly name: string;
  readonly domain: string;
  readonly category: (typeof feedCategoryValues)[number] | undefined;
  readonly description: string | undefined;
  readonly mapping: string | undefined;
  readonly header: boolean | undefined;
}

const texts = ['file', 'name', 'domain', 'category', 'description', 'mapping'] as const;
const settings = new Set<string>(['version', 'feeds', ...texts.slice(2), 'header']);
const feedSettings = new Set<string>([...texts, 'header']);

/** Reads the content of a manifest, version 1. Settings at the top level apply to every feed that does not
 * override them.
 * @throws CommandError with exit code 8 that names every invalid place */
export function readManifest(content: unknown, path: string): readonly ManifestFeed[] {
  const errors: Record<string, string[]> = {};
  const note = (key: string, message: string): void => void (errors[key] ??= []).push(message);
  const top = isRecord(content) ? content : {};
  if (top['version'] !== 1) note('version', 'version must be 1');
  for (const key of Object.keys(top)) if (!settings.has(key)) note(key, `Unknown setting "${key}"`);
  const listed = top['feeds'];
  if (!Array.isArray(listed) || listed.length === 0) note('feeds', 'feeds must list at least one feed');
  const feeds = Array.isArray(listed)
    ? listed.map((entry: unknown, at) =>
        readFeed(entry, top, (key, message) => note(`feeds.${String(at + 1)}${key}`, message)),
      )
    : [];
  const names = feeds.map(({ domain, name }) => `${domain}\n${oneLine(name)}`);
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at)
      note(`feeds.${String(at + 1)}.name`, 'two feeds on the same domain have the same name');
  }
  if (Object.keys(errors).length === 0) return feeds;
  throw new CommandError(`${path} is not a valid manifest`, {
    exitCode: exitCode.invalid,
    code: 'invalid_manifest',
    fields: errors,
  });
}

function readFeed(
  entry: unknown,
  top: Readonly<Record<string, unknown>>,
  note: (key: string, message: string) => void,
): ManifestFeed {
  const own = isRecord(entry) ? entry : {};
  if (!isRecord(entry)) note('', 'a feed must have settings, such as file: videos.csv');
  for (const key of Object.keys(own)) if (!feedSettings.has(key)) note(`.${key}`, `Unknown setting "${key}"`);
  const textOf = (name: (typeof texts)[number]): string | undefined => {
    const value = own[name] ?? (name === 'file' || name === 'name' ? undefined : top[name]);
    if (value === undefined || typeof value === 'string') return value === '' ? undefined : value;
    note(`.${name}`, `${name} must be text`);
    return undefined;
  };
  const file = textOf('file') ?? '';
  const domain = textOf('domain') ?? '';
  const typed = textOf('category');
  const category = feedCategoryValues.find((value) => value === typed);
  const header = own['header'] ?? top['header'];
  if (file === '') note('.file', 'file is missing');
  if (domain === '') note('.domain', 'domain is missing here and at the top level');
  if (typed !== undefined && category === undefined)
    note('.category', `category must be one of ${feedCategoryValues.join(', ')}`);
  if (header !== undefined && typeof header !== 'boolean') note('.header', 'header must be true or false');
  return {
    file,
    name: textOf('name') ?? feedName(file),
    domain,
    category,
    description: textOf('description'),
    mapping: textOf('mapping'),
    header: typeof header === 'boolean' ? header : undefined,
  };
}

/** The default name of a feed, from its file name. macOS takes names of files apart, which the server puts together. */
export function feedName(file: string): string {
  return oneLine((file.split(/[\\/]/).at(-1) ?? file).replace(/(\.(csv|json|xml|txt))?(\.gz)?$/i, ''));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
