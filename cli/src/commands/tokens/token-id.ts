import { findId, type Finder } from '../../core/bulk/find-id.ts';
import { isNameIn } from '../../core/same-text.ts';

/** The id of a token that was typed as its id, or as the name of one that is not revoked.
 * @throws CommandError as `findId` does */
export function tokenId(context: Finder, typed: string, isAnyones: boolean): Promise<number> {
  const named = async function* (name: string) {
    const { tokens } = await context.grt();
    const options = { signal: context.signal };
    for await (const token of isAnyones ? tokens.listAll({}, options) : tokens.list({}, options))
      if (token.revoked_at === null && isNameIn(name, [token.name])) yield token;
  };
  return findId(context, { noun: 'tokens', what: ['token', 'tokens'], records: { named } }, typed);
}
