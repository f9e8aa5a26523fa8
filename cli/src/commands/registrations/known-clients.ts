import { Option } from 'commander';
import type { Context } from '../../core/context.ts';
import type { Considered } from '../../core/bulk/job.ts';
import { counted, countText } from '../../core/quantities.ts';
import { listedRegistrations } from './listed-registrations.ts';

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
    await context.note('Not checked who is already a client: this account or token may not list applications.');
    return ids;
  }
  if (known.size === 0) return ids;
  await context.note(whoTheyAre(known, ids.length));
  const chosen =
    (choice as Choice | undefined) ?? (mayAsk ? await ask(context, known.size) : isNamed ? 'approve' : 'skip');
  if (chosen === 'approve') return ids;
  await context.note(`${known.size === 1 ? 'It is' : 'They are'} left out.`);
  return ids.filter((id) => !known.has(id));
}

async function knownClients(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const known = new Map<number, string>();
  const found = listedRegistrations(context, ids, { status: 'pending', applicant: 'client' });
  for await (const { id, company_name, application_id } of found) known.set(id, `${company_name} (${application_id})`);
  return known;
}

function whoTheyAre(known: ReadonlyMap<number, string>, total: number): string {
  const named = [...known.values()].slice(0, namedMax).join(', ');
  const more = known.size > namedMax ? `, and ${countText(known.size - namedMax)} more` : '';
  const who = `${named}${more}`;
  if (total === 1) return `${who} is already a client.`;
  return `${countText(known.size)} of ${counted(total, 'applicant')} ${known.size === 1 ? 'is already a client' : 'are already clients'}: ${who}.`;
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
