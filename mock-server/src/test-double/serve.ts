import { parseArgs } from 'node:util';
import { writeCoverage } from './coverage-file.ts';
import type { ChaosProfile, GrtTestServer } from './public-api.ts';
import { scenarioNames } from './scenarios.ts';
import { hostOf, loopback, portOf, readShares, wayOf } from './serve-options.ts';

const usage = `Usage: grt-server --test [--port N] [--scenario NAME|FILE] [--seed TEXT] [--now TIME] [--chaos PROFILE]
                         [--coverage FILE] [--require SHARES] [--json]
                         [--host ADDRESS --reachable-from-elsewhere]

A platform for tests, in memory, on 127.0.0.1, with controls below /_test/ and a page at
/_test. Scenarios: ${scenarioNames.join(', ')}

At its end it writes what the calls have met of the contract to the file of --coverage (.html, .json, or text), and ends with
1 if that is less than --require, such as operations=0.8,statuses=0.4,request-fields=0.5,reply-fields=0.5.

       grt-server --test --proxy URL [--port N] [--record FILE] [--report FILE] [--json]
       grt-server --test --replay FILE [--port N] [--report FILE] [--json]

In front of another implementation of the contract, whose API begins at the URL, or of what was recorded from one: compares
every request and reply with the contract. At its end it reports the differences by operation (to a file as JSON if its name
ends with .json), and ends with 1 if there are any.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  test: flag,
  json: flag,
  help: flag,
  port: text,
  scenario: text,
  seed: text,
  now: text,
  chaos: text,
  coverage: text,
  require: text,
  host: text,
  'reachable-from-elsewhere': flag,
  proxy: text,
  replay: text,
  record: text,
  report: text,
};

/** `grt-server --test`: a test server in a process of its own, until it is stopped. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  // What is refused, is refused at once: the server is loaded afterward.
  if (wayOf(values) !== 'test') return (await import('./serve-proxy.ts')).serveProxy(values);
  const { scenario, seed, now, chaos, coverage } = values;
  const shares = readShares(values.require ?? 'operations=0');
  const port = portOf(values.port);
  const host = hostOf(values);
  const isReachable = host !== loopback;
  const [{ startTestServer }, { controlRequest }] = await Promise.all([
    import('./start-test-server.ts'),
    import('./remote-control.ts'),
  ]);
  const server = await startTestServer({
    port,
    host,
    control: (own, request) => controlRequest(own, request, { isReachable }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
    // Another name is refused with the names that there are.
    ...(chaos === undefined ? {} : { chaos: chaos as ChaosProfile }),
  });
  stopBySignal(server, async () => {
    if (coverage !== undefined) await writeCoverage(server.journal.coverage(), coverage);
    server.journal.coverage().require(shares);
  });
  const facts = { url: server.url, api_url: `${server.url}/api`, control_url: `${server.url}/_test`, pid: process.pid };
  process.stdout.write(
    values.json === true
      ? `${JSON.stringify(facts)}\n`
      : `Test server  ${facts.url}\nControls     ${facts.control_url} (a page, too)\n`,
  );
}

function stopBySignal(server: GrtTestServer, finish: () => Promise<void>): void {
  const stop = async (): Promise<never> => {
    await server.close();
    await finish().catch(fail);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await main().catch(fail);
