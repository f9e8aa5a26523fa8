import { findId, type Finder } from '../../core/bulk/find-id.ts';
import { isNameIn } from '../../core/same-text.ts';

/** The id of a second factor that was typed as its id or name.
 * @throws CommandError as `findId` does */
export function factorId(context: Finder, typed: string): Promise<number> {
  const named = async function* (name: string) {
    const grt = await context.grt();
    const { factors } = await grt.factors.list(undefined, { signal: context.signal });
    for (const factor of factors) if (isNameIn(name, [factor.name])) yield factor;
  };
  return findId(context, { noun: 'factors', what: ['second factor', 'second factors'], records: { named } }, typed);
}
