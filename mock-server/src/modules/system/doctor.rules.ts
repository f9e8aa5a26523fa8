import type { Finding, SystemStatus } from '@grt/sdk/contract';
import { serverProgram } from '../../core/program.ts';

/** What the doctor measured. */
export interface Examination {
  readonly production: boolean;
  /** What makes the settings unfit for production, one sentence each. */
  readonly productionFaults: readonly string[];
  readonly database: { readonly kind: 'embedded' | 'postgres'; readonly skewMs: number };
  /** Where files are kept. */
  readonly files: 'folder' | 'database';
  /** Why nothing can be written to the data directory; undefined if it can. */
  readonly directoryTrouble: string | undefined;
  /** Undefined without a mail server. */
  readonly mail: { readonly trouble: string | undefined } | undefined;
  readonly demoUsernames: readonly string[];
  readonly lacksSuperAdmin: boolean;
  readonly status: Pick<SystemStatus, 'status' | 'problems'>;
}

const order = ['failed', 'warning', 'ok'] as const;
const largestSkewMs = 5000;

/** What was found and what to do, worst first. */
export function findingsOf(examined: Examination): Finding[] {
  const found = [
    ...settings(examined),
    database(examined),
    files(examined),
    directory(examined),
    mail(examined),
    demo(examined),
    administrators(examined),
    ...health(examined),
  ];
  return found.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result));
}

function settings({ production, productionFaults }: Examination): Finding[] {
  if (productionFaults.length === 0) {
    return [{ name: 'Settings', result: 'ok', detail: 'Fit for production.' }];
  }
  const result = production ? 'failed' : 'warning';
  const use = production ? '' : 'Not fit for production: ';
  return productionFaults.map((fault) => ({ name: 'Settings', result, detail: `${use}${fault}.` }));
}

function database({ database: { kind, skewMs } }: Examination): Finding {
  const name = 'Database';
  if (Math.abs(skewMs) > largestSkewMs) {
    const seconds = String(Math.round(Math.abs(skewMs) / 1000));
    const detail = `Its clock differs from this machine's by ${seconds} s. Let both follow a time server.`;
    return { name, result: 'warning', detail };
  }
  const detail = kind === 'postgres' ? 'PostgreSQL answers.' : 'The embedded database answers.';
  return { name, result: 'ok', detail };
}

function files({ files: place, database: { kind } }: Examination): Finding {
  const name = 'Files';
  if (place === 'database') return { name, result: 'ok', detail: 'Kept in the database, for every machine.' };
  if (kind === 'embedded') return { name, result: 'ok', detail: 'Kept in a folder next to the database.' };
  const detail =
    'Kept in a folder of this machine. If others use the same database, set GRT_FILES=database on all of them ' +
    '(docs/operations.md, Several machines).';
  return { name, result: 'warning', detail };
}

function directory({ directoryTrouble }: Examination): Finding {
  const name = 'Data directory';
  if (directoryTrouble === undefined) return { name, result: 'ok', detail: 'Files can be written.' };
  return { name, result: 'failed', detail: `Nothing can be written to GRT_DATA_DIR: ${directoryTrouble}` };
}

function mail({ mail: server }: Examination): Finding {
  const name = 'Mail';
  if (!server)
    return { name, result: 'warning', detail: 'There is no mail server (SMTP_URL): email stays in the outbox.' };
  if (server.trouble === undefined) return { name, result: 'ok', detail: 'The mail server accepts us.' };
  return { name, result: 'failed', detail: `The mail server (SMTP_URL) does not accept us: ${server.trouble}` };
}

function demo({ production, demoUsernames }: Examination): Finding {
  const name = 'Demo accounts';
  if (demoUsernames.length === 0) return { name, result: 'ok', detail: 'No account has the demo password.' };
  const detail = `These accounts have a publicly known password: ${demoUsernames.join(', ')}. Take it from them: ${serverProgram} admin lock-demo`;
  return { name, result: production ? 'failed' : 'warning', detail };
}

function administrators({ lacksSuperAdmin }: Examination): Finding {
  const name = 'Super admin';
  if (!lacksSuperAdmin) return { name, result: 'ok', detail: 'At least one can sign in.' };
  const detail = `Nobody can sign in as a super admin. Create one: ${serverProgram} admin create`;
  return { name, result: 'warning', detail };
}

function health({ status: { status, problems } }: Examination): Finding[] {
  const name = 'Health';
  if (status === 'healthy')
    return [{ name, result: 'ok', detail: 'Disks, memory, jobs, and scheduled tasks are fine.' }];
  const result = status === 'unhealthy' ? 'failed' : 'warning';
  return problems.map((detail) => ({ name, result, detail }));
}
