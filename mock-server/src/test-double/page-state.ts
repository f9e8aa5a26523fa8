import { chaosProfiles } from './chaos.ts';
import { withoutSecrets } from './har.ts';
import type { GrtTestServer, JournalEntry } from './public-api.ts';
import { scenarioNames } from './scenarios.ts';

const shownCalls = 100;

/** What the page shows, asked for again and again. */
export async function pageState(server: GrtTestServer) {
  const { clock, faults, journal } = server;
  const calls = journal.entries();
  const coverage = journal.coverage();
  return {
    scenario: server.scenario(),
    scenarios: scenarioNames,
    profiles: Object.keys(chaosProfiles),
    operations: coverage.byOperation.map(({ operation }) => operation),
    snapshots: server.snapshots(),
    now: clock.now(),
    passes: clock.isPassing(),
    faults: faults.list(),
    coverage: coverage.totals(),
    callCount: calls.length,
    calls: calls.map(briefly).slice(-shownCalls).toReversed(),
    mails: await server.mails(),
  };
}

function briefly({ operation, at, method, path, status, tookMs }: JournalEntry, number: number) {
  return { number, operation, at, method, path, status, tookMs: Math.round(tookMs) };
}

/** One call with its headers and bodies.
 * @throws RangeError if it is no longer in the journal */
export function callOf({ journal }: GrtTestServer, number: number) {
  const call = journal.entries()[number];
  if (!call) throw new RangeError('This call is no longer in the journal.');
  return {
    ...call,
    requestHeaders: withoutSecrets(call.requestHeaders),
    replyHeaders: withoutSecrets(call.replyHeaders),
  };
}
