import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { signWebhook, verifyWebhook } from './index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const page = await readFile(join(root, 'docs/webhooks.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)(?: (\w+))?\n([\s\S]*?)^```$/gm)].map(([, language, name, text = '']) => ({
  language,
  name,
  text,
}));
const exampleIn = (language: string, name?: string) =>
  blocks.find((block) => block.language === language && block.name === name)?.text ?? '';

let folder: string;
beforeAll(async () => {
  // Inside the repository, so that the examples find the SDK as a program that has installed it does.
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/documentation-'));
  for (const name of ['receiver', 'edge']) await writeFile(join(folder, `${name}.ts`), exampleIn('ts', name));
  await writeFile(join(folder, 'node.mjs'), exampleIn('js', 'node'));
  process.env['GRT_WEBHOOK_SECRET'] = secret;
});
afterAll(async () => {
  delete process.env['GRT_WEBHOOK_SECRET'];
  await rm(folder, { recursive: true, force: true });
});

const body = JSON.stringify({ id: 'evt_1', type: 'webhook.test', timestamp: 'now', data: { webhook_id: 3 } });

async function headersOf(text: string, { with: key = secret, ageSeconds = 0 } = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const signature = await signWebhook({ id: 'evt_1', timestamp, body: text }, key);
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

/** What a receiver has to tell apart. */
const cases = async () => {
  const genuine = await headersOf(body);
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const old = await headersOf(body, { with: other });
  const both = `${old['webhook-signature']} ${genuine['webhook-signature']}`;
  return [
    { headers: genuine, isGenuine: true },
    { headers: { ...genuine, 'webhook-signature': both }, isGenuine: true },
    { headers: old, isGenuine: false },
    { headers: await headersOf(`${body} `), isGenuine: false },
    { headers: await headersOf(body, { ageSeconds: 301 }), isGenuine: false },
    { headers: { ...genuine, 'webhook-timestamp': 'now' }, isGenuine: false },
    { headers: { 'webhook-id': 'evt_1' }, isGenuine: false },
  ] as { headers: Record<string, string>; isGenuine: boolean }[];
};

// That they compile is shown by sdk-guide.test.ts of the server, which compiles those of all pages at once.
describe('the examples of docs/webhooks.md', () => {
  it('as a server of Node accepts what is genuine and refuses the rest', async () => {
    const { server } = (await import(pathToFileURL(join(folder, 'receiver.ts')).href)) as { server: Server };
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    for (const { headers, isGenuine } of await cases())
      expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(isGenuine ? 204 : 400);
    await new Promise((resolve) => server.close(resolve));
  });

  it('as a handler at the edge accepts what is genuine and refuses the rest', async () => {
    const { POST } = (await import(pathToFileURL(join(folder, 'edge.ts')).href)) as {
      POST: (request: Request) => Promise<Response>;
    };
    for (const { headers, isGenuine } of await cases()) {
      const request = new Request('https://hooks.example', { method: 'POST', body, headers });
      expect((await POST(request)).status).toBe(isGenuine ? 204 : 400);
    }
  });

  it('in plain Node accepts what is genuine and refuses the rest', async () => {
    const { isGenuine: judge } = (await import(pathToFileURL(join(folder, 'node.mjs')).href)) as {
      isGenuine: (body: Buffer, headers: Record<string, string>, secret: string) => boolean;
    };
    for (const { headers, isGenuine } of await cases())
      expect(judge(Buffer.from(body), headers, secret)).toBe(isGenuine);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'in Python accepts what is genuine and refuses the rest',
    async () => {
      const judged = await cases();
      const given = JSON.stringify({ body, secret, headers: judged.map(({ headers }) => headers) });
      const run = `${exampleIn('python')}
import json, sys
given = json.load(sys.stdin)
print(json.dumps([is_genuine(given["body"].encode(), headers, given["secret"]) for headers in given["headers"]]))`;
      const out = execFileSync('python3', ['-c', run], { input: given, encoding: 'utf8' });
      expect(JSON.parse(out)).toEqual(judged.map(({ isGenuine }) => isGenuine));
    },
  );
});

interface Told {
  readonly post: { readonly requestBody: { readonly content: Record<string, { readonly example: object }> } };
}

it('docs/webhooks.md has the contract’s example of every event, and each is one for the SDK', async () => {
  // Reading all of the contract takes a second.
  const whole = await readFile(join(root, 'openapi.yaml'), 'utf8');
  const contract = parse(/^webhooks:\n(?: .*\n|\n)+/m.exec(whole)?.[0] ?? '') as {
    readonly webhooks: Readonly<Record<string, Told>>;
  };
  const shown = Object.fromEntries(
    [...page.matchAll(/^### (\w+\.\w+)\n\n.+\n\n```json\n([\s\S]*?)^```$/gm)].map(([, type = '', text = '']) => [
      type,
      JSON.parse(text) as unknown,
    ]),
  );
  const examples = Object.entries(contract.webhooks).map(
    ([type, { post }]) => [type, post.requestBody.content['application/json']?.example] as const,
  );
  expect(shown).toEqual(Object.fromEntries(examples));
  for (const [type, example] of examples) {
    const text = JSON.stringify(example);
    const event = await verifyWebhook({ body: text, headers: await headersOf(text), secret });
    expect(event.type).toBe(type);
  }
});
