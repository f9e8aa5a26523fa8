import type { ChaosReport } from './chaos.ts';

/** The figures of a run, a line each. */
export function figuresOf({
  kills,
  clockMoves,
  fullDisks,
  tally,
  acknowledged,
  clicks,
  spentBudgets,
  books,
  seconds,
}: ChaosReport): string[] {
  const all = kills.worker + kills.api + kills.connections;
  const line = (name: string, figure: number | string) => `${name.padEnd(24)} ${String(figure)}`;
  return [
    line(
      'kills',
      `${String(all)} (workers ${String(kills.worker)}, APIs ${String(kills.api)}, connections ${String(kills.connections)})`,
    ),
    line('clock moved', clockMoves),
    line('disk full', fullDisks),
    line(
      'acknowledged',
      `${String(tally.acknowledged)} calls (${String(tally.signIns)} sign-ins, ${String(acknowledged.domains.length)} domains, ${String(acknowledged.bids.size)} of them with bids, ${String(acknowledged.feeds.length)} uploads)`,
    ),
    line(
      'clicks of visitors',
      `${String(clicks.charged)} charged, ${String(clicks.repeats)} known already, ${String(clicks.refused)} refused, ${String(clicks.unanswered)} tried again`,
    ),
    line('budgets spent', `by visitors at ${String(spentBudgets)} domains`),
    line(
      'charged clicks',
      `${String(books.clicks.visits)} of visitors, ${String(books.clicks.simulated)} of the simulated market, $${books.clicks.dollars.toFixed(2)} in all`,
    ),
    line(
      'repeated',
      `${String(tally.unanswered)}, of which ${String(tally.replayed)} had been done before, and ${String(tally.unknown)} cannot say`,
    ),
    line('lost', books.lost.length),
    line('doubled', books.doubled.length),
    line('charged over budget', books.overBudget.length),
    line('books that differ', books.unbalanced.length),
    line('wrong imports', books.imports.length),
    line('files gone', books.missingFiles.length),
    line('files swept', books.unreferencedFiles.length),
    line('seconds', seconds.toFixed(0)),
  ];
}

/** Everything that must not have happened. */
export function faultsOf({ books, acknowledged, crashes }: ChaosReport): string[] {
  const { lost, doubled, overBudget, unbalanced, imports, missingFiles } = books;
  const named = {
    lost,
    doubled,
    overBudget,
    unbalanced,
    imports,
    missingFiles,
    crashes,
    unexpected: acknowledged.unexpected,
  };
  return Object.entries(named).flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
}
