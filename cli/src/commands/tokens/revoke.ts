import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { tokenId } from './token-id.ts';

interface RevokeFlags extends ConfirmFlags {
  readonly everyone?: true;
}

/** `grt tokens revoke` */
export function revokeCommand(context: Context): Command {
  const command = addConfirm(new Command('revoke').alias('delete'))
    .description('revoke an API token immediately')
    .argument('<token>', 'name or id of the token')
    .option('--everyone', "also someone else's token (super admins)")
    .action((typed: string, flags: RevokeFlags) => revokeToken(context, typed, flags));
  prints(command, { fields: ['id', 'revoked'] });
  return withExample(command, 'grt tokens revoke 3 --yes');
}

async function revokeToken(context: Context, typed: string, flags: RevokeFlags): Promise<void> {
  const id = await tokenId(context, typed, flags.everyone === true);
  if (!(await isConfirmed(context, flags, `Revoke token ${typed}?`))) return;
  const grt = await context.grt();
  const options = { signal: context.signal };
  await (flags.everyone === true ? grt.tokens.revokeAny({ id }, options) : grt.tokens.revoke({ id }, options));
  await reportDone(context, id, 'revoked', `Token ${typed}`);
}
