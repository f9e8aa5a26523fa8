import type { Registration } from '@grt/sdk/contract';
import { Option } from 'commander';
import type { Context } from '../../core/context.ts';
import type { Considered } from '../../core/bulk/job.ts';
import { counted, countText } from '../../core/quantities.ts';
import { listedRegistrations, type Applicant } from './listed-registrations.ts';

/** What becomes of applicants who are clients already. */
const choices = ['skip', 'approve'] as const;
type Choice = (typeof choices)[number];

/** `--clients` */
export const clientsOption = (): Option =>
  new Option(
    '--clients <choice>',
    'skip applicants who are already clients, or approve them, too (default: ask; without a terminal, skip them with --all)',
  ).choices(choices);

/** How many of the applicants are named. */
const namedMax = 5;

/** Says how many of the chosen applicants are clients already: approving makes a second client of each.
 * @returns the ids to go on with */
export async function withoutKnownClients(
  context: Context,
  ids: readonly number[],
  { choice, isNamed, mayAsk }: Considered,
): Promise<readonly number[]> {
  const { ForbiddenError } = await import('@grt/sdk');
  const known = await knownClients(context, ids).catch((error: unknown) => {
    // A token may be for deciding alone.
    if (error instanceof ForbiddenError) return undefined;
    throw error;
  });
  if (known === undefined) {
    await context.note('Could not check for existing clients: this account or token cannot list applications.');
    return ids;
  }
  if (known.size === 0) return ids;
  await context.note(whoTheyAre([...known.values()], ids.length));
  const chosen =
    (choice as Choice | undefined) ?? (mayAsk ? await ask(context, known.size) : isNamed ? 'approve' : 'skip');
  if (chosen === 'approve') return ids;
  await context.note(`${known.size === 1 ? 'It is' : 'They are'} left out.`);
  return ids.filter((id) => !known.has(id));
}

/** What a reviewer has to know of a client, the worst first. */
const standings = ['suspended', 'inactive'] as const;
type Standing = (typeof standings)[number];

interface KnownClient {
  readonly applicant: Registration;
  readonly standing: Standing | undefined;
}

async function knownClients(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, KnownClient>> {
  const known = new Map<number, KnownClient>();
  const listed = (some: readonly number[], applicant: Applicant) =>
    listedRegistrations(context, some, { status: 'pending', applicant });
  for await (const applicant of listed(ids, 'client')) known.set(applicant.id, { applicant, standing: undefined });
  for (const standing of standings) {
    const others = [...known.keys()].filter((id) => known.get(id)?.standing === undefined);
    for await (const applicant of listed(others, `${standing}_client`))
      known.set(applicant.id, { applicant, standing });
  }
  return known;
}

function whoTheyAre(known: readonly KnownClient[], total: number): string {
  const [first] = known;
  if (first && total === 1) return `${nameOf(first.applicant)} is ${oneClient(first.standing)}.`;
  const of = (wanted?: Standing) => known.filter(({ standing }) => standing === wanted);
  const some = standings.filter((standing) => of(standing).length > 0);
  const counts = some.map((one, index) => `, ${countText(of(one).length)}${index === 0 ? ' of them' : ''} ${one}`);
  const names = [...of('suspended'), ...of('inactive'), ...of()]
    .slice(0, namedMax)
    .map(({ applicant, standing }) => nameOf(applicant, standing));
  const more = known.length > namedMax ? `, and ${countText(known.length - namedMax)} more` : '';
  const are = known.length === 1 ? 'is already a client' : 'are already clients';
  const who = `${countText(known.length)} of ${counted(total, 'applicant')} ${are}${counts.join('')}`;
  return `${who}: ${names.join(', ')}${more}.`;
}

const nameOf = ({ company_name, application_id }: Registration, standing?: Standing) =>
  `${company_name} (${[application_id, standing].filter(Boolean).join(', ')})`;

function oneClient(standing: Standing | undefined): string {
  if (standing === undefined) return 'already a client';
  return standing === 'suspended' ? 'a suspended client' : 'an inactive client';
}

function ask({ prompt }: Context, count: number): Promise<Choice> {
  return prompt.choose<Choice>({
    message: `Approving makes ${count === 1 ? 'it a client' : 'each of them a client'} a second time.`,
    flag: '--clients',
    choices: [
      { name: count === 1 ? 'Leave it out' : 'Leave them out', value: 'skip' },
      { name: 'Approve anyway', value: 'approve' },
    ],
    initial: 'skip',
  });
}
