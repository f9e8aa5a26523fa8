import type { OperationResult } from '@grt/sdk/contract';
import type { HandlerRequest } from '../../core/http/call.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { OperationLock } from './operation-lock.store.ts';

const mostCharacters = 20_000;

export interface Operation {
  /** The operation's id, as the audit names it. */
  readonly action: string;
  /** What it acts on; the platform as a whole by default. */
  readonly subject?: { readonly type: string; readonly id?: number; readonly label?: string };
  /** Does the work. @returns what was done, in words for the operator. */
  readonly work: () => Promise<string>;
}

export type Caller = Pick<HandlerRequest, 'principal' | 'address' | 'requestId'>;

export interface OperatorParts extends Pick<Platform, 'limits'> {
  readonly operationLock: OperationLock;
  readonly audit: AuditStore;
}

/**
 * Runs operations: rate-limited, never twice at once, timed, and audited whatever the outcome.
 */
export function createOperator({ limits, operationLock, audit }: OperatorParts) {
  /** @throws Refusal 409 if it is already running, 429 if the caller ran too many. */
  return async function operate(caller: Caller, { action, subject, work }: Operation): Promise<OperationResult> {
    await limits.consume('operation', `account ${String(caller.principal.account_id)}`);
    const held = await operationLock.take(subject?.id === undefined ? action : `${action} ${String(subject.id)}`);
    if ('since' in held) throw alreadyRunning(held.since);
    const startMs = performance.now();
    const record = async (outcome: Record<string, unknown>) => {
      const duration_ms = Math.round(performance.now() - startMs);
      const after = { ...outcome, duration_ms };
      await audit.record({ action, actor: caller, subject: subject ?? { type: 'system' }, after });
      return duration_ms;
    };
    try {
      const output = (await work()).slice(0, mostCharacters);
      return { output, duration_ms: await record({ output }) };
    } catch (error) {
      await record({ failed: error instanceof Error ? error.message : String(error) });
      throw error;
    } finally {
      await held.release();
    }
  };
}

export type Operate = ReturnType<typeof createOperator>;

export function alreadyRunning(since: Date | undefined): Refusal {
  const moment = since === undefined ? '' : ` since ${since.toISOString().slice(11, 19)} UTC`;
  return new Refusal(409, `This is already running${moment}. Please wait until it finishes.`, {
    current: since && { since: since.toISOString() },
  });
}
