import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { approveCommand } from './approve.ts';
import { listCommand } from './list.ts';
import { mapCommand } from './map.ts';
import { rejectCommand } from './reject.ts';
import { reportCommand } from './report.ts';
import { showCommand } from './show.ts';
import { uploadCommand } from './upload.ts';

/** `grt feeds`: video feeds and their imports. */
export function feedCommands(context: Context): Command {
  const feeds = new Command();
  withExample(
    feeds,
    'grt feeds upload videos.csv --domain clips.example --name Trending --category girls --header --wait',
  );
  feeds.addCommand(listCommand(context));
  feeds.addCommand(showCommand(context));
  feeds.addCommand(uploadCommand(context));
  feeds.addCommand(mapCommand(context));
  feeds.addCommand(reportCommand(context));
  feeds.addCommand(approveCommand(context));
  feeds.addCommand(rejectCommand(context));
  return feeds;
}
