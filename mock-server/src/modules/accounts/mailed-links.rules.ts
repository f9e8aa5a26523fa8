import { Refusal } from '../../core/refusal.ts';

/** What the rules need from a mailed link's row. */
export interface LinkTimes {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly supersededAt: Date | null;
}

/** A setup link works once, for 7 days, and not once a newer one has been mailed.
 * @throws Refusal 404 for an unknown link, 410 for one that was used or has expired.
 * @see docs/specification/decisions.md §2; docs/specification/part-1-public-and-client.md §8 */
export function requireUsableSetupLink<Link extends { link: LinkTimes }>(found: Link | undefined, now: Date): Link {
  if (!found) throw new Refusal(404, 'Invalid setup token');
  const { usedAt, supersededAt, expiresAt } = found.link;
  if (usedAt !== null) throw new Refusal(410, 'This setup link has already been used.', { code: 'link_used' });
  if (supersededAt !== null || now >= expiresAt)
    throw new Refusal(410, 'This setup link has expired.', { code: 'link_expired' });
  return found;
}

/** The same for a link about a changed address: it lives for a day, and no longer than the change it belongs to. */
export function requireUsableEmailLink<Found extends { link: LinkTimes }, Change>(
  found: Found | undefined,
  change: Change | undefined,
  now: Date,
): Found & { change: Change } {
  if (!found) throw new Refusal(404, 'Invalid link');
  const { usedAt, supersededAt, expiresAt } = found.link;
  if (usedAt !== null) throw new Refusal(410, 'This link has already been used.', { code: 'link_used' });
  if (supersededAt !== null || now >= expiresAt || !change)
    throw new Refusal(
      410,
      'This link no longer works: the change was made, replaced, or canceled, or the link has expired.',
      {
        code: 'link_expired',
      },
    );
  return { ...found, change };
}

/** The same for a link that sets a new password, which lives for an hour. */
export function requireUsableResetLink<Link extends { link: LinkTimes }>(found: Link | undefined, now: Date): Link {
  if (!found) throw new Refusal(404, 'Invalid password link');
  const { usedAt, supersededAt, expiresAt } = found.link;
  if (usedAt !== null) throw new Refusal(410, 'This link has already been used.', { code: 'link_used' });
  if (supersededAt !== null || now >= expiresAt)
    throw new Refusal(410, 'This link has expired. Please request a new one.', { code: 'link_expired' });
  return found;
}
