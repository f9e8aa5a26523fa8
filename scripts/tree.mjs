// The files of the repository, as the checks on their text see them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['.git', 'node_modules', '.tsc', 'dist', '.data', '.cache', 'coverage', 'test-results']);
const text =
  /\.(ts|tsx|mts|mjs|cjs|js|json|jsonc|ya?ml|md|css|html|sql|sh|txt|csv)$|(^|\/)(\.[a-z]+rc|\.gitignore|run|Jenkinsfile)$/;

/** Every file below a folder that is text, as `{ path, text }`; paths start at the folder. */
export function* textFiles(folder, below = '') {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (!notOurs.has(entry.name)) yield* textFiles(folder, path);
    } else if (entry.isFile() && text.test(path)) {
      yield { path, text: readFileSync(join(folder, path), 'utf8') };
    }
  }
}
