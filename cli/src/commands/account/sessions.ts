import type { Session } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';

const columns: readonly Column<Session>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'This one', value: (row) => row.is_current },
  { name: 'Address', value: (row) => row.address },
  { name: 'Last used', value: (row) => row.last_used_at, time: true },
  { name: 'Program', minor: true, value: (row) => row.user_agent },
  { name: 'Signed in', value: (row) => row.created_at, time: true },
  { name: 'Ends', value: (row) => row.refresh_until, time: true },
];

/** `grt account sessions` */
export function sessionsCommand(context: Context): Command {
  const command = new Command('sessions')
    .description('list where you are signed in')
    .action(() => listSessions(context));
  return withExample(command, 'grt account sessions');
}

async function listSessions(context: Context): Promise<void> {
  const grt = await context.grt();
  const sessions = await grt.auth.listSessions(undefined, { signal: context.signal });
  await printList(context, sessions, columns, { empty: 'No sessions. API tokens are listed by: grt tokens list' });
}
