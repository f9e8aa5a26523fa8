import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';

/** The id of the page that the user named by id or by slug.
 * @throws CommandError with exit code 6 if there is none */
export async function findPage(context: Pick<Context, 'grt' | 'signal'>, named: string): Promise<number> {
  if (/^[1-9]\d{0,9}$/.test(named)) return Number(named);
  const grt = await context.grt();
  const slug = named.toLowerCase();
  for await (const page of grt.pages.list({ search: slug }, { signal: context.signal })) {
    if (page.slug === slug) return page.id;
  }
  throw new CommandError(`Page ${named} not found. See: grt pages list`, {
    exitCode: exitCode.notFound,
    code: 'no_page',
  });
}
