import type { Finding } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { printList } from '../../core/list.ts';

const tones = { ok: 'good', warning: 'waiting', failed: 'bad' } as const;

const columns: readonly Column<Finding>[] = [
  { name: 'Result', value: (row) => row.result, tone: (row) => tones[row.result] },
  { name: 'Name', value: (row) => row.name },
  { name: 'Detail', value: (row) => row.detail, wraps: true },
];

/** `grt system doctor` */
export function doctorCommand(context: Context): Command {
  const command = new Command('doctor')
    .description("examine the server's settings, mail server, data directory, and jobs; exits 1 if something fails")
    .action(() => examine(context));
  return withExample(command, 'grt system doctor');
}

async function examine(context: Context): Promise<void> {
  const grt = await context.grt();
  const findings = await grt.system.doctor(undefined, { signal: context.signal });
  await printList(context, findings, columns, { empty: 'Nothing was examined.' });
  if (findings.some(({ result }) => result === 'failed')) context.exitWith(exitCode.failed);
}
