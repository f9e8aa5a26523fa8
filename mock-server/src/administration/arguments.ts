import { parseArgs } from 'node:util';
import { isUsername } from '@grt/sdk/rules';
import type { NewAdministrator } from './administration.ts';

/** How the new password comes: typed twice, as the first line of standard input, or chosen with a printed link. */
export type PasswordSource = 'terminal' | 'stdin' | 'link';

export type AdminCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'create'; readonly person: NewAdministrator; readonly source: PasswordSource }
  | { readonly kind: 'set-password'; readonly username: string; readonly source: PasswordSource }
  | { readonly kind: 'lock-demo' };

/** The command was called in a way that it does not understand. */
export class AdminUsageError extends Error {
  override readonly name = 'AdminUsageError';
}

export const usage = `Usage: npm run grt-server -- admin <command>

Works on the database that the settings name (GRT_DATA_DIR or DATABASE_URL), without a running server.

  create --username NAME --email ADDRESS   add a super admin
      --first-name NAME --last-name NAME   as shown in the app (the username, and Administrator)
  set-password --username NAME             give any account a new password; ends its sessions, tokens and links
  lock-demo                                take the password from demo accounts that still have the demo's

The password is asked for. Instead:
  --password-stdin   read it from the first line of standard input
  --link             print a link to choose it, which works once and for an hour
`;

/** @throws AdminUsageError saying what is missing or not understood. */
export function readArguments(words: readonly string[]): AdminCommand {
  const { values, positionals } = parse(words);
  const [noun, verb, ...more] = positionals;
  if (values.help === true || noun === undefined) return { kind: 'help' };
  if (noun !== 'admin' || more.length > 0) throw new AdminUsageError(`There is no command ${positionals.join(' ')}`);
  if (values.link === true && values['password-stdin'] === true)
    throw new AdminUsageError('Use --link or --password-stdin, not both');
  const source = values.link === true ? 'link' : values['password-stdin'] === true ? 'stdin' : 'terminal';
  if (verb === 'lock-demo') return { kind: 'lock-demo' };
  if (verb !== 'create' && verb !== 'set-password')
    throw new AdminUsageError(verb === undefined ? 'Which command?' : `There is no command admin ${verb}`);
  const username = required(values.username, '--username');
  if (verb === 'set-password') return { kind: 'set-password', username, source };
  if (!isUsername(username))
    throw new AdminUsageError('--username takes 3 to 32 letters, digits, dots, hyphens or underscores');
  const person = {
    username,
    email: required(values.email, '--email'),
    firstName: values['first-name']?.trim() ?? username,
    lastName: values['last-name']?.trim() ?? 'Administrator',
  };
  return { kind: 'create', person, source };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        username: { type: 'string' },
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        'password-stdin': { type: 'boolean' },
        link: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new AdminUsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function required(value: string | undefined, flag: string): string {
  if (value === undefined || value.trim() === '') throw new AdminUsageError(`${flag} is missing`);
  return value.trim();
}
