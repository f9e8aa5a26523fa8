import { causesOf, foldedProblems, type CheckedFile, type CheckingTool, type Refusal } from './checked-file.ts';

/** Places listed in one failure. */
const placesPerCode = 20;

interface Failure {
  readonly type: string;
  readonly message: string;
  readonly text: string;
}

/** JUnit XML with the attributes that Jenkins and GitLab read: one case for each file as a whole, or for each cause of its
 * refusal, and one for each kind of error. */
export function junitText(files: readonly CheckedFile[], { name }: CheckingTool): string {
  const cases = files.flatMap((file) => (file.refusal ? refusedCases(file.path, file.refusal) : reportCases(file)));
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const counts = `tests="${String(cases.length)}" failures="${String(failures)}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(name)}" ${counts} time="0">`,
    `  <testsuite name="${xml(name)}" ${counts} skipped="0" time="0">`,
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

function refusedCases(path: string, refusal: Refusal): readonly Case[] {
  return causesOf(refusal).map(({ field, text, line }) => {
    const place = line === undefined ? path : `${path}:${String(line)}`;
    const failure = { type: refusal.code, message: refusal.message, text: `${place}: ${text}` };
    return { className: 'feed', name: field === undefined ? place : `${place} ${field}`, failure };
  });
}

function reportCases({ path, report }: Extract<CheckedFile, { refusal?: undefined }>): readonly Case[] {
  const problems = foldedProblems(report);
  const message = `${String(report.rejected)} of ${String(report.rows)} rows rejected`;
  const summary = report.errors_by_code.map((one) => `${path}: ${String(one.count)}: ${one.message}`).join('\n');
  const isRefused = report.is_importable === false;
  const whole = isRefused ? { type: 'feed.not_importable', message, text: summary || message } : undefined;
  return [
    { className: 'feed', name: path, failure: whole },
    ...report.errors_by_code.map(({ code, count, message: sentence }) => {
      const places = problems.filter((problem) => problem.severity === 'error' && problem.code === code);
      const text = places
        .slice(0, placesPerCode)
        .map((place) => `${path}:${String(place.line ?? '')} ${place.column ?? ''} ${place.message}`)
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
