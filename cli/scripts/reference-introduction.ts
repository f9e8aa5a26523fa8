import { topics } from '../src/commands/help/topics.ts';

/** What `grt help` lists, as a table. */
function tableOf(topic: string): string {
  const { rowName, rows } = topics.find(({ name }) => name === topic) ?? { rowName: '', rows: [] };
  const lines = rows.map(([names, meaning]) => {
    const marked = names.split(', ').map((name) => `\`${name}\``);
    return `| ${marked.join(', ')} | ${meaning} |`;
  });
  return [`| ${rowName} | meaning |`, '| --- | --- |', ...lines].join('\n');
}

/** The introduction of docs/cli.md, before the commands. */
export const introduction = `
\`grt\` brings the whole platform to your terminal and your pipelines. Results go to standard output, everything
else to standard error. On a terminal, lists are tables that fit the width, and long ones open in a pager. In a pipe they are plain rows with tabs
between the cells, without heading or color, and nothing is cut.

## Accounts

\`grt auth login\` keeps a session in \`$XDG_CONFIG_HOME/grt/credentials.json\` (\`~/.config\` by default), which only its owner can read.
You can save several accounts as profiles. A token is only ever sent to the server that issued it.

${tableOf('environment')}

\`grt help environment\`, \`grt help exit-codes\`, \`grt help formats\`, and \`grt help mappings\` explain these things at the terminal.

Commands prompt only when someone is there to answer. Otherwise, and with \`--no-input\`, the command fails right away and names the missing
flag.

## Exit codes

${tableOf('exit-codes')}

With JSON output, an error is a single JSON object on standard error: \`{"success":false,"message":…,"code":…,"errors":…,"next":…,"request_id":…,"exit_code":…}\`.

## JSON

\`--json\` prints the whole result; \`--json id,client.company_name\` prints only those fields. \`--format ndjson\` prints one object per line as
each page arrives, however long the list is. \`--jq\` filters the JSON with a query; strings are printed without quotes. At a terminal,
JSON is indented and colored; in a pipe it never is. A command that changes something refuses a field that its result will not have
before it changes anything.

\`\`\`
$ grt domains list --jq '.[] | select(.status == "approved") | .domain_name'
weekend-reel.example
acme-shorts.example
daily-clips.example
$ grt feeds list --jq 'group_by(.review_status)[] | "\\(.[0].review_status): \\(length)"'
approved: 6
pending: 1
\`\`\`

The query is answered by jq 1.8 itself, which is part of \`grt\`: its manual (https://jqlang.org/manual) holds, except that there
are no modules. \`env\` and \`$ENV\` are the environment of \`grt\`. A query that does not compile is refused, in the words of jq, before the
command does anything. \`fromdate\` takes whole seconds only: \`.created_at | sub("\\\\.\\\\d+Z$"; "Z") | fromdate\`. A query that starts with
\`.[]\` prints results while the list is still being read.

## Many things at once

Commands such as approve, reject, and suspend take ids or names, \`--from FILE\` (one per line or JSON, \`-\` for standard input) or \`--all\` with
filters. Results are printed as they arrive, in the order of the ids. \`--dry-run\` shows what would change. At a terminal, you confirm
the count before more than one item changes; in a script, \`--all\` requires \`--yes\`. Up to 100 decisions
go into one call; of other calls, four run at once (\`--concurrency\`). When the server asks clients to slow down, all of them wait. Items already in the requested state count as done, so a command is safe to repeat. If a run stops partway (you interrupt it, or the server
becomes unreachable), it tells you how to continue with \`--resume\`. Resuming resends calls that were in flight with the same idempotency key, so nothing happens twice.
Unfinished runs are stored in \`$XDG_STATE_HOME/grt/runs\` (\`~/.local/state\` by default) until they finish, for up to 30 days.

## Feeds in a pipeline

\`\`\`
$ grt feeds mapping init videos.csv > mapping.yaml
$ grt feeds validate videos.csv --mapping mapping.yaml --report junit > report.xml
$ grt feeds upload videos.csv --domain daily-clips.example --name Trending --category girls --mapping mapping.yaml --replace --wait
$ grt feeds sync feeds.yaml
\`\`\`

\`--replace\` updates the existing feed with that name; uploading the same file again imports nothing. \`sync\` does this for a folder or a manifest:

\`\`\`yaml
version: 1
domain: daily-clips.example   # for every feed that does not say otherwise
category: girls
mapping: mapping.yaml
feeds:
  - file: trending.csv
    name: Trending
  - file: partner.csv
    name: Partner
    mapping: partner.mapping.yaml
\`\`\`

Recipes for CI systems, and an action for GitHub, are in [ci](ci/README.md).

## Completion

\`\`\`
$ source <(grt completion bash)
$ grt completion zsh > "\${fpath[1]}/_grt"
$ grt completion fish > ~/.config/fish/completions/grt.fish
$ grt completion powershell | Out-String | Invoke-Expression
\`\`\`

Completes commands, flags, and values, including names and ids from the server.
`;
