import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { alertsCommand } from './alerts.ts';
import { allocationsCommand } from './allocations.ts';
import { clicksCommand } from './clicks.ts';
import { correctCommand } from './correct.ts';
import { historyCommand } from './history.ts';
import { hourlyCommand } from './hourly.ts';
import { marketCommand } from './market.ts';
import { pacingCommand } from './pacing.ts';
import { setCommand } from './set.ts';
import { showCommand } from './show.ts';
import { simulateCommand } from './simulate.ts';
import { pauseCommand, resumeCommand } from './switch.ts';
import { todayCommand } from './today.ts';

/** `grt bids`: what domains pay for clicks, and how they spend their day's budget. */
export function bidCommands(context: Context): Command {
  const bids = new Command();
  withExample(
    bids,
    'grt bids set daily-clips.example --bid 0.12 --budget 200 --active',
    'grt bids pacing daily-clips.example',
  );
  bids.addCommand(showCommand(context));
  bids.addCommand(setCommand(context));
  bids.addCommand(pauseCommand(context));
  bids.addCommand(resumeCommand(context));
  bids.addCommand(historyCommand(context));
  bids.addCommand(pacingCommand(context));
  bids.addCommand(alertsCommand(context));
  bids.addCommand(hourlyCommand(context));
  bids.addCommand(todayCommand(context));
  bids.addCommand(marketCommand(context));
  bids.addCommand(allocationsCommand(context));
  bids.addCommand(simulateCommand(context));
  bids.addCommand(clicksCommand(context));
  bids.addCommand(correctCommand(context));
  return bids;
}
