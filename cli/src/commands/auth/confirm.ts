import { Command, Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { asksFor } from '../../core/needed-input.ts';
import { readSecret } from '../../core/secret.ts';

interface ConfirmationFlags {
  readonly passwordStdin?: true;
  readonly otp?: string;
}

/** `grt auth confirm` */
export function confirmCommand(context: Context): Command {
  const command = new Command('confirm')
    .description('confirm that it is you, for sensitive commands in the next 10 minutes')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(
      new Option('--otp <code>', 'a code from your authenticator app, or a recovery code').conflicts('passwordStdin'),
    )
    .action((flags: ConfirmationFlags) => confirm(context, flags));
  asksFor(command, ({ passwordStdin, otp }) => ({ '--password-stdin': passwordStdin ?? otp }));
  prints(command, { fields: ['confirmed_until'] });
  return withExample(command, 'grt auth confirm', 'grt auth confirm --otp 123456');
}

async function confirm(context: Context, { passwordStdin, otp }: ConfirmationFlags): Promise<void> {
  const grt = await context.grt();
  const body =
    otp === undefined
      ? {
          password: await readSecret(context, {
            message: 'Password:',
            flag: '--password-stdin',
            fromStdin: passwordStdin === true,
          }),
        }
      : { code: otp };
  const { confirmed_until } = await grt.factors.stepUp(body, { signal: context.signal });
  await context.output.result({ confirmed_until }, [
    { name: 'Confirmed until', value: (row) => row.confirmed_until, time: true },
  ]);
}
