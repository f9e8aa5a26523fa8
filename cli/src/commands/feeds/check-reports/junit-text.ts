import { foldedProblems, refusalLines, type CheckedFile } from './checked-file.ts';

/** Places listed in one failure. */
const placesPerCode = 20;

interface Failure {
  readonly type: string;
  readonly message: string;
  readonly text: string;
}

/** JUnit XML with the attributes that Jenkins and GitLab read: one case for the file as a whole, and one for each kind of
 * error. */
export function junitText(checked: CheckedFile): string {
  const cases = checked.refusal ? [refusedCase(checked.path, checked.refusal)] : reportCases(checked);
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const counts = `tests="${String(cases.length)}" failures="${String(failures)}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="grt feeds validate" ${counts} time="0">`,
    `  <testsuite name="grt feeds validate" ${counts} skipped="0" time="0">`,
    ...cases.map(caseText),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

interface Case {
  readonly className: string;
  readonly name: string;
  readonly failure: Failure | undefined;
}

function refusedCase(path: string, refusal: NonNullable<CheckedFile['refusal']>): Case {
  const lines = refusalLines(refusal);
  const text = lines.map((line) => `${path}: ${line}`).join('\n');
  return { className: 'feed', name: path, failure: { type: refusal.code, message: refusal.message, text } };
}

function reportCases({ path, report }: Extract<CheckedFile, { refusal?: undefined }>): readonly Case[] {
  const problems = foldedProblems(report);
  const message = `${String(report.rejected)} of ${String(report.rows)} rows rejected`;
  const summary = report.errors_by_code.map((one) => `${path}: ${String(one.count)}: ${one.message}`).join('\n');
  const whole = report.is_importable ? undefined : { type: 'feed.not_importable', message, text: summary || message };
  return [
    { className: 'feed', name: path, failure: whole },
    ...report.errors_by_code.map(({ code, count, message: sentence }) => {
      const places = problems.filter((problem) => problem.severity === 'error' && problem.code === code);
      const text = places
        .slice(0, placesPerCode)
        .map((place) => `${path}:${String(place.line)} ${place.column ?? ''} ${place.message}`)
        .join('\n');
      const failure = { type: code, message: `${String(count)}: ${sentence}`, text };
      return { className: 'feed.rows', name: code, failure };
    }),
  ];
}

function caseText({ className, name, failure }: Case): string {
  const start = `    <testcase classname="${xml(className)}" name="${xml(name)}" time="0"`;
  if (!failure) return `${start}/>`;
  const { type, message, text } = failure;
  return `${start}><failure type="${xml(type)}" message="${xml(message)}">${xml(text)}</failure></testcase>`;
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
