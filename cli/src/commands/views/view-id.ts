import { findId, type Finder } from '../../core/bulk/find-id.ts';
import { isNameIn } from '../../core/same-text.ts';

/** The id of a saved view that was typed as its id or name.
 * @throws CommandError as `findId` does */
export function viewId(context: Finder, typed: string): Promise<number> {
  const named = async function* (name: string) {
    const grt = await context.grt();
    for (const view of await grt.views.list(undefined, { signal: context.signal }))
      if (isNameIn(name, [view.name])) yield view;
  };
  return findId(context, { noun: 'views', what: ['view', 'views'], records: { named } }, typed);
}
