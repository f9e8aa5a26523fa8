import type { ReasonList } from '../../parts/review/common-reasons.ts';

/** What is rejected, as a title and within a sentence. */
export const reasonListNames: Readonly<Record<ReasonList, { readonly title: string; readonly several: string }>> = {
  registrations: { title: 'Applications', several: 'applications' },
  feeds: { title: 'Feeds', several: 'feeds' },
  domains: { title: 'Domains', several: 'domains' },
};
