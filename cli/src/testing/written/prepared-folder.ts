import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const docs = new URL('../../../../docs/', import.meta.url);
const examples = new URL('examples/', docs);

/** Puts what the lines of pages and help name into a folder.
 * @param token - an API token, for token.txt */
export async function prepareFolder(folder: string, token: string): Promise<void> {
  await mkdir(join(folder, 'exports'));
  for (const name of ['application.json', 'license.pdf', 'mapping.yaml', 'videos.csv'])
    await copyFile(new URL(name, examples), join(folder, name));
  const videos = await readFile(new URL('videos.csv', examples));
  for (const name of ['trending.csv', 'partner.csv', 'exports/late.csv']) await writeFile(join(folder, name), videos);
  await copyFile(join(folder, 'mapping.yaml'), join(folder, 'partner.mapping.yaml'));
  await writeFile(join(folder, 'dump.csv.gz'), gzipSync(videos));
  await writeFile(join(folder, 'dump.txt'), 'https://media.example/watch/1|One|https://media.example/1.jpg\n');
  const texts = {
    'about.html': '<p>About us.</p>\n',
    'ids.txt': '4\n8\n',
    'unpaid.txt': '7\n',
    'token.txt': `${token}\n`,
    // The one that docs/cli.md shows.
    'feeds.yaml': /```yaml\n([^`]+)```/.exec(await readFile(new URL('cli.md', docs), 'utf8'))?.[1] ?? '',
    'password.txt': 'grt-demo-2026\n',
    'passwords.txt': 'grt-demo-2026\na much longer one\n',
    'reason.json': '{"reason":"Unpaid since October."}\n',
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
}
