import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'csv-parse/sync';
import type { Stage } from './shell-line.ts';
import { isMeant } from './written-tables.ts';

/** What a call printed, and where it ran. */
export interface Printed {
  readonly out: string;
  readonly err: string;
  readonly folder: string;
}

/** Compares a call's result with what its words promise.
 * @returns what is otherwise; undefined if nothing is */
export async function brokenPromise({ words }: Stage, { out, err, folder }: Printed): Promise<string | undefined> {
  const file = valueOf(words, '--output');
  const isInFile = file !== undefined && file !== '-';
  if (isInFile && !out.includes(file)) return `It does not name ${file}: ${out}`;
  const result = isInFile ? await readFile(join(folder, file), 'utf8') : stripVTControlCharacters(out);
  if (isInFile && result === '') return `${file} is empty`;
  if (isInFile && !file.endsWith('.csv')) return undefined;
  if (words.includes('--csv') || words.includes('export')) return wrongCsv(result);
  return (
    wrongJson(words, result) ?? wrongReport(valueOf(words, '--report'), result) ?? missingWord(words, `${result}${err}`)
  );
}

function valueOf(words: readonly string[], flag: string): string | undefined {
  const joined = words.find((word) => word.startsWith(`${flag}=`));
  if (joined !== undefined) return joined.slice(flag.length + 1);
  const at = words.indexOf(flag);
  return at < 0 ? undefined : words[at + 1];
}

/** A heading, and records of as many cells: the parser refuses others. */
function wrongCsv(text: string): string | undefined {
  const [heading] = attempt(() => parse(text)) ?? [];
  return heading === undefined || heading.length < 2 ? `This is no CSV: ${text}` : undefined;
}

function wrongJson(words: readonly string[], text: string): string | undefined {
  const query = valueOf(words, '--jq');
  if (query !== undefined) return text === '' && !query.startsWith('.[]') ? 'The query finds nothing' : undefined;
  const isAsked = words.some((word) => word === '--json' || word.startsWith('--json='));
  if (!isAsked) return undefined;
  const result = attempt((): unknown => JSON.parse(text));
  if (result === undefined) return `This is no JSON: ${text}`;
  const value = valueOf(words, '--json');
  if (value === undefined || value.startsWith('-')) return undefined;
  const wrong = [result].flat().find((entry) => Object.keys(entry as object).join() !== value);
  return wrong === undefined ? undefined : `The fields are not ${value}: ${JSON.stringify(wrong)}`;
}

function wrongReport(kind: string | undefined, text: string): string | undefined {
  if (kind === 'junit' && !/^<\?xml[^]*<\/testsuites>\n$/.test(text)) return `This is no JUnit report: ${text}`;
  return undefined;
}

/** What the results of some calls must contain. */
const words: readonly (readonly [RegExp, RegExp])[] = [
  [/^grt (?:tokens create|auth token)/, /\bgrt_/],
  [/^grt webhooks (?:create|rotate)/, /\bwhsec_/],
  [/^grt feeds mapping (?:init|show)/, /external_id/],
  [/^grt (?:[a-z]+ )+(?:list|show|status|stats)\b(?!.*--jq)/, /\S/],
];

function missingWord(called: readonly string[], text: string): string | undefined {
  const line = called.join(' ');
  const missing = words.find(([call, word]) => call.test(line) && !word.test(text));
  return missing === undefined ? undefined : `It does not show ${String(missing[1])}: ${text}`;
}

/** Compares what a line printed with what its page shows.
 * @returns what is otherwise; undefined if nothing is */
export function otherThanShown(shown: readonly string[] | undefined, out: string): string | undefined {
  const lines = out.trimEnd().split('\n');
  const isAsShown = shown?.length === lines.length && shown.every((line, at) => isMeant(line, lines[at] ?? ''));
  return shown === undefined || isAsShown ? undefined : `It does not print ${shown.join('\n')}\nbut ${out}`;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
