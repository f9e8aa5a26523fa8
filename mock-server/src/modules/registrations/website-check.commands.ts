import { askedCheck } from '../../core/outbound/site-checker.ts';
import type { RegistrationParts, ReviewRequest } from './parts.ts';
import { foundRegistration, subjectOf } from './registration-decisions.ts';
import type { ReviewedRegistration } from './registrations.store.ts';

/** The job that looks at an applicant's website. */
const websiteJob = 'registrations.check_website';

interface WebsitePayload {
  readonly id: number;
}

/** How many websites one process looks at at the same time. */
const checksAtOnce = 2;

/** Defines how websites of applicants are looked at. @see docs/decisions/0024-evidence.md */
export function defineWebsiteCheck({ queue, registrations, checkSite }: RegistrationParts): void {
  queue.define<WebsitePayload>(websiteJob, {
    queue: 'checks',
    concurrency: checksAtOnce,
    perOwner: 1, // so that of several jobs for one website the first looks, and the others find that it has
    async handler({ payload: { id } }, { signal }) {
      const found = await registrations.find(id);
      if (found?.registration.websiteCheck?.state !== 'checking') return;
      const websiteCheck = await checkSite({ address: found.registration.website }, signal);
      await registrations.update(id, () => ({ websiteCheck }));
    },
  });
}

/** Has an application's website looked at, once the caller's transaction commits. */
export async function startWebsiteCheck({ queue }: Pick<RegistrationParts, 'queue'>, id: number): Promise<void> {
  await queue.enqueue(websiteJob, { id } satisfies WebsitePayload, { owner: `registration ${String(id)}` });
}

/** Has it looked at once more. @throws Refusal 404 */
export async function checkWebsite(
  parts: RegistrationParts,
  { id, actor }: ReviewRequest,
): Promise<ReviewedRegistration> {
  const { registrations, audit, database } = parts;
  return database.transaction(async () => {
    const asked = foundRegistration(
      await registrations.update(id, ({ registration: { website, websiteCheck } }) => ({
        websiteCheck: askedCheck(website, websiteCheck),
      })),
    );
    await startWebsiteCheck(parts, id);
    await audit.record({ action: 'registrations.checkWebsite', actor, subject: subjectOf(asked.registration) });
    return asked;
  });
}
