import type { FeedReport } from '@grt/sdk/feeds';

/** A checked file, for a report. */
export interface CheckedFile {
  readonly path: string;
  readonly report: FeedReport;
}

/** The formats that CI systems read. */
export const reportValues = ['junit', 'sarif'] as const;

/** A report as a CI system reads it.
 * @param toolVersion - the version of the checking program */
export function reportText(kind: (typeof reportValues)[number], checked: CheckedFile, toolVersion: string): string {
  return kind === 'junit' ? junitText(checked) : sarifText(checked, toolVersion);
}

/** JUnit XML: one case for the file as a whole, and one for each kind of problem. */
function junitText({ path, report }: CheckedFile): string {
  const cases = [
    `    <testcase classname="feed" name="${xml(path)}">${
      report.is_importable ? '' : failure(`${String(report.rejected)} of ${String(report.rows)} rows rejected`, '')
    }</testcase>`,
    ...report.errors_by_code.map(({ code, count, message }) => {
      const places = report.errors
        .filter((problem) => problem.severity === 'error' && problem.code === code)
        .slice(0, placesPerCode)
        .map(({ line, column, message: text }) => `${path}:${String(line)} ${column ?? ''} ${text}`)
        .join('\n');
      return `    <testcase classname="feed.rows" name="${xml(code)}">${failure(`${String(count)}: ${message}`, places)}</testcase>`;
    }),
  ];
  const failures = report.errors_by_code.length + (report.is_importable ? 0 : 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${String(cases.length)}" failures="${String(failures)}">`,
    `  <testsuite name="grt feeds validate" tests="${String(cases.length)}" failures="${String(failures)}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const placesPerCode = 20;

function failure(message: string, text: string): string {
  return `<failure message="${xml(message)}">${xml(text)}</failure>`;
}

/** Drops characters that XML 1.0 does not allow at all. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\P{Control}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** SARIF 2.1.0: one result for each problem that was kept. */
function sarifText({ path, report }: CheckedFile, version: string): string {
  const codes = [...report.errors_by_code, ...report.warnings];
  const rules = codes.map(({ code, message }) => ({ id: code, shortDescription: { text: message } }));
  const results = report.errors.map(({ severity, line, column, code, message }) => ({
    ruleId: code,
    level: severity,
    message: { text: column === null ? message : `${column}: ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: path.replaceAll('\\', '/') },
          region: { startLine: Math.max(1, line) },
        },
      },
    ],
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'grt feeds validate', version, rules } }, results }],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}
