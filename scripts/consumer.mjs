// For tests of the packages: an empty project outside of the checkout with the tarballs installed.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { startOf } from './start-of.mjs';
import { root } from './steps.mjs';

const execute = promisify(execFile);

/** Installs tarballs. @param tarballs - paths */
export async function createConsumer(tarballs) {
  const home = await mkdtemp(join(tmpdir(), 'grt-consumer-'));
  const run = (program, words, more = {}) => {
    const { command, args, options } = startOf(program, words);
    return execute(command, args, { cwd: home, maxBuffer: 1e8, ...options, ...more });
  };
  await writeFile(join(home, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  const types = join(root, 'node_modules', '@types', 'node');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs, types]);
  return {
    home,
    /** Runs a program in the project. */
    run,
    /** Runs an ES module in the project. @returns what it printed */
    runModule: async (code, env = {}) =>
      (await run(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, ...env } })).stdout,
    manifest: async (name) => JSON.parse(await readFile(join(home, 'node_modules', name, 'package.json'), 'utf8')),
    write: (name, text) => writeFile(join(home, name), text),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** The files in a tarball, without the folder that all of them are in. */
export async function filesOf(tarball) {
  const { stdout } = await execute('tar', ['tzf', tarball]);
  return stdout
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));
}

/** Compiles files as a strict consumer with Node's types and without those of a page, and checks every declaration that
 * they reach but the compiler's own and Node's. With `skipLibCheck` a consumer sees some of these problems, never others.
 * @returns what the compiler says, one text for each problem */
export function compileProblems(files, resolution) {
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      module: resolution === 'bundler' ? 'esnext' : resolution,
      moduleResolution: resolution,
      target: 'es2023',
      lib: ['es2023'],
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    },
    join(files[0], '..'),
  );
  const program = ts.createProgram(files, options);
  const checked = program
    .getSourceFiles()
    .filter(({ fileName }) => !/\/(typescript\/lib|@types|undici-types)\//.test(fileName));
  const problems = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...checked.flatMap((file) => program.getSyntacticDiagnostics(file)),
    ...checked.flatMap((file) => program.getSemanticDiagnostics(file)),
  ];
  return problems.map(
    ({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}
