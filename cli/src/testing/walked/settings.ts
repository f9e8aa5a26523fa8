import { settingNames } from '../../commands/settings/setting-names.ts';
import type { WalkedCommand } from './walked-command.ts';

/** Settings that are true or false: the command line itself says so. */
const booleans = new Set<string>(['registration_open', 'require_second_factor_for_administrators']);

/** What is walked of `grt settings`. */
export const settingsCommands: readonly WalkedCommand[] = [
  {
    command: 'settings set',
    operation: 'settings.update',
    as: 'admin',
    flags: Object.fromEntries(settingNames.filter((name) => !booleans.has(name)).map((name) => [name, name])),
    base: { public_name: 'Green Route' },
  },
];
