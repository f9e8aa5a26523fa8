import type { FeedReport } from '@grt/sdk/feeds';
import { foldedProblems, pathUri, refusalLines, type CheckedFile } from './checked-file.ts';

/** SARIF 2.1.0: one result for each error that was kept, and one for each kind of warning. */
export function sarifText(checked: CheckedFile, version: string): string {
  const uri = pathUri(checked.path);
  const rules = checked.refusal
    ? [{ id: checked.refusal.code, shortDescription: { text: checked.refusal.message } }]
    : [...checked.report.errors_by_code, ...checked.report.warnings].map(({ code, message }) => ({
        id: code,
        shortDescription: { text: message },
      }));
  const results = checked.refusal
    ? [result(uri, { ruleId: checked.refusal.code, level: 'error', text: refusalLines(checked.refusal).join('\n') })]
    : reportResults(uri, checked.report);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'grt feeds validate', version, rules } }, results }],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function reportResults(uri: string, report: FeedReport) {
  return foldedProblems(report).map(({ severity, line, column, code, message }) =>
    result(uri, {
      ruleId: code,
      level: severity,
      text: column === null ? message : `${column}: ${message}`,
      startLine: Math.max(1, line),
    }),
  );
}

interface Finding {
  readonly ruleId: string;
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly startLine?: number;
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
