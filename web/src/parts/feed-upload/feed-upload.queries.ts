import { useEffect, useRef, useState } from 'react';
import {
  AbortedError,
  MappingNeededError,
  uploadFeed,
  type CallOptions,
  type FeedUpload,
  type FeedUploadResult,
} from '@grt/sdk';
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
import { useOnce } from '../../core/use-once.ts';

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
  const once = useOnce();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<UploadPhase>({ step: 'form' });
  const running = useRef<AbortController>(undefined);
  /** Counts the forms that were filled in: the dialog outlives each of them. */
  const filled = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  function start({ feed, import: run }: FeedUploadResult) {
    setPhase({ step: 'importing', feedId: feed.id, feedName: feed.feed_name, importId: run?.id ?? null });
    void queryClient.invalidateQueries({ queryKey: [as] });
  }

  const send = async (feed: FeedUpload) =>
    await follow((options) => once([filled.current, feed], (key) => uploadFeed(grt, feed, { ...key, ...options })));

  /** A client's new feed with its file and everything that the full form asks for. */
  const sendForClient = async (feed: Input<'adminFeeds.create'>) =>
    await follow(async (options) => {
      const reply = await once([filled.current, feed], (key) => grt.adminFeeds.create(feed, { ...key, ...options }));
      return startedBy(reply, 'adminFeeds.create');
    });

  const replaceFile = async (id: number, changes: FeedFileChanges) =>
    await follow(async (options) => {
      const { update } = as === 'client' ? grt.clientFeeds : grt.adminFeeds;
      return startedBy(await update({ id, ...changes }, options), `${as}Feeds.update`);
    });

  /** Shows upload progress, then the server's response. */
  async function follow(sent: (options: Sending) => Promise<FeedUploadResult>) {
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
      const form = mapping === undefined ? { upload_id } : { upload_id, mapping };
      start(startedBy(await processMapping(form, { signal }), `${as}Feeds.processMapping`));
    } catch (error) {
      if (!(error instanceof AbortedError))
        setPhase({ step: 'mapping', analysis, busy: false, failure: asError(error) });
    }
  }

  function backToForm() {
    running.current?.abort();
    setPhase({ step: 'form' });
  }

  /** The form is given up: what is sent from the next one is new, even if it is the same. */
  function close() {
    filled.current += 1;
    backToForm();
  }

  return { phase, send, sendForClient, replaceFile, map, backToForm, close };
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
function startedBy(reply: FeedStarted | MappingNeeded, operation: string): FeedUploadResult {
  if (reply.needs_mapping) throw new MappingNeededError(operation, reply.data.upload_id, reply.data);
  return { feed: reply.data, import: reply.import };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
