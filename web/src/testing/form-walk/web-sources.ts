import { readdir, readFile } from 'node:fs/promises';

/** A file of the app. */
export interface WebSource {
  /** Below `web/src`. */
  readonly file: string;
  readonly text: string;
}

/** Every file of the app, without its tests. */
export async function webSources(): Promise<readonly WebSource[]> {
  const root = new URL('../../', import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file),
  );
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(new URL(file, root), 'utf8') })));
}

/** The operations that the app calls: on their noun, and of nouns that are taken apart or handed on, by their verb
 * wherever it is taken from something or called on something. */
export function operationsCalled(sources: readonly WebSource[], operations: readonly string[]): readonly string[] {
  const text = sources.map((source) => source.text).join('\n');
  return operations.filter((id) => {
    const [noun = '', verb = ''] = id.split('.');
    if (new RegExp(`\\bgrt\\s*\\.${noun}\\s*\\.${verb}\\b`).test(text)) return true;
    const isHandedOn = new RegExp(
      `\\bgrt\\s*\\.${noun}\\b(?!\\s*\\.\\w)|\\{[^{}]*\\b${noun}\\b[^{}]*\\}\\s*(=[^=>]|:\\s*(Grt|Pick<Grt)\\b)|\\bGrt\\['${noun}'\\]`,
    );
    const isTaken = new RegExp(`\\{[^{}]*\\b${verb}\\b[^{}]*\\}\\s*=[^=>]|(?<!\\bgrt\\s*\\.\\w+)\\.${verb}\\(`);
    const isChosen = new RegExp(`\\bgrt\\s*\\.${noun}\\[`).test(text) && text.includes(`'${verb}'`);
    return isChosen || (isHandedOn.test(text) && isTaken.test(text));
  });
}
