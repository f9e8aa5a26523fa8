import { parseArgs } from 'node:util';
import { checkForm } from '@grt/sdk/check-form';
import type { BodyOf } from '@grt/sdk/contract';
import { form } from '@grt/sdk/forms/users.create';
import { isFilePlace } from '../core/files/open-file-store.ts';
import { isPackaged, serverProgram } from '../core/program.ts';
import type { BackupCommand } from './backups.ts';

/** Where the new password comes from: typed twice, as the first line of standard input, or chosen with a printed link.
 */
export type PasswordSource = 'terminal' | 'stdin' | 'link';

export type AdminCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'create'; readonly person: BodyOf<'users.create'>; readonly source: PasswordSource }
  | { readonly kind: 'set-password'; readonly username: string; readonly source: PasswordSource }
  | { readonly kind: 'lock-demo' }
  | BackupCommand;

/** The command's arguments are invalid. */
export class AdminUsageError extends Error {
  override readonly name = 'AdminUsageError';
}

/** What only the package's program does; in a checkout, npm does it. */
const starting = `  start            start the server (also without a command): web app, API, jobs, and database
  doctor           examine the settings and what they refer to

`;

export const usage = `Usage: ${serverProgram} <command>

${isPackaged ? starting : ''}These work on the database that the settings name (GRT_DATA_DIR or DATABASE_URL), without signing in.

  backup FILE      write everything, files included, into one new file; a server may be running
  verify FILE      read a backup to its end, and compare each part with its checksum
  restore FILE     verify a backup, and put it into an empty database; no server may be running
      --replace    also into one that has rows: they are removed
  move --to PLACE  copy everything to another database, postgres://user:password@host/name or a data directory
      --files folder|database   where it keeps files (database for PostgreSQL, otherwise folder)
      --replace                 also to one that has rows: they are removed

With the embedded database, the server has to be stopped for these:

  admin create --username NAME --email ADDRESS   add a super admin
      --first-name NAME --last-name NAME         as shown in the app (the username, and Administrator)
  admin set-password --username NAME             give any account a new password; ends its sessions, tokens and links
  admin lock-demo                                take the password from demo accounts that still have the demo's

The password is asked for. Instead:
  --password-stdin   read it from the first line of standard input
  --link             print a link to choose it, which works once and for an hour
`;

/** @throws AdminUsageError saying what is missing or invalid. */
export function readArguments(words: readonly string[]): AdminCommand {
  const { values, positionals } = parse(words);
  const [noun, verb, ...more] = positionals;
  if (values.help === true || noun === undefined) return { kind: 'help' };
  if (noun === 'backup' || noun === 'verify' || noun === 'restore' || noun === 'move') {
    return backupCommand(noun, positionals.slice(1), values);
  }
  if (noun !== 'admin' || more.length > 0) throw new AdminUsageError(`There is no command ${positionals.join(' ')}`);
  if (values.link === true && values['password-stdin'] === true)
    throw new AdminUsageError('Use --link or --password-stdin, not both');
  const source = values.link === true ? 'link' : values['password-stdin'] === true ? 'stdin' : 'terminal';
  if (verb === 'lock-demo') return { kind: 'lock-demo' };
  if (verb !== 'create' && verb !== 'set-password')
    throw new AdminUsageError(verb === undefined ? 'Which command?' : `There is no command admin ${verb}`);
  if (verb === 'create') return { kind: 'create', person: personIn(values), source };
  const username = values.username?.trim() ?? '';
  if (username === '') throw new AdminUsageError('--username is missing');
  return { kind: 'set-password', username, source };
}

function backupCommand(
  kind: BackupCommand['kind'],
  [file, ...more]: readonly string[],
  { replace = false, to = '', files }: ReturnType<typeof parse>['values'],
): BackupCommand {
  if (replace && kind !== 'restore' && kind !== 'move') throw new AdminUsageError(`${kind} has no --replace`);
  if (kind === 'move') {
    if (to === '') throw new AdminUsageError('--to is missing: a postgres:// address, or a data directory');
    if (file !== undefined) throw new AdminUsageError(`move takes no file, but ${file}; use --to`);
    if (files !== undefined && !isFilePlace(files)) throw new AdminUsageError('--files is folder or database');
    return { kind, to, files, replace };
  }
  if (to !== '' || files !== undefined) throw new AdminUsageError(`${kind} has neither --to nor --files`);
  if (file === undefined) throw new AdminUsageError('Which file?');
  if (more.length > 0) throw new AdminUsageError(`One file at a time, not ${[file, ...more].join(', ')}`);
  return kind === 'restore' ? { kind, file, replace } : { kind, file };
}

/** The person in the form that the call for adding administrators accepts. @throws AdminUsageError naming every flag
 * that it refuses. */
function personIn(values: ReturnType<typeof parse>['values']): BodyOf<'users.create'> {
  const { body, errors } = checkForm(form, {
    username: values.username,
    email: values.email,
    first_name: values['first-name'] ?? values.username,
    last_name: values['last-name'] ?? 'Administrator',
  });
  if (body) return body;
  const flags = Object.entries(errors).map(([name, [sentence]]) => `--${name.replace('_', '-')}: ${sentence ?? ''}`);
  throw new AdminUsageError(flags.join('\n'));
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
        replace: { type: 'boolean' },
        to: { type: 'string' },
        files: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new AdminUsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
