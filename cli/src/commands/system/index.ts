import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { healthCommand } from './health.ts';

/** `grt system`: the state of the platform. */
export function systemCommands(context: Context): Command {
  const system = new Command();
  withExample(system, 'grt system health');
  system.addCommand(healthCommand(context));
  return system;
}
