// A check: every update of the database names its columns. A whole row that is passed as a change writes back what
// others have changed meanwhile, and columns that only the database may write.
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root, say } from './steps.mjs';

const tests = /\.test\.ts$|\/testing\/|\/testing\.ts$/;

/** The updates of a program that could write a whole row, as `{ path, line, problem }`: those whose changes may have an id. */
export function wholeRowUpdates(program, isChecked = () => true) {
  const checker = program.getTypeChecker();
  const found = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !isChecked(file.fileName)) continue;
    const visit = (node) => {
      const changes = changesOf(node);
      if (changes && mayHaveId(checker, checker.getTypeAtLocation(changes)))
        found.push({
          path: file.fileName,
          line: file.getLineAndCharacterOfPosition(changes.getStart(file)).line + 1,
          problem: 'An update that may write a whole row: name its columns, or type them as Changes<Row>',
        });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** The argument of `….update(table).set(argument)`. */
function changesOf(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression: receiver } = node.expression;
  if (name.text !== 'set' || !ts.isCallExpression(receiver)) return undefined;
  const { expression: updated } = receiver;
  return ts.isPropertyAccessExpression(updated) && updated.name.text === 'update' ? node.arguments[0] : undefined;
}

function mayHaveId(checker, type) {
  const id = checker.getPropertyOfType(type, 'id');
  if (!id) return false;
  return (checker.getNonNullableType(checker.getTypeOfSymbol(id)).flags & ts.TypeFlags.Never) === 0;
}

/** @param path - from the root, with the separators of the system, of which the compiler knows only slashes */
export function isServerSource(path) {
  const slashed = path.replaceAll('\\', '/');
  return slashed.startsWith('mock-server/') && !tests.test(slashed);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const config = join(root, 'mock-server/tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(config),
  );
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, composite: false, incremental: false });
  const faults = wholeRowUpdates(program, (path) => isServerSource(relative(root, path)));
  for (const { path, line, problem } of faults) say(`${relative(root, path)}:${line}: ${problem}`);
  process.exit(faults.length === 0 ? 0 : 1);
}
