import type { Operation } from '@grt/sdk/document';
import type { ScenarioFile, ScenarioStep } from './public-api.ts';
import { refuseUnknownOperation } from './known-names.ts';
import { requestFor, withKept } from './scenario-calls.ts';

export interface Stage {
  readonly operations: readonly Operation[];
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Makes the three states that scenarios begin with. */
  readonly begin: (from: NonNullable<ScenarioFile['from']>) => Promise<void>;
  /** A token for an account. */
  readonly tokenOf: (person: string) => Promise<string>;
  readonly advance: (span: string) => Promise<unknown>;
  readonly addPending: (count: number) => Promise<unknown>;
  readonly runJobs: () => Promise<unknown>;
}

/** Makes the state of a scenario, through the API, so that it is one that the platform can get into.
 * @throws Error that names the step, and what the server said */
export async function playScenario({ name, from = 'people', steps }: ScenarioFile, stage: Stage): Promise<void> {
  await stage.begin(from);
  const kept = new Map<string, unknown>();
  for (const [index, step] of steps.entries()) {
    try {
      await play(step, stage, kept);
      await stage.runJobs();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The scenario ${name} fails in step ${String(index + 1)}: ${reason}`, { cause: error });
    }
  }
}

async function play(step: ScenarioStep, stage: Stage, kept: Map<string, unknown>): Promise<void> {
  if ('advance' in step) {
    await stage.advance(step.advance);
    return;
  }
  if ('pending_registrations' in step) {
    await stage.addPending(step.pending_registrations);
    return;
  }
  refuseUnknownOperation(
    step.call,
    stage.operations.map(({ id }) => id),
  );
  const operation = stage.operations.find(({ id }) => id === step.call);
  if (operation === undefined) return;
  const input = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([field, value]) => [field, withKept(value, kept)]),
  );
  const request = requestFor(operation, input, stage.baseUrl);
  request.headers.set('Authorization', `Bearer ${await stage.tokenOf(step.as)}`);
  const reply = await stage.fetch(request);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${step.call} was answered with ${String(reply.status)}: ${wordsOf(text)}`);
  if (step.keep !== undefined) kept.set(step.keep, (JSON.parse(text) as { data?: unknown }).data);
}

/** A refusal in words: its message, and those of its fields. */
function wordsOf(text: string): string {
  const { message, errors } = JSON.parse(text) as {
    readonly message?: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
  const fields = Object.entries(errors ?? {}).map(([field, messages]) => `\n  ${field}: ${messages.join(' ')}`);
  return `${message ?? text}${fields.join('')}`;
}
