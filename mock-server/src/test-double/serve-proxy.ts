import { writeFile } from 'node:fs/promises';
import { differenceText, differs } from './proxy/differences.ts';
import { startProxy, type ContractProxy } from './proxy/start-proxy.ts';
import { portOf, refuseProduction } from './serve-options.ts';

interface ProxyFlags {
  readonly proxy?: string;
  readonly replay?: string;
  readonly record?: string;
  readonly report?: string;
  readonly port?: string;
  readonly json?: boolean;
}

/** `grt-server --test --proxy URL` or `--replay FILE`: until it is stopped; then it reports, and ends with 1 if anything
 * differed. */
export async function serveProxy({ proxy, replay, record, report, port, json = false }: ProxyFlags): Promise<void> {
  refuseProduction();
  if (proxy !== undefined && !/^https?:\/\/[^/]/.test(proxy))
    throw new Error(`--proxy needs the base of an API, such as https://api.example/api, not ${proxy}`);
  const running = await startProxy({
    port: portOf(port),
    ...(proxy === undefined ? {} : { upstream: proxy }),
    ...(replay === undefined ? {} : { replay }),
    ...(record === undefined ? {} : { record }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void finish(running, { report, json }).then((code) => process.exit(code)));
  const facts = { url: running.url, api_url: `${running.url}/api`, pid: process.pid };
  const text = `Proxy        ${facts.api_url} for ${proxy ?? replay ?? ''}\nDifferences  ${facts.url}/_test/differences\n`;
  process.stdout.write(json ? `${JSON.stringify(facts)}\n` : text);
}

async function finish(
  running: ContractProxy,
  { report, json }: { readonly report: string | undefined; readonly json: boolean },
): Promise<number> {
  await running.close();
  const found = running.report();
  const asText = `${differenceText(found)}\n`;
  const asJson = `${JSON.stringify(found, undefined, 2)}\n`;
  if (report !== undefined) await writeFile(report, report.endsWith('.json') ? asJson : asText);
  process.stdout.write(json ? asJson : asText);
  return differs(found) ? 1 : 0;
}
