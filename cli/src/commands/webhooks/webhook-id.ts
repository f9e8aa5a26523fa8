import { findId, type Finder } from '../../core/bulk/find-id.ts';
import { isNameIn } from '../../core/same-text.ts';

/** What the argument for a webhook takes. */
export const webhookHelp = 'webhook id, URL, or description';

/** The id of a webhook that was typed as its id, URL, description, or the address of its screen.
 * @throws CommandError as `findId` does */
export function webhookId(context: Finder, typed: string): Promise<number> {
  const named = async function* (name: string) {
    const grt = await context.grt();
    for (const webhook of await grt.webhooks.list(undefined, { signal: context.signal }))
      if (isNameIn(name, [webhook.url, webhook.description])) yield webhook;
  };
  const kind = { noun: 'webhooks', what: ['webhook', 'webhooks'], records: { named }, areUrls: true } as const;
  return findId(context, kind, typed);
}
