import type { OperationCoverage, Reached } from './public-api.ts';

const style = `
:root { color-scheme: light dark; --text: light-dark(#14171c, #eceef1); --muted: light-dark(#5a616c, #9ba3af);
  --line: light-dark(#e4e4de, #272c35); --good: light-dark(#0f6e4f, #4cc79a); --bad: light-dark(#b3261f, #ff8a80); }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 64rem; color: var(--text);
  background: light-dark(#fafaf7, #0e1116); font: 15px/1.5 'Inter Variable', system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
details { border: 1px solid var(--line); border-radius: 8px; margin: 0.5rem 0; background: light-dark(#fff, #161a21); }
summary { padding: 0.5rem 0.75rem; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: var(--muted); }
dl { margin: 0; padding: 0 0.75rem 0.75rem; }
dt { color: var(--muted); }
dd { margin: 0 0 0.5rem; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.85rem; overflow-wrap: anywhere; }
.met { color: var(--good); }
.missing { color: var(--bad); }`;

/** The coverage as a page that needs nothing else. @param summary - its totals, one a line */
export function coveragePage(summary: readonly string[], operations: readonly OperationCoverage[]): string {
  const sorted = operations.toSorted((one, other) => Number(other.calls > 0) - Number(one.calls > 0));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coverage of the contract</title>
<style>${style}
</style>
</head>
<body>
<h1>Coverage of the contract</h1>
<p>${summary.map(escaped).join('<br>')}</p>
${sorted.map(sectionOf).join('\n')}
</body>
</html>
`;
}

function sectionOf({ operation, calls, statuses, requestFields, replyFields }: OperationCoverage): string {
  const share = `${String(calls)} ${calls === 1 ? 'call' : 'calls'}`;
  const lists = [
    ['Statuses', statuses],
    ['Request fields', requestFields],
    ['Reply fields', replyFields],
  ] as const;
  return `<details><summary>${escaped(operation)} <span>${share}</span></summary><dl>${lists.map(listOf).join('')}</dl></details>`;
}

function listOf([name, { met, missing }]: readonly [string, Reached]): string {
  if (met.length + missing.length === 0) return '';
  const lines = [
    ...(met.length === 0 ? [] : [`<dd class="met">Met: ${escaped(met.join(', '))}</dd>`]),
    ...(missing.length === 0 ? [] : [`<dd class="missing">Missing: ${escaped(missing.join(', '))}</dd>`]),
  ];
  return `<dt>${name}</dt>${lines.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
