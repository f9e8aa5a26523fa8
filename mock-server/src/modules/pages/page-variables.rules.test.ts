import { expect, it } from 'vitest';
import { builtInValues } from './built-in-variables.rules.ts';
import { unknownWords } from '@grt/sdk/rules';
import { fillVariables } from './page-variables.rules.ts';

const values = new Map([
  ['company', 'Rock & <b>Roll</b> "GmbH"'],
  ['phone', null],
  ['empty', ''],
]);

it('inserts values as text, and leaves variables without a value visible', () => {
  expect(
    fillVariables('<p title="{company}">{company}|{phone}|{empty}|{nobody}|{ company }|{Company}</p>', values),
  ).toBe(
    '<p title="Rock &amp; &lt;b&gt;Roll&lt;/b&gt; &quot;GmbH&quot;">Rock &amp; &lt;b&gt;Roll&lt;/b&gt; &quot;GmbH&quot;' +
      '|{phone}||{nobody}|{ company }|{Company}</p>',
  );
});

it('does not fill in variables that a value contains', () => {
  expect(
    fillVariables(
      '{a}',
      new Map([
        ['a', '{b}'],
        ['b', 'twice'],
      ]),
    ),
  ).toBe('{b}');
});

it('stops before a page grows beyond two million characters', () => {
  const filled = fillVariables('{a}'.repeat(1000), new Map([['a', 'x'.repeat(5000)]]));
  expect(filled.length).toBeLessThanOrEqual(2_000_000);
  expect(filled.length).toBeGreaterThan(1_990_000);
  expect(filled.endsWith('{a}')).toBe(true);
});

it('reports each unknown word once, and at most 500', () => {
  const content = '<p>{company} {Company} {typo} {typo} {with space} {1st} body {color: red}</p>';
  expect(unknownWords(content, new Set(['company'])).map(({ name }) => name)).toEqual(['Company', 'typo']);
  const many = Array.from({ length: 600 }, (_, index) => `{w${String(index)}}`).join('');
  expect(unknownWords(many, new Set())).toHaveLength(500);
});

const page = { now: new Date('2027-01-01T00:30:00Z'), updatedAt: new Date('2026-11-20T23:59:00Z') };

it('knows what a domain shows about itself, and builds its address from its name', () => {
  const domain = {
    domainName: 'clips.example',
    domainUrl: null,
    dmcaComplianceUrl: 'https://clips.example/dmca',
    contentRemovalEmail: 'removal@clips.example',
    companyName: 'Acme Media',
  };
  expect(Object.fromEntries(builtInValues(domain, page))).toEqual({
    domain_name: 'clips.example',
    domain_url: 'https://clips.example',
    dmca_url: 'https://clips.example/dmca',
    removal_email: 'removal@clips.example',
    company: 'Acme Media',
    year: '2027',
    updated_date: 'November 20, 2026',
  });
  expect(builtInValues({ ...domain, domainUrl: 'https://www.clips.example' }, page).get('domain_url')).toBe(
    'https://www.clips.example',
  );
});

it('knows only the year and the day without a domain', () => {
  const known = [...builtInValues(undefined, page)].filter(([, value]) => value !== null);
  expect(known).toEqual([
    ['year', '2027'],
    ['updated_date', 'November 20, 2026'],
  ]);
});
