import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Compiles examples of the documentation as a strict program of the SDK's users would be, each a module of its own.
 * @returns what the compiler says */
export function compileFaults(files: readonly string[]): readonly string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [fileURLToPath(new URL('../../../node_modules/@types', import.meta.url))],
    lib: [
      'lib.es2023.d.ts',
      'lib.es2024.string.d.ts',
      'lib.dom.d.ts',
      'lib.dom.iterable.d.ts',
      'lib.dom.asynciterable.d.ts',
    ],
  });
  // The SDK's own sources are checked with all others; checking them once more takes three times as long as the examples.
  const faults = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file))),
  ];
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
