import type { OperationId } from '@grt/sdk/contract';
import type { Principal } from './principal.ts';

/** Whose call it is. */
interface Asking {
  readonly principal: Principal;
  readonly address: string;
  readonly requestId: string;
}

/** What the records that leave are, by the rules of the audit. */
interface Subject {
  readonly type: string;
  readonly id?: number;
  readonly label?: string;
}

/** Where it is written down that records leave the platform. */
interface Recorder {
  record(event: {
    action: OperationId;
    actor: Asking;
    subject: Subject;
    after: Record<string, unknown>;
  }): Promise<void>;
}

interface ExportedFile {
  readonly action: OperationId;
  readonly subject: Subject;
  /** What was asked for. */
  readonly query: Record<string, unknown>;
  readonly filename: string;
  readonly body: ReadableStream<Uint8Array>;
}

/** The reply to an export, once it is written down. */
export async function exportedFile(
  recorder: Recorder,
  { principal, address, requestId }: Asking,
  { action, subject, query, filename, body }: ExportedFile,
) {
  await recorder.record({ action, actor: { principal, address, requestId }, subject, after: query });
  return { status: 200, contentType: 'text/csv', body, filename } as const;
}
