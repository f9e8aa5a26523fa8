import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';

/** Refuses what the server would refuse for a feed's domain, in a dry run.
 * @throws CommandError with exit code 6 when there is no such domain, 8 when feeds may not be added to it yet */
export async function refuseUnapproved(context: Context, id: number): Promise<void> {
  const { NotFoundError } = await import('@grt/sdk');
  const grt = await context.grt();
  const found = await grt.domains.show({ id }, { signal: context.signal }).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
    throw new CommandError(`No domain has the id ${String(id)}. See: grt domains list`, {
      exitCode: exitCode.notFound,
      code: 'domain_not_found',
    });
  });
  if (found.status === 'approved') return;
  const message = `${found.domain_name} is ${found.status}: feeds need an approved domain`;
  throw new CommandError(message, { exitCode: exitCode.invalid, code: 'domain_not_approved' });
}
