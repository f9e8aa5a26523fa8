import { Command } from 'commander';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
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
    .action(async (typed: string, flags: RevokeFlags) =>
      revokeToken(context, await tokenId(context, typed, flags.everyone === true), flags),
    );
  return withExample(command, 'grt tokens revoke 3 --yes');
}

async function revokeToken(context: Context, id: number, flags: RevokeFlags): Promise<void> {
  if (!(await isConfirmed(context, flags, `Revoke token ${String(id)}?`))) return;
  const grt = await context.grt();
  const options = { signal: context.signal };
  await (flags.everyone === true ? grt.tokens.revokeAny({ id }, options) : grt.tokens.revoke({ id }, options));
  await context.output.result({ id, revoked: true }, [{ name: 'Id', value: (row) => row.id }]);
}
