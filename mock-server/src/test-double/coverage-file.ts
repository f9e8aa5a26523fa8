import { writeFile } from 'node:fs/promises';
import type { Coverage } from './public-api.ts';

/** Writes it as a page, as JSON, or as text, by the ending of the file's name. */
export async function writeCoverage(coverage: Coverage, path: string): Promise<void> {
  if (path.endsWith('.html')) return writeFile(path, coverage.html());
  await writeFile(
    path,
    path.endsWith('.json') ? `${JSON.stringify(coverage, undefined, 2)}\n` : `${coverage.text()}\n`,
  );
}
