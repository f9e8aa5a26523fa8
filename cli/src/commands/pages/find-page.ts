import { findId, type Finder } from '../../core/bulk/find-id.ts';

/** The id of the page that the user named by id, slug, or the address of its screen.
 * @throws CommandError as `findId` does */
export function findPage(context: Finder, typed: string): Promise<number> {
  const named = async function* (name: string) {
    const slug = name.toLowerCase().replace(/^\//, '');
    const grt = await context.grt();
    for await (const page of grt.pages.list({ search: slug }, { signal: context.signal }))
      if (page.slug === slug) yield page;
  };
  return findId(context, { noun: 'pages', what: ['page', 'pages'], records: { named } }, typed);
}
