import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutFeed as about, createPublisher, type Publisher } from '../../testing/publisher.ts';

describe('grt feeds upload of a file that needs a mapping', () => {
  let publisher: Publisher;
  beforeAll(async () => {
    publisher = await createPublisher();
  });
  afterAll(() => publisher.close());

  const grt: Publisher['grt'] = (...given) => publisher.grt(...given);
  const acme: Publisher['acme'] = (...argv) => publisher.acme(...argv);

  it('prints in a pipe what it found and how to continue, and exits 8', async () => {
    const { code, out, err } = await acme('upload', 'partner.csv', ...about, '--header');
    expect(code).toBe(8);
    expect(out.split('\n')[1]).toMatch(/^name\ttitle\t0\.\d+\tOne\t3\t3\tThe name is often used for this field/);
    const [, uploadId = ''] = /grt feeds map (\S+) --mapping/.exec(err) ?? [];
    const mapped = await acme('map', uploadId, '--mapping', 'mapping.yaml', '--wait', '--json', 'import.counts');
    expect(JSON.parse(mapped.out)).toMatchObject({ 'import.counts': { rows: 3, items: 2, added: 2 } });
  });

  it('prints the analysis as JSON with --json, even at a terminal', async () => {
    const { code, out, err } = await grt(
      { as: 'acme', columns: 80, env: { NO_COLOR: '1' } },
      'upload',
      'partner.csv',
      ...about,
      '--header',
      '--json',
      'columns',
    );
    expect({ code, out: JSON.parse(out) as unknown }).toEqual({
      code: 8,
      out: { columns: ['id', 'name', 'thumb', 'labels'] },
    });
    expect(JSON.parse(err)).toMatchObject({ success: false, code: 'needs_mapping', exit_code: 8 });
  });

  it('offers the suggested mapping at a terminal', async () => {
    const seat = { as: 'acme', columns: 100, answers: ['Yes, import with this mapping'], env: { NO_COLOR: '1' } };
    const { code, out, err } = await grt(seat, 'upload', 'partner.csv', ...about, '--header', '--wait');
    expect(code, err).toBe(0);
    expect(err).toContain('The columns of this file need a mapping. Suggested:\n');
    expect(out).toMatch(/Items +2\n/);
  });

  it('names the lists of a file that has several, and reads the one that is chosen', async () => {
    const picture = (name: string) => `https://img.example/${name}.jpg`;
    const content = {
      clips: ['One', 'Two', 'Three'].map((title, index) => ({ key: index, title, picture: picture(title) })),
      trailers: ['Harbor\u001b[31m', 'Fog'].map((name) => ({ name, image: picture(name), clip_id: name })),
    };
    await writeFile(join(publisher.home, 'lists.json'), JSON.stringify(content));
    const piped = await acme('upload', 'lists.json', ...about);
    expect(piped.err).toContain('The records were read from clips. To read others, try again with --record-path:\n');
    expect(piped.err).toContain('\n  --record-path trailers  trailers (2 records): Harbor [31m, Fog\n');
    const path = ['--record-path', 'trailers'];
    expect((await acme('upload', 'lists.json', ...about, ...path)).out).toMatch(/^clip_id\t/m);
    const answers = ['trailers (2 records): Harbor [31m, Fog', 'Yes, import with this mapping'];
    const seat = { as: 'acme', columns: 100, answers, env: { NO_COLOR: '1' } };
    const { code, out, err } = await grt(seat, 'upload', 'lists.json', ...about, '--wait');
    expect(code, err).toBe(0);
    expect(out).toMatch(/Items +2\n/);
  });

  it('offers a first row that looks like a header as one, and reads the file again with it', async () => {
    const yes = {
      as: 'acme',
      columns: 120,
      answers: [true, 'Yes, import with this mapping'],
      env: { NO_COLOR: '1' },
    };
    // With --json, nothing is asked.
    expect((await grt(yes, 'upload', 'partner.csv', ...about, '--json', 'columns')).code).toBe(8);
    const { code, out, err } = await grt(yes, 'upload', 'partner.csv', ...about, '--wait');
    expect(code, err).toBe(0);
    expect(out).toMatch(/Items +2\n/);
    const no = { as: 'acme', columns: 120, answers: [false, 'Stop and keep the upload for 24 hours'] };
    expect(await grt(no, 'upload', 'partner.csv', ...about)).toMatchObject({ code: 130, out: '' });
    // Said by a flag, it is not asked.
    const said = { as: 'acme', columns: 120, answers: ['Stop and keep the upload for 24 hours'] };
    expect(await grt(said, 'upload', 'partner.csv', ...about, '--no-header')).toMatchObject({ code: 130, out: '' });
  });

  it('lets the user choose another column for each required field', async () => {
    const columns = ['thumb  (https://img.example/1.jpg)', 'name  (One)', 'thumb  (https://img.example/1.jpg)'];
    const answers = ['Choose columns for the required fields', ...columns];
    const { code } = await grt(
      { as: 'acme', columns: 100, answers },
      'upload',
      'partner.csv',
      ...about,
      '--header',
      '--wait',
    );
    expect(code).toBe(0);
    const stopped = { as: 'acme', columns: 100, answers: ['Stop and keep the upload for 24 hours'] };
    expect(await grt(stopped, 'upload', 'partner.csv', ...about, '--header')).toMatchObject({ code: 130, out: '' });
  });

  it('prompts for domain, name, and category at a terminal, and names their flags in a pipe', async () => {
    const seat = { as: 'acme', columns: 80, answers: ['Trending', 'clips.example', 'girls'] };
    expect(await grt(seat, 'upload', 'natural.csv', '--header')).toMatchObject({ code: 0 });
    for (const [left, flag] of [
      [2, '--domain'],
      [0, '--name'],
      [4, '--category'],
    ] as const) {
      const flags = about.toSpliced(left === 2 ? 0 : left === 0 ? 2 : 4, 2);
      expect((await acme('upload', 'natural.csv', ...flags)).err).toContain(`Missing: ${flag}\n`);
    }
  });
});
