import { useEffect, useRef, useState } from 'react';
import { AbortedError, MappingNeededError, uploadFeed, type CallOptions, type FeedUpload } from '@grt/sdk';
import type {
  ColumnMapping,
  FeedFileChanges,
  FeedStarted,
  Input,
  MappingAnalysis,
  MappingNeeded,
} from '@grt/sdk/contract';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFlowGrt, useGrt } from '../../core/use-grt.ts';

/** Whose calls are used: a client's own, or an administrator's for a client. */
export type Uploader = FeedUpload['as'];

/** The step of an upload. One dialog shows all four, in this order. */
export type UploadPhase =
  | { readonly step: 'form'; readonly failure?: Error }
  | { readonly step: 'sending'; readonly sentBytes: number; readonly totalBytes: number | undefined }
  | { readonly step: 'mapping'; readonly analysis: MappingAnalysis; readonly busy: boolean; readonly failure?: Error }
  | {
      readonly step: 'importing';
      readonly feedId: number;
      readonly feedName: string;
      readonly importId: number | null;
    };

type Sending = Required<Pick<CallOptions, 'signal' | 'onProgress'>>;

/**
 * Sends a feed or a new file for one, asks for a mapping if the server needs one, and follows it until its import has
 * started.
 */
export function useFeedUpload(as: Uploader) {
  const grt = useFlowGrt();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<UploadPhase>({ step: 'form' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function start({ data, import: run }: Pick<FeedStarted, 'data' | 'import'>) {
    setPhase({ step: 'importing', feedId: data.id, feedName: data.feed_name, importId: run?.id ?? null });
    void queryClient.invalidateQueries({ queryKey: [as] });
  }

  const send = async (feed: FeedUpload) =>
    await follow(async (options) => {
      const { feed: data, import: run } = await uploadFeed(grt, feed, options);
      return { data, import: run };
    });

  /** A client's new feed with its file and everything that the full form asks for. */
  const sendForClient = async (feed: Input<'adminFeeds.create'>) =>
    await follow(async (options) => startedBy(await grt.adminFeeds.create(feed, options), 'adminFeeds.create'));

  const replaceFile = async (id: number, changes: FeedFileChanges) =>
    await follow(async (options) => {
      const { update } = as === 'client' ? grt.clientFeeds : grt.adminFeeds;
      return startedBy(await update({ id, ...changes }, options), `${as}Feeds.update`);
    });

  /** Shows upload progress, then the server's response. */
  async function follow(sent: (options: Sending) => Promise<Pick<FeedStarted, 'data' | 'import'>>) {
    const { signal } = (running.current = new AbortController());
    setPhase({ step: 'sending', sentBytes: 0, totalBytes: undefined });
    try {
      start(await sent({ signal, onProgress: (progress) => setPhase({ step: 'sending', ...progress }) }));
    } catch (error) {
      if (error instanceof MappingNeededError && error.analysis) {
        setPhase({ step: 'mapping', analysis: error.analysis, busy: false });
      } else setPhase(error instanceof AbortedError ? { step: 'form' } : { step: 'form', failure: asError(error) });
    }
  }

  async function map(analysis: MappingAnalysis, mapping: ColumnMapping | undefined) {
    const { signal } = (running.current = new AbortController());
    setPhase({ step: 'mapping', analysis, busy: true });
    const { processMapping } = as === 'client' ? grt.clientFeeds : grt.adminFeeds;
    try {
      const { upload_id } = analysis;
      start(await processMapping(mapping === undefined ? { upload_id } : { upload_id, mapping }, { signal }));
    } catch (error) {
      if (!(error instanceof AbortedError))
        setPhase({ step: 'mapping', analysis, busy: false, failure: asError(error) });
    }
  }

  function backToForm() {
    running.current?.abort();
    setPhase({ step: 'form' });
  }

  return { phase, send, sendForClient, replaceFile, map, backToForm };
}

/** Whether the client has a domain that a feed may be for, and which one if there is just one. */
export function useOwnApproved({ enabled }: { readonly enabled: boolean }) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'domains', 'approved', 'any'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await grt.domains.listApproved({ page: 1, per_page: 1 }, { signal });
      return { hasAny: meta.total > 0, only: meta.total === 1 ? data[0] : undefined };
    },
    enabled,
  });
}

/** @throws MappingNeededError if the columns have to be mapped first */
function startedBy(reply: FeedStarted | MappingNeeded, operation: string): FeedStarted {
  if (reply.needs_mapping) throw new MappingNeededError(operation, reply.data.upload_id, reply.data);
  return reply;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
