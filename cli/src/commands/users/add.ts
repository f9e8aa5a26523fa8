import type { AdministratorRole, Input } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addForm, completeForm, formAnswers, type FormField } from '../../core/form.ts';
import { roleOption, userColumns, userFields } from './user-columns.ts';

const usernameField: FormField = { name: 'username', flag: '--username <name>', about: 'username' };

interface AddFlags extends Readonly<Record<string, unknown>> {
  readonly role?: AdministratorRole;
}

/** `grt users add` */
export function addCommand(context: Context): Command {
  const command = addForm(new Command('add').alias('create').argument('<username>', 'username'), userFields)
    .description('create an administrator and email them a link to choose a password (super admins)')
    .addOption(roleOption().default('admin' satisfies AdministratorRole))
    .action((username: string, flags: AddFlags) => addUser(context, username, flags));
  return withExample(
    command,
    'grt users add mira --first-name Mira --last-name Hale --email mira@grt.example --role reviewer',
  );
}

async function addUser(context: Context, username: string, flags: AddFlags): Promise<void> {
  const given = { ...formAnswers(flags, userFields), username };
  const { form: userForm } = await import('@grt/sdk/forms/users.create');
  const { formCheck } = await import('../../parts/form-check.ts');
  const answers = await completeForm(context, [usernameField, ...userFields], given, { check: formCheck(userForm) });
  const grt = await context.grt();
  const form = { ...answers, role: flags.role };
  // The server validates each field, in the contract's words.
  const user = await grt.users.create(form as unknown as Input<'users.create'>, { signal: context.signal });
  await context.output.result(user, userColumns);
  await context.note(`Emailed ${user.email} a link to choose a password.`);
}
