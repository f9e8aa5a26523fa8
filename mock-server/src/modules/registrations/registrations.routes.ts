import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { convertPicture } from '../../core/pictures/convert-picture.ts';
import type { Platform } from '../../core/platform.ts';
import { registrationSuccessStatus } from '@grt/sdk/contract';
import { actorOf } from '../audit/actor.rules.ts';
import { licenseReply } from './license-files.ts';
import { createRegistrationCommands, foundRegistration, type RegistrationParts } from './registrations.commands.ts';
import { registrationsCsv } from './registrations-csv.ts';
import { registrationOf } from './registrations.rules.ts';

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

/** The reply to an applicant. */
const received = 'Registration submitted successfully! We will review your application and get back to you soon.';

/** Applications for access and their review. @see docs/specification/decisions.md §4 */
export function registrationHandlers(parts: RegistrationParts & Pick<Platform, 'files'>): Handlers<Ids> {
  const { registrations } = parts;
  const commands = createRegistrationCommands(parts);
  return {
    async 'registrations.submit'({ body: form, files, address, requestId }) {
      const submission = { form, businessLicense: files.business_license };
      const { id, applicationId, status } = await commands.submit(submission, { address, requestId });
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
      return {
        status: 200,
        body: { success: true, data: registrationOf(foundRegistration(await registrations.find(path.id))) },
      };
    },
    async 'registrations.approve'({ path, body, ...request }) {
      const data = registrationOf(await commands.approve(body, { id: path.id, actor: actorOf(request) }));
      return { status: 200, body: { success: true, data, message: 'Registration approved successfully!' } };
    },
    async 'registrations.reject'({ path, body, ...request }) {
      const data = registrationOf(await commands.reject(body, { id: path.id, actor: actorOf(request) }));
      return { status: 200, body: { success: true, data, message: 'Registration rejected' } };
    },
    async 'registrations.assign'({ path, body, ...request }) {
      const assigned = await commands.assign(body.admin_id, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: registrationOf(assigned) } };
    },
    async 'registrations.duplicates'({ path }) {
      const { registration } = foundRegistration(await registrations.find(path.id));
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
      const { registration } = foundRegistration(await registrations.find(path.id));
      return licenseReply({ files: parts.files, convert: convertPicture }, registration, query.original === 1);
    },
  };
}
