import type { Config } from './config.ts';
import { demoAdministrators, demoApplicants } from './demo/demo-people.ts';

interface Started {
  readonly url: string;
  /** Where it listens; undefined if it does not. */
  readonly port: number | undefined;
  /** Demo data was created by this start. */
  readonly filled: boolean;
  /** Link for setting up the first super admin; undefined when there is one. */
  readonly firstLink: string | undefined;
}

/** What is printed when the server is ready: the address, the demo accounts, and where mail goes. */
export function welcome(config: Config, { url, port, filled, firstLink }: Started): string {
  const clients = demoApplicants.flatMap(({ username, application }) =>
    username === undefined ? [] : [`${username} (client, ${application.companyName})`],
  );
  const administrators = demoAdministrators.map(
    ({ username, role }) => `${username} (${role === 'super_admin' ? 'super admin' : 'administrator'})`,
  );
  const demo = [
    `  Demo accounts  ${administrators.join(', ')},`,
    `                 ${clients.join(', ')}`,
    `                 password: ${config.demoPassword}`,
  ];
  const first = [
    '  First admin    There is no super admin who can sign in. Set one up here, once and within an hour:',
    `                 ${String(firstLink)}`,
  ];
  return [
    '',
    `GRT is ready${filled ? ', filled with demo data' : ''}.`,
    '',
    `  Web app        ${url}`,
    `  API            ${url}/api`,
    `  API reference  ${url}/api/reference`,
    ...(config.publicUrl === undefined || port === undefined
      ? []
      : [`  Listens at     http://${config.host}:${String(port)}`]),
    ...(config.demo ? demo : []),
    ...(firstLink === undefined ? [] : first),
    `  Mail           ${config.smtpUrl === undefined ? 'kept in the outbox: grt outbox list, or GET /api/admin/outbox' : 'sent through SMTP_URL and kept in the outbox'}`,
    `  Data           ${config.databaseUrl === undefined ? config.dataDir : `PostgreSQL; files in ${config.dataDir}`}`,
    '',
  ].join('\n');
}
