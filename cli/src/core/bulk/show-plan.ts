import type { Context } from '../context.ts';
import { stateOf, type Failure } from '../failure.ts';
import { counted, countText } from '../quantities.ts';
import type { BulkJob } from './job.ts';
import { outcome } from './outcome.ts';
import { complainOf, settleOne } from './work-off.ts';

/** Shows what is to be changed, without changing it: looks at each, if the job knows how, and says which of them would stay as
 * they are or be refused because they are missing. Sets the exit code. */
export async function showPlan<Row>(context: Context, job: BulkJob<Row>, ids: readonly number[]): Promise<void> {
  const { look, columns } = job;
  if (look === undefined) {
    await context.output.list(
      ids.map((id) => ({ id })),
      [{ name: 'Id', value: (row) => row.id, align: 'right' }],
    );
    return sayPlan(context, job, { changed: ids.length });
  }
  const refused: Failure[] = [];
  let unchanged = 0;
  const rows = async function* (): AsyncGenerator<Row> {
    for (const id of ids) {
      const looked = await settleOne(() => look(id));
      if ('failure' in looked) {
        refused.push(looked.failure);
        await complainOf(context, id, looked.failure);
        continue;
      }
      const wanted = typeof job.wanted === 'function' ? job.wanted(id) : job.wanted;
      if (wanted !== undefined && stateOf(looked.row) === wanted) unchanged += 1;
      yield looked.row;
    }
  };
  await context.output.list(rows(), columns);
  const changed = ids.length - unchanged - refused.length;
  await sayPlan(context, job, { changed, unchanged, refused: refused.length });
  context.exitWith(outcome({ done: changed, unchanged, refused }));
}

/** Says how many are to be changed. */
export async function sayPlan<Row>(
  context: Pick<Context, 'note'>,
  { verb, what }: Pick<BulkJob<Row>, 'verb' | 'what'>,
  counts: { readonly changed: number; readonly unchanged?: number; readonly refused?: number },
): Promise<void> {
  const { changed, unchanged = 0, refused = 0 } = counts;
  const parts = [
    `${verb} ${counted(changed, ...what)}`,
    ...(unchanged === 0 ? [] : [`unchanged ${countText(unchanged)}`]),
    ...(refused === 0 ? [] : [`refused ${countText(refused)}`]),
  ];
  await context.note(`${parts.join(', ')}: nothing was changed (--dry-run)`);
}
