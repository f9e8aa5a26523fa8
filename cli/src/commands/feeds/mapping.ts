import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { groupOf } from '../../core/group.ts';
import { timeText } from '../../core/quantities.ts';
import { openUpload } from '../../core/upload-file.ts';
import { yamlText } from '../../core/yaml.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { deleteCommand, saveCommand } from './saved-mapping.ts';
import { addReadingFlags, localOptions, type ReadingFlags, feedFileHelp } from './reading-flags.ts';

/** `grt feeds mapping` */
export function mappingCommand(context: Context): Command {
  return groupOf(
    context,
    [initCommand, showCommand, saveCommand, deleteCommand],
    'grt feeds mapping init videos.csv > mapping.yaml',
    'grt feeds mapping show 7',
  )
    .name('mapping')
    .description('work with mapping files, which map columns to fields, and with saved mappings');
}

function initCommand(context: Context): Command {
  const command = addReadingFlags(new Command('init'))
    .description('generate a mapping file for a feed from its column names and values (works offline)')
    .argument('<file>', feedFileHelp)
    .action((path: string, flags: ReadingFlags) => initMapping(context, path, flags));
  return withExample(
    command,
    'grt feeds mapping init videos.csv > mapping.yaml',
    'grt feeds validate videos.csv --mapping mapping.yaml',
  );
}

async function initMapping(context: Context, path: string, flags: ReadingFlags): Promise<void> {
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file = await openUpload(context, path, feedFileRule);
  const { analyzeLocally } = await import('./local-check.ts');
  const analysis = await analyzeLocally({ file, ...localOptions(flags, {}) });
  const { mappingFileContent, requiredFields } = await import('@grt/sdk/feeds');
  const { format, delimiter, has_header_row, record_path, feed_type, notes } = analysis.feed_info;
  const mapping = { ...analysis.suggested_mapping, ...analysis.natural_mapping };
  const content = mappingFileContent({
    mapping,
    options: {
      format,
      ...(delimiter === null ? {} : { delimiter, hasHeaderRow: has_header_row }),
      ...(record_path === null ? {} : { recordPath: record_path }),
      ...(flags.headerRow === undefined ? {} : { headerRow: flags.headerRow }),
      ...(flags.quote === undefined ? {} : { quote: flags.quote }),
      ...(flags.encoding === undefined ? {} : { encoding: flags.encoding }),
    },
  });
  if (context.output.isJson) await context.output.record(content, []);
  else await context.output.raw(await yamlText(content));
  for (const note of notes) await context.note(note);
  const open = requiredFields(feed_type).filter((field) => !Object.hasOwn(content.fields, field));
  if (open.length > 0) {
    await context.note(`No column found for ${open.join(', ')}. Columns in the file: ${analysis.columns.join(', ')}`);
  }
}

function showCommand(context: Context): Command {
  const command = new Command('show')
    .description('print the saved mapping of a feed as a mapping file')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string) => showMapping(context, await feedId(context, typed)));
  return withExample(command, 'grt feeds mapping show 7 > mapping.yaml');
}

async function showMapping(context: Context, id: number): Promise<void> {
  const calls = await feedCalls(context);
  const options = { signal: context.signal };
  const [saved, feed] = await Promise.all([calls.showMapping({ id }, options), calls.show({ id }, options)]);
  const { mappingFileContent } = await import('@grt/sdk/feeds');
  const isText = feed.source_format === 'csv' || feed.source_format === 'txt';
  const content = mappingFileContent({
    // The two types differ in how they represent an omitted part.
    mapping: saved.mapping as Parameters<typeof mappingFileContent>[0]['mapping'],
    options: isText
      ? {
          format: 'csv',
          delimiter: feed.delimiter,
          quote: feed.quote_char,
          hasHeaderRow: feed.has_header_row,
          headerRow: feed.header_row ?? undefined,
        }
      : {},
  });
  if (context.output.isJson) await context.output.record(content, []);
  else await context.output.raw(await yamlText(content));
  await context.note(`Saved ${timeText(saved.updated_at)} for the columns ${saved.columns.join(', ')}`);
}
