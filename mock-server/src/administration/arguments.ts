import { parseArgs } from 'node:util';
import { checkForm } from '@grt/sdk/check-form';
import type { BodyOf } from '@grt/sdk/contract';
import { form } from '@grt/sdk/forms/users.create';

/** Where the new password comes from: typed twice, as the first line of standard input, or chosen with a printed link.
 */
export type PasswordSource = 'terminal' | 'stdin' | 'link';

export type AdminCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'create'; readonly person: BodyOf<'users.create'>; readonly source: PasswordSource }
  | { readonly kind: 'set-password'; readonly username: string; readonly source: PasswordSource }
  | { readonly kind: 'lock-demo' };

/** The command's arguments are invalid. */
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

/** @throws AdminUsageError saying what is missing or invalid. */
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
  if (verb === 'create') return { kind: 'create', person: personIn(values), source };
  const username = values.username?.trim() ?? '';
  if (username === '') throw new AdminUsageError('--username is missing');
  return { kind: 'set-password', username, source };
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
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new AdminUsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
