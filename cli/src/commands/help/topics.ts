import { idDerivationValues, listSeparatorValues, separatorNames, valueReadingValues } from '@grt/sdk/contract';
import type { topicNames } from './topic-names.ts';

/** Something to know that belongs to no single command. */
export interface Topic {
  readonly name: keyof typeof topicNames;
  /** Before the table. */
  readonly intro: string;
  /** What is explained, and how; terminal and reference lay it out differently. */
  readonly rows: readonly (readonly [name: string, meaning: string])[];
  /** What the names in the rows are, for the heading of the table. */
  readonly rowName: string;
  /** After the table. */
  readonly end: string;
}

const environment: Topic = {
  name: 'environment',
  intro: 'A flag wins over its variable, and a variable over the saved account and over grt config.',
  rowName: 'variable',
  rows: [
    ['GRT_API_URL', 'server to use (default: http://127.0.0.1:4010/api)'],
    ['GRT_TOKEN', 'API token; takes precedence over saved accounts. For pipelines, create one with grt tokens create'],
    ['GRT_PROFILE', 'profile to use'],
    ['GRT_WEB_URL', "address of the web app for --web, if it isn't on the server's origin"],
    ['GRT_PAGER, PAGER', 'pager for long output (default: less); cat to disable'],
    ['BROWSER', 'program that opens web pages'],
    ['GRT_DEBUG=api', 'same as --verbose: logs every call to standard error, without secrets'],
    [
      'HTTP_PROXY, HTTPS_PROXY, NO_PROXY',
      'proxy for requests (HTTP_PROXY is used for https, too), and hosts to reach without it, besides this machine',
    ],
    ['NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM=dumb', 'color off, on, on, off'],
    [
      'XDG_CONFIG_HOME',
      'folder of grt/credentials.json, the saved accounts, and grt/config.json (default: ~/.config; on Windows %APPDATA%)',
    ],
    [
      'XDG_STATE_HOME',
      'folder of grt/runs, the runs that can be resumed (default: ~/.local/state; on Windows %LOCALAPPDATA%)',
    ],
  ],
  end: '',
};

const exitCodes: Topic = {
  name: 'exit-codes',
  intro: 'Scripts can rely on these: they never change.',
  rowName: 'code',
  rows: [
    ['0', 'done, or nothing to do'],
    ['1', 'failed'],
    ['2', 'invalid usage'],
    ['3', 'partly done'],
    ['4', 'not signed in'],
    ['5', 'not allowed'],
    ['6', 'not found'],
    ['7', 'conflicts with the current state'],
    ['8', 'invalid fields (listed in the message)'],
    ['130', 'interrupted by Ctrl+C or SIGTERM; anything already sent is reported'],
  ],
  end:
    'With JSON output, an error is a single JSON object on standard error:\n' +
    '{"success":false,"message":…,"code":…,"errors":…,"next":…,"request_id":…,"exit_code":…}',
};

const formats: Topic = {
  name: 'formats',
  intro:
    'Results go to standard output, everything else to standard error. On a terminal, lists are tables that fit the\n' +
    'width; in a pipe they are plain rows with tabs between the cells, and nothing is cut.',
  rowName: 'flag',
  rows: [
    ['--json', 'the whole result as JSON'],
    ['--json id,client.company_name', 'only those fields'],
    ['--format ndjson', 'one JSON object per line as each page arrives, however long the list is'],
    ['--format tsv', 'as in a pipe, on a terminal too'],
    ['--format table', 'as on a terminal, in a pipe too'],
    ['--jq QUERY', 'the JSON, filtered by jq, which is part of grt; strings are printed without quotes'],
  ],
  end: 'Example:\n  $ grt domains list --jq \'.[] | select(.status == "approved") | .domain_name\'',
};

const visible = listSeparatorValues.filter((separator) => separator.trim() === separator);
const spaced = listSeparatorValues.filter((separator) => separator.trim() !== separator && separator.trim() !== '');

const mappings: Topic = {
  name: 'mappings',
  intro:
    'Each column fills a field, or several. Options say how its values are read:\n' +
    '  --map labels=tags,split=pipe              on the command line\n' +
    '  tags: { column: labels, split: pipe }     in a mapping file, under fields',
  rowName: 'option',
  rows: [
    ['derive', `how an id is found in another column: ${idDerivationValues.join(', ')}`],
    ['as', `how a value is read: ${valueReadingValues.join(', ')}`],
    ['split', 'what separates the entries of a list, one of these:'],
    ['', visible.join(' ')],
    ['', `with a space on each side: ${spaced.map((separator) => separator.trim()).join(' ')}`],
    ['', `by name: ${Object.keys(separatorNames).join(', ')}`],
  ],
  end: 'grt feeds mapping init FILE writes a mapping file for a feed. grt api --list shows the fields.',
};

/** Topics of `grt help`. */
export const topics: readonly Topic[] = [environment, exitCodes, formats, mappings];

/** A topic as text for a terminal. */
export function topicText({ intro, rows, end }: Topic): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const isNarrow = width <= 30;
  const table = rows.map(([name, meaning]) =>
    isNarrow ? `  ${name.padEnd(width)}  ${meaning}` : `  ${name}\n      ${meaning}`,
  );
  return `${[intro, table.join('\n'), end].filter((part) => part !== '').join('\n\n')}\n`;
}
