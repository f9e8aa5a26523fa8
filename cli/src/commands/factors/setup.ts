import type { FactorAdded, TotpSetup } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { asksFor } from '../../core/needed-input.ts';
import { factorColumns } from './factor-columns.ts';
import { showRecoveryCodes } from './show-recovery-codes.ts';

interface SetupFlags {
  readonly name?: string;
  readonly start?: true;
  readonly otp?: string;
}

/** `grt factors setup` */
export function setupCommand(context: Context): Command {
  const command = new Command('setup')
    .description('set up an authenticator app as a second factor; passkeys are added in the browser: grt open settings')
    .option('--name <name>', 'name of the factor (default: Authenticator app)')
    .addOption(new Option('--start', 'print the secret and stop; confirm it with --otp').conflicts(['otp', 'name']))
    .option('--otp <code>', 'confirm what was started with the code that the app shows')
    .action((flags: SetupFlags) => setUp(context, flags));
  asksFor(command, ({ start, otp }) => ({ '--start (then --otp)': start ?? otp }));
  prints(command, { dataOf: 'factors.rename', fields: ['code', 'secret', 'uri'] });
  return withExample(
    command,
    'grt factors setup --name Phone',
    'grt factors setup --start --jq .secret',
    'grt factors setup --otp 123456',
  );
}

async function setUp(context: Context, { name, start, otp }: SetupFlags): Promise<void> {
  const grt = await context.grt();
  if (otp !== undefined) return confirmSetup(context, otp, name);
  const setup = await grt.factors.startTotp(undefined, { signal: context.signal });
  if (start === true) {
    await context.output.result(setup, [
      { name: 'Secret', value: (row) => row.secret },
      { name: 'Address', value: (row) => row.uri },
    ]);
    return;
  }
  await showSetup(context, setup);
  await confirmSetup(context, await askForCode(context), name);
}

function askForCode({ prompt }: Context): Promise<string> {
  return prompt.text({
    message: 'Code that the app shows:',
    flag: '--start (then --otp)',
    check: (text) =>
      /^\s*\d{3}\s?\d{3}\s*$/.test(text) ? undefined : 'Please enter the six digits that the app shows',
  });
}

async function showSetup(context: Context, { secret, uri }: TotpSetup): Promise<void> {
  const { renderUnicodeCompact } = await import('uqr');
  await context.complain(
    `${renderUnicodeCompact(uri, { border: 2 })}\nScan this with your authenticator app, or enter the secret there:\n${secret}`,
    { secret, uri },
  );
}

async function confirmSetup(context: Context, code: string, name: string | undefined): Promise<void> {
  const grt = await context.grt();
  const added: FactorAdded = await grt.factors.confirmTotp(
    { code, ...(name === undefined ? {} : { name }) },
    { signal: context.signal },
  );
  if (added.recovery_codes.length === 0) await context.output.result(added.factor, factorColumns);
  else await showRecoveryCodes(context, added.recovery_codes);
  await context.note(`${added.factor.name} was added. From now on, signing in needs a code from it.`);
}
