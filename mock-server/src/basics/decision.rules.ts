/** Something that was decided on. */
export interface Decided {
  readonly name: string;
  readonly status: string;
  readonly reviewer: string | null;
  readonly reviewedAt: Date | null;
}

/** Who decided, and when: 'clips.example was approved by reviewer on 20 November 2026 at 14:05 UTC.' */
export function decisionSentence({ name, status, reviewer, reviewedAt }: Decided): string {
  const by = ` by ${reviewer ?? 'an administrator'}`;
  return `${name} was ${status}${by}${reviewedAt === null ? '' : ` on ${momentInWords(reviewedAt)}`}.`;
}

/** '20 November 2026 at 14:05 UTC', the way a message names a moment. */
export function momentInWords(moment: Date): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
  return `${day} at ${moment.toISOString().slice(11, 16)} UTC`;
}
