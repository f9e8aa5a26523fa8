import type { TestServer } from '@grt/mock-server/testing';
import { runGrtAs } from './run-grt.ts';

const reviewer = { as: 'reviewer' };
const latest = ['--limit=1', '--json'];

/** Approves a pending application. @returns the setup link that the applicant is sent */
export async function invited(server: TestServer): Promise<string> {
  const pending = await runGrtAs(server, reviewer, 'registrations', 'list', '--status=pending', ...latest, 'id,email');
  const [applicant] = JSON.parse(pending.out) as { id: number; email: string }[];
  await runGrtAs(server, reviewer, 'registrations', 'approve', String(applicant?.id));
  const mails = await runGrtAs(
    server,
    reviewer,
    'outbox',
    'list',
    `--recipient=${applicant?.email ?? ''}`,
    ...latest,
    'id',
  );
  const [mail] = JSON.parse(mails.out) as { id: number }[];
  return (await runGrtAs(server, reviewer, 'outbox', 'show', String(mail?.id), '--links')).out.trim();
}
