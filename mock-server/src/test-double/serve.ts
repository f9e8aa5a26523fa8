import { parseArgs } from 'node:util';
import { controlRequest } from './remote-control.ts';
import { scenarioNames } from './scenarios.ts';
import { startTestServer } from './start-test-server.ts';

const usage = `Usage: grt-server --test [--port N] [--scenario NAME|FILE] [--seed TEXT] [--now TIME] [--json]

A platform for tests, in memory, on 127.0.0.1, with controls below /_test/. Scenarios: ${scenarioNames.join(', ')}
`;

/** `grt-server --test`: a test server in a process of its own, until it is stopped. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { test: flag, json: flag, help: flag, port: text, scenario: text, seed: text, now: text };
  const { values } = parseArgs({ options });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const { scenario, seed, now } = values;
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port must be 0 to 65535');
  const server = await startTestServer({
    port,
    control: controlRequest,
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  const facts = { url: server.url, api_url: `${server.url}/api`, control_url: `${server.url}/_test`, pid: process.pid };
  process.stdout.write(
    values.json === true
      ? `${JSON.stringify(facts)}\n`
      : `Test server  ${facts.url}\nControls     ${facts.control_url}\n`,
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
