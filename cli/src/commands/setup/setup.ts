import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { asksFor } from '../../core/needed-input.ts';
import { timeText } from '../../core/quantities.ts';
import { readNewPassword } from '../../parts/new-password.ts';
import { tokenInLink } from '../../parts/token-in-link.ts';

interface SetupFlags {
  readonly username?: string;
  readonly passwordStdin?: true;
}

/** `grt setup` */
export function setupCommand(context: Context): Command {
  const command = new Command()
    .argument('<token-or-link>', 'the link or token from the email (- reads from standard input)')
    .option('-u, --username <name>', 'username for the new account (prompted for if omitted)')
    .option('--password-stdin', 'read the password from standard input')
    .action((link: string, flags: SetupFlags) => setUp(context, link, flags));
  asksFor(command, ({ username, passwordStdin }) => ({ '--username': username, '--password-stdin': passwordStdin }));
  prints(command, { fields: ['username', 'company_name'] });
  return withExample(
    command,
    "grt setup 'http://127.0.0.1:4010/setup?token=s_9fQ2mN'",
    'grt setup s_9fQ2mN --username northlight --password-stdin < password.txt',
  );
}

async function setUp(context: Context, link: string, flags: SetupFlags): Promise<void> {
  if (link === '-' && flags.passwordStdin === true) {
    throw new UsageError('Standard input can provide the link or the password, not both');
  }
  const token = tokenInLink(link === '-' ? await context.files.readStdin('-') : link);
  if (token === undefined) throw new UsageError('This link does not contain a token');
  const grt = await context.grt();
  const invited = await grt.setup.validateToken({ token }, { signal: context.signal });
  await context.note(
    `Account for ${invited.company_name}: ${invited.client_name} <${invited.email}>. The link expires ${timeText(invited.expires_at)}.`,
  );
  const { usernameProblem, passwordProblem, passwordStrength } = await import('./setup-rules.ts');
  const username =
    flags.username ??
    (await context.prompt.text({
      message: 'Username:',
      flag: '--username',
      check: usernameProblem,
    }));
  const password = await readNewPassword(context, flags, (text) => passwordProblem(text, { username }));
  await context.note(`Password strength: ${passwordStrength(password).label}`);
  const account = await grt.setup.createAccount(
    { token, username, password, password_confirmation: password },
    { signal: context.signal },
  );
  await context.output.result({ ...account, company_name: invited.company_name }, [
    { name: 'Username', value: (row) => row.username },
    { name: 'Company', value: (row) => row.company_name },
  ]);
  await context.note(`The account is ready. Sign in with: grt auth login --username ${account.username}`);
}
