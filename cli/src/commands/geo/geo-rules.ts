import type { GeoRule } from '@grt/sdk/contract';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';

/** All rules: countries first. */
export async function allRules(context: Pick<Context, 'grt' | 'signal'>): Promise<readonly GeoRule[]> {
  const grt = await context.grt();
  const { countries, states } = await grt.geo.list(undefined, { signal: context.signal });
  return [...countries, ...states];
}

/** The rule that the user named by id or by code.
 * @throws CommandError with exit code 6 if there is none */
export async function ruleNamed(context: Pick<Context, 'grt' | 'signal'>, named: string): Promise<GeoRule> {
  const code = named.toUpperCase();
  const found = (await allRules(context)).find((rule) => String(rule.id) === named || rule.code === code);
  if (found !== undefined) return found;
  throw new CommandError(`No rule for ${named}. See: grt geo list`, {
    exitCode: exitCode.notFound,
    code: 'no_rule',
  });
}
