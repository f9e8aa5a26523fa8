import { causesOf, foldedProblems, pathUri, type CheckedFile, type CheckingTool } from './checked-file.ts';

/** SARIF 2.1.0: one result for each error that was kept, for each kind of warning, and for each cause of a refusal. */
export function sarifText(files: readonly CheckedFile[], { name, version }: CheckingTool): string {
  const rules = new Map(files.flatMap((file) => rulesOf(file)).map((rule) => [rule.id, rule]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name, version, rules: [...rules.values()] } },
        results: files.flatMap((file) => resultsOf(file)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** A refusal's rule is described by its code: its message is of one file. */
function rulesOf({ refusal, report }: CheckedFile) {
  const kinds = refusal
    ? [{ code: refusal.code, message: wordsOf(refusal.code) }]
    : [...report.errors_by_code, ...report.warnings];
  return kinds.map(({ code, message }) => ({ id: code, shortDescription: { text: message } }));
}

/** `file_not_found` as `File not found`. */
function wordsOf(code: string): string {
  const words = code.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function resultsOf({ path, refusal, report }: CheckedFile) {
  const uri = pathUri(path);
  if (refusal)
    return causesOf(refusal).map(({ text, line }) =>
      result(uri, { ruleId: refusal.code, level: 'error', text, startLine: line }),
    );
  return foldedProblems(report).map(({ severity, line, column, code, message }) =>
    result(uri, {
      ruleId: code,
      level: severity,
      text: column === null ? message : `${column}: ${message}`,
      ...(line === null ? {} : { startLine: Math.max(1, line) }),
    }),
  );
}

interface Finding {
  readonly ruleId: string;
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly startLine?: number | undefined;
}

function result(uri: string, { ruleId, level, text, startLine }: Finding) {
  const region = startLine === undefined ? {} : { region: { startLine } };
  return {
    ruleId,
    level,
    message: { text },
    locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
  };
}
