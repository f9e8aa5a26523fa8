import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '@grt/mock-server/testing';
import { runGrtAt } from '../run-grt.ts';

/** What pages and help write for an address or a secret, and what that is here. */
export type StandIns = readonly (readonly [string, string])[];

/** The secrets of a demo, of which each begins otherwise.
 * @param folder - with profiles of admin and acme, and a file that needs a mapping */
export async function secretsOf(server: TestServer, folder: string): Promise<StandIns> {
  const grt = async (profile: string, ...words: readonly string[]): Promise<string> => {
    const { out, err } = await runGrtAt(server, folder, { env: { GRT_PROFILE: profile } }, ...words);
    return `${out}${err}`.trim();
  };
  const tokenTo = async (recipient: string): Promise<string> => {
    await server.drain();
    const { links } = await server.latestMail(recipient);
    return links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])[0] ?? '';
  };
  const ask = async (registration: string): Promise<string> =>
    grt('admin', 'registrations', 'ask', registration, '--question', 'Please send a license that can be read.');
  await ask('3');
  const answered = await tokenTo('dana@northlight.example');
  await grt('admin', 'registrations', 'answer', answered, '--answer', 'Here it is.', '--file', 'license.pdf');
  await ask('8');
  await grt('acme', 'auth', 'reset', 'acme');
  const videos = Array.from({ length: 24 }, (_, at) => `cl-${String(at)},One,Ann,new,https://media.example/1.jpg\n`);
  await writeFile(join(folder, 'more.csv'), `video_id,title,channel_title,tags,thumbnail_link\n${videos.join('')}`);
  const unmapped = await grt('acme', 'feeds', 'upload', 'more.csv', '--feed', '7');
  return [
    ['http://127.0.0.1:4010', new URL(server.baseUrl).origin],
    ['https://platform.example', new URL(server.baseUrl).origin],
    ['grt_t_…', await grt('acme', 'tokens', 'create', 'CI', '--preset', 'ci-upload', '--jq', '.token')],
    ['up_7Qk2n0', /up_[\w-]+/.exec(unmapped)?.[0] ?? ''],
    ['s_9fQ2mN', await tokenTo('jo@maple.example')],
    ['r_9fQ2mN', await tokenTo('alex@acme.example')],
    ['a_6dV0Zk', await tokenTo('priya@tidewater.example')],
  ];
}
