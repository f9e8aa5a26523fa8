import type { ComponentType, ReactNode } from 'react';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import type { CallOptions } from '@grt/sdk';
import type { BodyOf, LookedAtKind, PageMeta, ReviewHistory, ReviewStatus } from '@grt/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { StatusTone } from '../../ui/status-badge.tsx';
import type { OtherRecords } from '../earlier-decisions/earlier-decisions.tsx';
import type { DecisionResult } from './decision-results.ts';
import type { DecisionKind } from './held-decisions.ts';
import type { DecisionTextWords } from './use-decision-text.ts';

/** What is decided on: anything with an id. */
export interface Reviewable {
  readonly id: number;
}

/** A case as the list and the head of the workspace show it. */
export interface CaseSummary {
  readonly name: string;
  /** What identifies it beside its name: an application's number, a domain's client. */
  readonly detail: string;
  readonly status: ReviewStatus;
  /** What the status is of, if not of the whole record: `New version`. */
  readonly part?: string | undefined;
  /** UTC, ISO 8601. */
  readonly since: string;
  /** Nobody here is waited for now. */
  readonly isPaused?: boolean;
  /** Username of who looks at it; null for no one. */
  readonly assignedTo: string | null;
  readonly flags: readonly { readonly word: string; readonly tone: StatusTone }[];
}

/** Assigns several at once. @returns what became of each */
export type AssignAll = (
  grt: ScreenGrt,
  assignment: BodyOf<'registrations.assignAll'>,
  options: CallOptions,
) => Promise<readonly DecisionResult[]>;

/** What the workspace knows about one kind of thing that is reviewed. */
export interface ReviewKind<Row extends Reviewable> {
  /** Its name in keys of the cache: `registrations`. */
  readonly name: string;
  readonly noun: readonly [one: string, several: string];
  /** What its notes are about, and what others see that one is looking at. */
  readonly subject: LookedAtKind;
  readonly searchLabel: string;
  readonly summaryOf: (row: Row) => CaseSummary;
  readonly one: (grt: ScreenGrt, id: number, signal: AbortSignal) => Promise<Row>;
  readonly decide: (grt: ScreenGrt, id: number, decision: Decision) => Promise<unknown>;
  /** What was decided before. */
  readonly earlier: {
    /** Whether the signed-in administrator may read it. */
    readonly may: () => boolean;
    readonly read: (grt: ScreenGrt, id: number, signal: AbortSignal) => Promise<ReviewHistory>;
    readonly others: (row: Row) => OtherRecords;
  };
  /** Left out where nothing is assigned. */
  readonly assign?: (grt: ScreenGrt, id: number, adminId: number | null) => Promise<unknown>;
  /** Loads what its evidence needs, before it is opened. */
  readonly prefetch: (queryClient: QueryClient, grt: ScreenGrt, row: Row) => void;
  /** Whether an approval can be taken back. */
  readonly canRevoke: boolean;
  /** Whether the signed-in administrator may decide. */
  readonly mayDecide: () => boolean;
  /** Shows the case. */
  readonly Evidence: ComponentType<{ readonly row: Row; readonly onOpen: (id: number) => void }>;
  /** How it was decided, or who has it. */
  readonly standing: (row: Row) => ReactNode;
  /** What is asked before a case is approved; null for nothing. Left out where nothing ever is. */
  readonly caution?: (queryClient: QueryClient, grt: ScreenGrt, row: Row) => Promise<string | null>;
  /** Asks whoever waits for the decision for something that is missing. Left out where nobody is asked. */
  readonly ask?: AskKind<Row>;
  readonly texts: {
    /** Left out where an approval has no notes. */
    readonly approve?: DecisionTextWords;
    readonly reject: DecisionTextWords;
  };
  /** What is told when it is done, and when it failed. */
  readonly told: Readonly<Record<DecisionKind, (name: string) => string>>;
  readonly failed: Readonly<Record<DecisionKind, string>>;
  readonly loadFailed: string;
}

/** A question to whoever waits for the decision, beside approving and rejecting. */
export interface AskKind<Row extends Reviewable> {
  readonly label: string;
  /** Whether it can be asked now. */
  readonly may: (row: Row) => boolean;
  /** Writes and sends the question. */
  readonly Dialog: ComponentType<AskDialogProps<Row>>;
}

export interface AskDialogProps<Row extends Reviewable> {
  readonly row: Row;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** It was sent. */
  readonly onAsked: () => void;
}

export interface Decision {
  readonly kind: DecisionKind;
  /** Notes of an approval, or the reason for a rejection; trimmed. */
  readonly notes: string;
  /** A rejection that takes back an approval. */
  readonly revoke: boolean;
  readonly idempotencyKey: string;
}

/** The queue that is worked off: what its list is narrowed to, in its order. */
export interface QueueSource<Row extends Reviewable> {
  readonly search: string;
  /** What the server is asked for, but the page; it identifies the queue in the cache. */
  readonly asked: object;
  readonly page: (grt: ScreenGrt, part: QueuePart, signal: AbortSignal) => Promise<QueuePage<Row>>;
}

/** Which part of a queue is read. */
export interface QueuePart {
  /** From 1. */
  readonly page: number;
  readonly per_page: number;
}

export interface QueuePage<Row> {
  readonly data: readonly Row[];
  readonly meta: PageMeta;
}
