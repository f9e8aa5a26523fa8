import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from './run-grt.ts';

/** A file whose columns need a mapping, with one id twice. */
export const partnerFile = [
  'id,name,thumb,labels',
  'a1,One,https://img.example/1.jpg,x;y',
  'a2,Two,https://img.example/2.jpg,z',
  'a1,One again,https://img.example/1.jpg,x',
  '',
].join('\n');
const naturalFile = ['external_id,title,thumbnail_url', 'a1,One,https://img.example/1.jpg', ''].join('\n');
const mappingFile = [
  'version: 1',
  'format: csv',
  'delimiter: comma',
  'header: true',
  'fields:',
  '  external_id: id',
  '  title: name',
  '  thumbnail_url: thumb',
  '  tags: { column: labels, split: ";" }',
  '',
].join('\n');

/** The flags of a feed on the approved domain. */
export const aboutFeed = ['--domain', 'clips.example', '--name', 'Trending', '--category', 'girls'];

/** A client with an approved domain, and a folder with files. */
export interface Publisher {
  readonly server: TestServer;
  /** With `partner.csv`, `natural.csv`, whose columns are named after the fields, and `mapping.yaml`. */
  readonly home: string;
  /** Runs `grt feeds` there. */
  readonly grt: (seat: Seat, ...argv: readonly string[]) => Promise<GrtRun>;
  readonly acme: (...argv: readonly string[]) => Promise<GrtRun>;
  readonly reviewer: (...argv: readonly string[]) => Promise<GrtRun>;
  readonly close: () => Promise<void>;
}

/** Starts a server for it. */
export async function createPublisher(): Promise<Publisher> {
  const server = await createTestServer();
  const home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  await writeFile(join(home, 'partner.csv'), partnerFile);
  await writeFile(join(home, 'natural.csv'), naturalFile);
  await writeFile(join(home, 'mapping.yaml'), mappingFile);
  const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
  await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
  await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  const grt: Publisher['grt'] = (seat, ...argv) => runGrtAt(server, home, seat, 'feeds', ...argv);
  return {
    server,
    home,
    grt,
    acme: (...argv) => grt({ as: 'acme' }, ...argv),
    reviewer: (...argv) => grt({ as: 'reviewer' }, ...argv),
    close: async () => {
      await server.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
