import { createAccountStore } from '../modules/accounts/accounts.store.ts';
import { clients } from '../tables/clients.tables.ts';
import { approvalMail, rejectionMail } from '../modules/registrations/registrations.mail.ts';
import { createRegistrationStore } from '../modules/registrations/registrations.store.ts';
import type { Services } from '../services.ts';
import { demoAdministrators, demoApplicants, type DemoApplicant } from './demo-people.ts';

const dayMs = 86_400_000;

/** The administrators and the applicants in every review state; those with a username are set up as clients.
 * @returns client ids by company name. */
export async function createDemoAccounts(services: Services): Promise<Map<string, number>> {
  const { accounts, config, passwords } = services;
  const passwordHash = await passwords.hash(config.demoPassword);
  const [first, ...others] = demoAdministrators;
  const admin = await accounts.insert({ ...first, passwordHash });
  for (const person of others) await accounts.insert({ ...person, passwordHash });
  const numbers = new Map<string, number>();
  for (const applicant of demoApplicants) {
    const clientId = await createApplicant(services, applicant, { adminId: admin.id, passwordHash });
    if (clientId !== undefined) numbers.set(applicant.application.companyName, clientId);
  }
  return numbers;
}

async function createApplicant(
  services: Services,
  applicant: DemoApplicant,
  { adminId, passwordHash }: { adminId: number; passwordHash: string },
): Promise<number | undefined> {
  const { database, clock, mailer, links, publicUrl } = services;
  const { application, daysAgo, username, rejectedFor } = applicant;
  const appliedAt = new Date(clock.now().getTime() - daysAgo * dayMs);
  const reviewedAt = new Date(appliedAt.getTime() + 0.8 * dayMs);
  const past = { now: () => appliedAt };
  const registrations = createRegistrationStore(database, past);
  const accounts = createAccountStore(database, past);
  return database.transaction(async (queries) => {
    const registration = await registrations.insert(application);
    if (rejectedFor !== undefined) {
      await registrations.update(registration.id, () => ({
        status: 'rejected',
        reviewedBy: adminId,
        reviewedAt,
        adminNotes: rejectedFor,
      }));
      await mailer.send(rejectionMail(registration, rejectedFor));
      return undefined;
    }
    if (username === undefined && applicant.approved !== true) return undefined;
    const { companyName, website, country, state, timezone, email, firstName, lastName, phone, jobTitle } =
      registration;
    const status = username === undefined ? 'pending' : 'active';
    const [client] = await queries
      .insert(clients)
      .values({ companyName, website, country, state, timezone, status, createdAt: reviewedAt, updatedAt: reviewedAt })
      .returning();
    if (!client) throw new Error('The database returned no row for a new client');
    const person = { role: 'client' as const, clientId: client.id, email, firstName, lastName, phone, jobTitle };
    const account = await accounts.insert(username === undefined ? person : { ...person, username, passwordHash });
    await registrations.update(registration.id, () => ({
      status: 'approved',
      reviewedBy: adminId,
      reviewedAt,
      clientId: client.id,
    }));
    if (username === undefined) {
      const { token } = await links.create('setup', account.id);
      await mailer.send(approvalMail(registration, `${publicUrl()}/setup?token=${token}`));
    }
    return client.id;
  });
}
