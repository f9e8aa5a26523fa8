import type { SiteCheck } from '@grt/sdk/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { anywhereIn, anywhereInBoth, moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';
import { clients, companyKey } from './clients.tables.ts';

/** Applications for access. */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id').notNull(),
    companyName: text('company_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    phone: text().notNull(),
    /** Digits only, for finding duplicates. */
    phoneKey: text('phone_key').notNull(),
    jobTitle: text('job_title').notNull(),
    website: text().notNull(),
    /** The host without www, for finding duplicates. */
    websiteKey: text('website_key').notNull(),
    companyDescription: text('company_description').notNull(),
    expectedTraffic: text('expected_traffic').notNull(),
    budgetRange: text('budget_range').notNull(),
    country: text().notNull(),
    state: text().notNull(),
    timezone: text().notNull(),
    campaignGoals: text('campaign_goals'),
    additionalNotes: text('additional_notes'),
    adminNotes: text('admin_notes'),
    status: text({ enum: ['pending', 'approved', 'rejected'] }).notNull(),
    reviewedAt: moment('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => accounts.id),
    assignedTo: integer('assigned_to').references(() => accounts.id),
    /** Since when a question waits for the applicant's answer. */
    askedAt: moment('asked_at'),
    /** When it arrived, later by the time that it waited for the applicant; null if it never did. */
    waitingSince: moment('waiting_since'),
    clientId: integer('client_id').references(() => clients.id),
    licenseFileId: text('license_file_id'),
    licenseFileName: text('license_file_name'),
    licenseType: text('license_type', { enum: ['png', 'jpg', 'pdf'] }),
    licenseSizeBytes: bigint('license_size_bytes', { mode: 'number' }),
    licenseSha256: text('license_sha256'),
    address: text(),
    /** What was found at the website; null until someone asks. */
    websiteCheck: jsonb('website_check').$type<SiteCheck>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('registrations_application_id').on(table.applicationId),
    uniqueIndex('registrations_open_email')
      .on(table.emailKey)
      .where(sql`${table.status} in ('pending', 'approved')`),
    index('registrations_created').on(table.createdAt, table.id),
    index('registrations_status').on(table.status, table.createdAt, table.id),
    index('registrations_waiting').on(waitingIn(table), table.id),
    index('registrations_status_waiting').on(table.status, waitingIn(table), table.id),
    index('registrations_asked')
      .on(table.createdAt, table.id)
      .where(sql`${table.askedAt} is not null`),
    index('registrations_assigned')
      .on(table.assignedTo, table.createdAt, table.id)
      .where(sql`${table.assignedTo} is not null`),
    index('registrations_email').on(table.emailKey),
    index('registrations_client').on(table.clientId, table.id),
    index('registrations_name').on(companyKey(table.companyName)),
    index('registrations_phone').on(table.phoneKey),
    index('registrations_website').on(table.websiteKey),
    index('registrations_license').on(table.licenseSha256),
    index('registrations_search').using(
      'gin',
      anywhereIn(table.companyName),
      anywhereIn(table.email),
      anywhereIn(table.applicationId),
      anywhereInBoth(table.firstName, table.lastName),
    ),
    oneOf('registrations_status_known', table.status, ['pending', 'approved', 'rejected']),
  ],
);

/** Since when it has been waiting for a reviewer. */
export const waitingSince = waitingIn(registrations);

function waitingIn(table: Record<'waitingSince' | 'createdAt', SQLWrapper>): SQL<Date> {
  return sql`coalesce(${table.waitingSince}, ${table.createdAt})`;
}

/** As searches look for it. */
export const applicantName = sql`${registrations.firstName} || ' ' || ${registrations.lastName}`;

/** Links that applicants were mailed: each shows one application to whoever has it. */
export const applicationLinks = pgTable(
  'application_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    registrationId: integer('registration_id')
      .notNull()
      .references(() => registrations.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('application_links_registration').on(table.registrationId)],
);

/** What applicants were asked for, and what they answered. */
export const applicationQuestions = pgTable(
  'application_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    registrationId: integer('registration_id')
      .notNull()
      .references(() => registrations.id),
    question: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => accounts.id),
    answer: text(),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('application_questions_registration').on(table.registrationId, table.id)],
);

/** Files that came with answers. */
export const applicationAnswerFiles = pgTable(
  'application_answer_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => applicationQuestions.id),
    fileId: text('file_id').notNull(),
    fileName: text('file_name').notNull(),
    type: text({ enum: ['png', 'jpg', 'pdf'] }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('application_answer_files_question').on(table.questionId, table.id),
    index('application_answer_files_file').on(table.fileId),
    oneOf('application_answer_files_type', table.type, ['png', 'jpg', 'pdf']),
  ],
);

/** The next application number within a month, as in GRT-202611-00042. */
export const applicationNumbers = pgTable('application_numbers', {
  month: text().primaryKey(),
  last: integer().notNull(),
});
