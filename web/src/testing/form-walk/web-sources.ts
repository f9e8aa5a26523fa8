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

/** The operations that a file calls by name. */
export const callsIn = ({ text }: WebSource): readonly string[] =>
  [...text.matchAll(/\bgrt\.(\w+)\.(\w+)\(/g)].map(([, noun = '', verb = '']) => `${noun}.${verb}`);
