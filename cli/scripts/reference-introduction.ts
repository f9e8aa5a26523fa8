/** What stands before the commands in docs/cli.md. */
export const introduction = `
\`grt\` does everything that the platform does, for people in a terminal and for pipelines. Results go to standard output, everything
else to standard error. On a terminal lists are tables that fit the width, long ones in a pager; in a pipe they are plain rows with tabs
between the cells, without heading or colour, and nothing is cut.

## Accounts

\`grt auth login\` keeps a session in \`$XDG_CONFIG_HOME/grt/credentials.json\` (\`~/.config\` by default), which only its owner can read.
Several accounts are kept side by side as profiles, and a token goes to no other server than the one it came from.

| variable | what it does |
| --- | --- |
| \`GRT_API_URL\` | server to use, \`http://127.0.0.1:4010/api\` by default |
| \`GRT_TOKEN\` | API token; wins over what is kept. For pipelines: \`grt tokens create\` |
| \`GRT_PROFILE\` | profile to use |
| \`GRT_WEB_URL\` | where the web app is, for \`--web\`, when it is not on the server's own origin |
| \`GRT_PAGER\`, \`PAGER\` | program for long output, \`less\` by default; \`cat\` for none |
| \`GRT_DEBUG=api\` | as \`--verbose\`: every call on standard error, without secrets |
| \`NO_COLOR\`, \`FORCE_COLOR\`, \`CLICOLOR_FORCE\`, \`TERM=dumb\` | colour off, on, on, off |

A question is asked only where somebody can answer. Elsewhere, and with \`--no-input\`, the command fails at once and names the flag that
answers it.

## Exit codes

| code | meaning |
| --- | --- |
| 0 | done, or already as it should be |
| 1 | failed |
| 2 | called in a wrong way |
| 3 | partly done |
| 4 | not signed in |
| 5 | not allowed |
| 6 | not there |
| 7 | in conflict with the present state |
| 8 | invalid: the fields are named |
| 130 | interrupted; what was sent is reported |

With JSON output an error is one JSON object on standard error: \`{"success":false,"message":…,"code":…,"errors":…,"request_id":…,"exit_code":…}\`.

## JSON

\`--json\` prints the whole result, \`--json id,client.company_name\` only these fields. \`--format ndjson\` prints one object per line as
it comes, page by page, however long the list is. \`--jq\` asks a query of the JSON; strings come out as they are:

\`\`\`
$ grt domains list --jq '.[] | select(.status == "approved") | .domain_name'
$ grt feeds list --jq 'group_by(.category) | map({category: .[0].category, feeds: length})'
\`\`\`

Of jq's language this is understood: paths (\`.a.b\`, \`."a b"\`, \`.[0]\`, \`.[-1]\`, \`.[2:4]\`, \`.[]\`, \`..\`, \`?\`), \`|\`, \`,\`, \`//\`, comparisons,
\`and\`, \`or\`, \`not\`, arithmetic, strings with \`\\(…)\`, arrays, objects, \`if … then … elif … else … end\`, and the functions
\`select\`, \`map\`, \`map_values\`, \`sort\`, \`sort_by\`, \`group_by\`, \`unique\`, \`unique_by\`, \`min\`, \`min_by\`, \`max\`, \`max_by\`, \`add\`, \`any\`, \`all\`,
\`first\`, \`last\`, \`limit\`, \`reverse\`, \`flatten\`, \`length\`, \`keys\`, \`values\`, \`has\`, \`contains\`, \`to_entries\`, \`from_entries\`,
\`with_entries\`, \`join\`, \`split\`, \`test\`, \`startswith\`, \`endswith\`, \`ascii_downcase\`, \`ascii_upcase\`, \`tostring\`, \`tonumber\`, \`tojson\`, \`fromjson\`,
\`floor\`, \`round\`, \`type\`, \`empty\`, \`@csv\`, \`@tsv\`. Variables, definitions, \`reduce\` and \`foreach\` are not. A query that begins with \`.[]\`
is answered while the list is read.

## Many things at once

Approving, rejecting, suspending and the like take ids, \`--from FILE\` (one per line or JSON, \`-\` for standard input) or \`--all\` with
filters. Each result is printed as it comes, in the order of the ids. \`--dry-run\` says what would be done; at a terminal the count is
asked for before several things are changed, and in a script \`--all\` needs \`--yes\`. Four calls run at a time (\`--concurrency\`); when
the server asks to wait, all of them do.

What is already as it should be counts as done, so a command may be repeated. A run that is left in the middle (an interruption, a lost
server) says how to go on: \`--resume\`. It sends what was under way with the same idempotency key, so that nothing is done twice. Such
runs are kept in \`$XDG_STATE_HOME/grt/runs\` (\`~/.local/state\` by default) until they are done, for 30 days at most.

## Feeds in a pipeline

\`\`\`
$ grt feeds mapping init videos.csv > mapping.yaml
$ grt feeds validate videos.csv --mapping mapping.yaml --report junit > report.xml
$ grt feeds upload videos.csv --domain clips.example --name Trending --category girls --mapping mapping.yaml --replace --wait
$ grt feeds sync feeds.yaml
\`\`\`

\`--replace\` gives the file to the feed of that name; the same file again imports nothing. \`sync\` does so for a folder, or for a manifest:

\`\`\`yaml
version: 1
domain: clips.example       # for every feed that does not say otherwise
category: girls
mapping: mapping.yaml
feeds:
  - file: trending.csv
    name: Trending
  - file: partner.csv
    name: Partner
    mapping: partner.mapping.yaml
\`\`\`

Recipes for CI systems are in [ci](ci/README.md).

## Completion

\`\`\`
$ source <(grt completion bash)
$ grt completion zsh > "\${fpath[1]}/_grt"
$ grt completion fish > ~/.config/fish/completions/grt.fish
\`\`\`

Commands, flags and values are completed, names and numbers from the server among them.
`;
