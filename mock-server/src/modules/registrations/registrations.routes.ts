import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { messages, registrationSuccessStatus } from '@grt/sdk/contract';
import { createAccountStore, type AccountStore } from '../accounts/accounts.store.ts';
import { createMailedLinkStore, type MailedLinkStore } from '../accounts/mailed-links.store.ts';
import { createAuditStore, type AuditStore } from '../audit/audit.store.ts';
import { clients } from '../../tables/clients.tables.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import { licenseFileName, licenseTypeOf } from './license.rules.ts';
import { pictureAsPdf } from './license-pdf.ts';
import { registrationsCsv } from './registrations-csv.ts';
import { approvalMail, rejectionMail } from './registrations.mail.ts';
import {
  approveRegistration,
  assignRegistration,
  emailTaken,
  readApplication,
  registrationOf,
  rejectRegistration,
} from './registrations.rules.ts';
import {
  createRegistrationStore,
  type NewRegistration,
  type RegistrationRow,
  type RegistrationStore,
  type ReviewedRegistration,
} from './registrations.store.ts';

type Ids =
  | 'registrations.submit'
  | 'registrations.list'
  | 'registrations.export'
  | 'registrations.show'
  | 'registrations.approve'
  | 'registrations.reject'
  | 'registrations.assign'
  | 'registrations.duplicates'
  | 'registrations.businessLicense';

interface Parts extends Platform {
  readonly registrations: RegistrationStore;
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly audit: AuditStore;
}

/** What an applicant is told. */
const received = 'Registration submitted successfully! We will review your application and get back to you soon.';

/** Applications for access and their review. @see docs/specification/decisions.md §4 */
export function registrationHandlers(platform: Platform): Handlers<Ids> {
  const parts = partsOf(platform);
  const { registrations } = parts;
  return {
    async 'registrations.submit'(request) {
      const { id, applicationId, status } = await submit(parts, request);
      const data = { id, application_id: applicationId, status };
      return { status: registrationSuccessStatus, body: { success: true, data, message: received } };
    },
    async 'registrations.list'({ query }) {
      const { rows, total } = await registrations.list(query, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(registrationOf), meta: metaOf(query, total) } };
    },
    async 'registrations.export'({ query }) {
      const body = await registrationsCsv(registrations, query);
      return { status: 200, contentType: 'text/csv', filename: 'registrations.csv', body };
    },
    async 'registrations.show'({ path }) {
      return { status: 200, body: { success: true, data: registrationOf(found(await registrations.find(path.id))) } };
    },
    async 'registrations.approve'(request) {
      return {
        status: 200,
        body: {
          success: true,
          data: registrationOf(await approve(parts, request)),
          message: 'Registration approved successfully!',
        },
      };
    },
    async 'registrations.reject'(request) {
      return {
        status: 200,
        body: { success: true, data: registrationOf(await reject(parts, request)), message: 'Registration rejected' },
      };
    },
    async 'registrations.assign'(request) {
      return { status: 200, body: { success: true, data: registrationOf(await assign(parts, request)) } };
    },
    async 'registrations.duplicates'({ path }) {
      const { registration } = found(await registrations.find(path.id));
      const others = await registrations.duplicatesOf(registration);
      const data = others.map(({ registration: other, matchedOn }) => ({
        kind: other.clientId === null ? ('registration' as const) : ('client' as const),
        matched_on: matchedOn,
        registration_id: other.id,
        application_id: other.applicationId,
        company_name: other.companyName,
        email: other.email,
        status: other.status,
        created_at: other.createdAt.toISOString(),
      }));
      return { status: 200, body: { success: true, data } };
    },
    async 'registrations.businessLicense'({ path, query }) {
      const { registration } = found(await registrations.find(path.id));
      return license(parts, registration, query.original === 1);
    },
  };
}

function partsOf(platform: Platform): Parts {
  const { database, clock, random } = platform;
  return {
    ...platform,
    registrations: createRegistrationStore(database, clock),
    accounts: createAccountStore(database, clock),
    links: createMailedLinkStore(database, clock, random),
    audit: createAuditStore(database, clock),
  };
}

function found(registration: ReviewedRegistration | undefined): ReviewedRegistration {
  if (!registration) throw new Refusal(404, 'Registration not found');
  return registration;
}

async function submit(
  parts: Parts,
  { body, files, address, requestId }: RequestOf<'registrations.submit'>,
): Promise<RegistrationRow> {
  const { registrations, audit, database, limits } = parts;
  if (!(await createSettingStore(database).read()).registration_open)
    throw new Refusal(409, 'We do not take applications at present.', { code: 'registration_closed' });
  await limits.consume('registration', address);
  const application = readApplication(body);
  if (await parts.accounts.isEmailTaken(application.email)) throw emailTaken;
  const license = await keepLicense(files.business_license);
  try {
    return await database.transaction(async () => {
      const row = await registrations.insert({ ...application, ...license, address });
      await audit.record({
        action: 'registrations.submit',
        actor: { address, requestId },
        subject: { type: 'registration', id: row.id, label: row.applicationId },
      });
      return row;
    });
  } catch (error) {
    if (constraintOf(error)?.constraint === 'registrations_open_email') throw emailTaken;
    throw error;
  }
}

async function keepLicense(file: UploadedFile | undefined): Promise<Partial<NewRegistration>> {
  if (!file) return {};
  const licenseType = licenseTypeOf(file.head, file.filename);
  if (!licenseType) throw invalid({ business_license: [messages.RegistrationForm.business_license.type] });
  const { id, sizeBytes, sha256 } = await file.keep();
  return {
    licenseFileId: id,
    licenseFileName: file.filename.slice(0, 255),
    licenseType,
    licenseSizeBytes: sizeBytes,
    licenseSha256: sha256,
  };
}

async function approve(
  parts: Parts,
  { path, body, principal, address, requestId }: RequestOf<'registrations.approve'>,
): Promise<ReviewedRegistration> {
  const { registrations, mailer, audit, clock, database, publicUrl } = parts;
  return database.transaction(async () => {
    const now = clock.now();
    const approved = await registrations.update(path.id, async (before) => {
      const decision = approveRegistration(before, { adminId: principal.account_id, notes: body.admin_notes, at: now });
      const { clientId, token } = await openClient(parts, before.registration);
      await mailer.send(approvalMail(before.registration, `${publicUrl()}/setup?token=${token}`));
      return { ...decision, clientId };
    });
    const { registration } = found(approved);
    await audit.record({
      action: 'registrations.approve',
      actor: { principal, address, requestId },
      subject: { type: 'registration', id: registration.id, label: registration.applicationId },
      before: { status: 'pending' },
      after: { status: registration.status, admin_notes: registration.adminNotes, client_id: registration.clientId },
    });
    return found(approved);
  });
}

/** The client that an application becomes, its account, and the link that sets the account up.
 * @throws Refusal 409 when the address has an account. */
async function openClient(
  { accounts, links, clock, database }: Parts,
  registration: RegistrationRow,
): Promise<{ clientId: number; token: string }> {
  const { companyName, website, country, state, timezone, email, firstName, lastName, phone, jobTitle } = registration;
  const now = clock.now();
  const [client] = await database
    .repeated()
    .insert(clients)
    .values({ companyName, website, country, state, timezone, status: 'pending', createdAt: now, updatedAt: now })
    .returning({ id: clients.id });
  if (!client) throw new Error('The database returned no row for a new client');
  const contact = { clientId: client.id, email, firstName, lastName, phone, jobTitle };
  const account = await accounts.insert({ role: 'client', ...contact }).catch((error: unknown) => {
    if (constraintOf(error)?.constraint !== 'accounts_email_key') throw error;
    throw new Refusal(409, `${email} already has an account.`);
  });
  const { token } = await links.create('setup', account.id);
  return { clientId: client.id, token };
}

async function reject(
  parts: Parts,
  { path, body, principal, address, requestId }: RequestOf<'registrations.reject'>,
): Promise<ReviewedRegistration> {
  const { registrations, mailer, audit, clock, database } = parts;
  return database.transaction(async () => {
    const rejected = found(
      await registrations.update(path.id, (before) =>
        rejectRegistration(before, { adminId: principal.account_id, notes: body.admin_notes, at: clock.now() }),
      ),
    );
    const { registration } = rejected;
    await mailer.send(rejectionMail(registration, registration.adminNotes ?? ''));
    await audit.record({
      action: 'registrations.reject',
      actor: { principal, address, requestId },
      subject: { type: 'registration', id: registration.id, label: registration.applicationId },
      before: { status: 'pending' },
      after: { status: registration.status, admin_notes: registration.adminNotes },
    });
    return rejected;
  });
}

async function assign(
  parts: Parts,
  { path, body, principal, address, requestId }: RequestOf<'registrations.assign'>,
): Promise<ReviewedRegistration> {
  const { registrations, accounts, audit, database } = parts;
  const administrators = await accounts.administrators();
  if (body.admin_id !== null && !administrators.some(({ id }) => id === body.admin_id))
    throw invalid({ admin_id: ['There is no such administrator'] });
  return database.transaction(async () => {
    const assigned = found(await registrations.update(path.id, (before) => assignRegistration(before, body.admin_id)));
    await audit.record({
      action: 'registrations.assign',
      actor: { principal, address, requestId },
      subject: { type: 'registration', id: path.id, label: assigned.registration.applicationId },
      after: { assigned_to: assigned.assignee },
    });
    return assigned;
  });
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf' } as const;

async function license(
  { files }: Parts,
  { companyName, licenseFileId, licenseType }: RegistrationRow,
  original: boolean,
) {
  const file = licenseFileId === null ? undefined : await files.open(licenseFileId);
  if (!file || licenseType === null) throw new Refusal(404, 'Business license file not found');
  if (original || licenseType === 'pdf') {
    return {
      status: 200 as const,
      contentType: mediaTypes[licenseType],
      body: file.stream,
      filename: licenseFileName(companyName, licenseType),
      sizeBytes: file.sizeBytes,
    };
  }
  const picture = new Uint8Array(await new Response(file.stream).arrayBuffer());
  return {
    status: 200 as const,
    contentType: mediaTypes.pdf,
    body: await pictureAsPdf(picture, licenseType),
    filename: licenseFileName(companyName, 'pdf'),
  };
}
