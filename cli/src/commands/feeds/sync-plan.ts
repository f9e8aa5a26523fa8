import type { feedCategoryValues } from '@grt/sdk/contract';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { missingFlags } from '../../core/require-flags.ts';
import { parseYaml } from '../../core/yaml.ts';
import { feedName, readManifest, type ManifestFeed } from './sync-manifest.ts';

/** What all feeds in a folder share. */
export interface FolderFlags {
  readonly domain?: string;
  readonly category?: (typeof feedCategoryValues)[number];
  readonly mapping?: string;
  readonly header?: boolean;
}

/** The feeds that a manifest lists, or one for each feed file in a folder. Hidden files are none, such as those that macOS adds
 * next to each file.
 * @throws UsageError for a folder without feeds, or with two of the same name */
export async function plannedFeeds(
  context: Context,
  path: string,
  flags: FolderFlags,
): Promise<readonly ManifestFeed[]> {
  const names = await context.files.listFolder(path);
  if (names === undefined) {
    const base = path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    const feeds = readManifest(await parseYaml(await context.files.readText(path), path), path);
    return feeds.map(({ file, mapping, ...feed }) =>
      Object.assign(feed, {
        file: within(base, file),
        mapping: mapping === undefined ? undefined : within(base, mapping),
      }),
    );
  }
  const { domain } = flags;
  if (domain === undefined) throw missingFlags({ '--domain': domain });
  const base = /[\\/]$/.test(path) ? path : `${path}/`;
  const files = names.filter((name) => /^[^.].*\.(csv|json|xml|txt)(\.gz)?$/i.test(name)).toSorted();
  if (files.length === 0) throw new UsageError(`No feeds in ${path}: expected .csv, .json, .xml, or .txt files`);
  return files.map((file, at) => {
    const other = files.slice(0, at).find((one) => feedName(one) === feedName(file));
    if (other !== undefined)
      throw new UsageError(`${other} and ${file} are the same feed: rename one, or list them in a manifest`);
    const beside = names.find((name) => name.normalize() === `${feedName(file)}.mapping.yaml`);
    return {
      file: base + file,
      name: feedName(file),
      domain,
      category: flags.category,
      description: undefined,
      mapping: beside === undefined ? flags.mapping : base + beside,
      header: flags.header,
    };
  });
}

function within(base: string, path: string): string {
  return /^([\\/]|[A-Za-z]:)/.test(path) ? path : base + path;
}
