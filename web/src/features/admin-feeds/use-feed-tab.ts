import { useSearchParams } from 'react-router-dom';

export const feedTabs = ['overview', 'management', 'review', 'assignments'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** The tab in the URL; Overview by default. Switching tabs clears the filters. */
export function useFeedTab(): { readonly tab: FeedTab; readonly setTab: (tab: string | null) => void } {
  const [params, setParams] = useSearchParams();
  const tab = feedTabs.find((known) => known === params.get('tab')) ?? 'overview';
  return {
    tab,
    setTab: (chosen) =>
      setParams(chosen === null || chosen === 'overview' ? {} : { tab: chosen }, { preventScrollReset: true }),
  };
}
