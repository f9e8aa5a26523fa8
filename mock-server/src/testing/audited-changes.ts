import type { OperationId } from '@grt/sdk/contract';
import { expect } from 'vitest';
import { aFile } from '../modules/feeds/testing.ts';
import type { AuditedRecords } from './audited-records.ts';

/** A call that changes every field that its body has. */
export interface AuditedChange {
  /** Who makes it; the super admin if omitted. */
  readonly as?: 'acme' | 'globex';
  readonly id?: number;
  /** By field; sent as a form if a file is among them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the entry has for a field, where it is not the field itself as it was sent. */
  readonly told?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The action of the entry, if it is not the operation. */
  readonly action?: string;
  /** It adds something, so nothing was there before. */
  readonly adds?: true;
}

/** Fields that are no values of a record, and why. */
export const untoldFields: ReadonlyMap<string, string> = new Map([
  ...['version', 'updated_at'].map((name) => [name, 'what the editor started from'] as const),
  ...['action', 'review_id'].map((name) => [name, 'the action and the subject of the entry'] as const),
  ['content', 'the revisions of a page keep it; the entry names it in `changed`'],
  ['revoke', 'how to decide, which the status shows'],
]);

const because = (reason: string, ...ids: readonly OperationId[]) => ids.map((id) => [id, reason] as const);

/** Operations with a body whose entries need not name its fields, and why. */
export const untoldOperations: ReadonlyMap<OperationId, string> = new Map([
  ...because(
    'it proves or sets what someone signs in with: all that is sent is secret, or identifies whoever sends it',
    'auth.adminLogin', 'auth.clientLogin', 'auth.changePassword', 'auth.forgotPassword', 'auth.checkPasswordReset',
    'auth.resetPassword', 'factors.completeSignIn', 'factors.startPasskeySignIn', 'factors.stepUp', 'factors.confirmTotp',
    'factors.confirmPasskey', 'devices.signIn', 'setup.validateToken', 'setup.createAccount', 'setup.createAdministrator',
    'email.check', 'email.confirm', 'email.decline', 'registrations.status',
  ),
  ...because('it changes nothing', 'clientFeeds.validate', 'pages.preview'),
  ...because(
    'each record has the entry of the single call', 'registrations.decide', 'registrations.assignAll',
    'adminFeeds.decide', 'feedReview.assignAll', 'domains.decide', 'domains.assignAll', 'clients.decide',
  ),
  ...because(
    'the entry is that of the file that was sent before', 'clientFeeds.processMapping', 'adminFeeds.processMapping',
  ),
  ...because('the record itself keeps it, and no one can change it', 'registrations.submit', 'registrations.answer'),
  ...because('only administrators who may see the record may read it, which the audit does not know', 'notes.create'),
  ...because(
    'it runs an operation; the entry has its outcome', 'system.clearOptimizations', 'system.runSchedule',
    'system.restartQueues', 'system.clearCache', 'system.optimize',
  ),
  ...because('it is about what the caller reads, and no decision', 'notifications.readAll', 'views.save', 'live.look'),
]); // prettier-ignore

const assigned = { admin_id: { assigned_to: 'admin' } };
const person = { first_name: 'Ada', last_name: 'Byron', email: 'ada@new.example' };
const company = {
  ...person,
  company_name: 'Renamed',
  phone: '+1 212 555 0199',
  job_title: 'Chief',
  website: 'https://new.example',
  country: 'CA',
  state: 'ON',
  timezone: 'Asia/Tokyo',
  subscription_plan: 'Premium',
};
const pendingEmail = { email: { pending_email: expect.objectContaining({ email: person.email }) as object } };
const pendingZone = { timezone: { pending_timezone: 'Asia/Tokyo' } };
const domain = {
  domain_name: 'renamed.example',
  domain_url: 'https://renamed.example/home',
  dmca_compliance_url: 'https://renamed.example/dmca',
  content_removal_email: 'removal@renamed.example',
};
const page = {
  title: 'Privacy',
  slug: 'privacy-here',
  content: '<p>New</p>',
  meta_description: 'What we keep',
  meta_keywords: 'privacy',
  page_type: 'legal',
  status: 'published',
  is_active: false,
};
const variable = { variable_name: 'Town', default_value: 'Paris', description: 'Where it is' };
const rule = { type: 'state', code: 'US-TX', name: 'Texas', block_reason: 'Age verification law' };
const webhook = { url: 'https://hooks.example/new', events: ['feed.rejected'], description: 'Chat' };
const reading = { delimiter: ';', quote_char: "'", lazy_quotes: 'exact', has_header_row: false, header_row: undefined };
/** A line is taken back when the file is said to have no header row. */
const lineTakenBack = { header_row: { header_row: null } };
const feed = {
  ...reading,
  feed_name: 'Renamed',
  feed_description: 'Other videos',
  category: 'guys',
  feed_url: 'https://feeds.example/new.csv',
  feed_type: 'disabled',
  url_parameters: 'utm_source=grt',
  record_path: 'videos',
  encoding: 'windows-1252',
  refresh_interval_minutes: 60,
};
const { refresh_interval_minutes: _, ...sentWithFile } = feed;
const uploaded = { ...sentWithFile, csv_delimiter: ';', has_header_row: true, header_row: 1 };
const mapping = { external_id: 'external_id', title: { field: 'title' }, thumbnail_url: 'thumbnail_url' };
const reason = [{ name: 'Parked', text: 'Nothing is there.' }];

/** A change of each kind. */
export function auditedChanges(records: AuditedRecords): Partial<Record<OperationId, AuditedChange>> {
  const { applications, domainId, otherDomainId } = records;
  const notes = { admin_notes: 'Seen' };
  return {
    'tokens.create': {
      fields: { name: 'CI', scopes: ['account:read'], expires_in_days: 3 },
      told: { expires_in_days: { expires_at: '2026-11-23T17:00:00.000Z' } },
      adds: true,
    },
    'factors.rename': { as: 'globex', id: records.factor, fields: { name: 'Phone' } },
    'webhooks.create': { as: 'acme', fields: webhook, adds: true },
    'webhooks.update': { as: 'acme', id: records.webhook, fields: { ...webhook, is_enabled: false } },
    'registrations.approve': { id: applications.toApprove, fields: notes },
    'registrations.reject': { id: applications.toReject, fields: notes },
    'registrations.assign': { id: applications.toAssign, fields: { admin_id: records.admin }, told: assigned },
    'registrations.ask': { id: applications.toAsk, fields: { question: 'Which videos?' }, adds: true },
    'domains.create': { as: 'acme', fields: { ...domain, domain_name: 'created.example' }, adds: true },
    'domains.update': { as: 'acme', id: records.editedDomain, fields: domain },
    'domains.approve': { id: records.approvedDomain, fields: notes },
    'domains.reject': { id: records.rejectedDomain, fields: notes },
    'domains.assign': { id: records.assignedDomain, fields: { admin_id: records.admin }, told: assigned },
    'clientFeeds.saveMapping': { as: 'acme', id: records.resolvedFeed, fields: { mapping } },
    'adminFeeds.saveMapping': { id: records.assignedFeed, fields: { mapping } },
    'clientFeeds.update': {
      as: 'acme',
      id: records.ownFeed,
      fields: { ...feed, domain_id: otherDomainId, is_active: false },
      told: lineTakenBack,
    },
    'adminFeeds.update': {
      id: records.anyFeed,
      fields: { ...feed, domain_id: otherDomainId, is_active: false },
      told: lineTakenBack,
    },
    'clientFeeds.create': { as: 'acme', fields: { ...feed, domain_id: domainId }, told: lineTakenBack, adds: true },
    'adminFeeds.create': { fields: { ...feed, client_id: 1, domain_id: domainId }, told: lineTakenBack, adds: true },
    'adminFeeds.createFromUrl': {
      fields: { ...feed, client_id: 1, domain_id: domainId },
      told: lineTakenBack,
      adds: true,
    },
    'adminFeeds.upload': {
      fields: { ...uploaded, client_id: 1, domain_id: domainId, file: aFile('external_id\na\n', 'gone.csv') },
      told: { csv_delimiter: { delimiter: ';' }, file: { file: 'gone.csv' } },
      adds: true,
    },
    'adminFeeds.reject': {
      id: records.rejectedFeed,
      fields: { reason: 'No videos' },
      told: { reason: { review_notes: 'No videos', review_status: 'rejected' } },
    },
    'feedReview.resolve': {
      action: 'adminFeeds.reject',
      fields: { action: 'resolve', review_id: records.resolvedFeed, resolution: 'rejected', notes: 'Broken' },
      told: { resolution: { review_status: 'rejected' }, notes: { review_notes: 'Broken' } },
    },
    'feedReview.assign': {
      fields: { action: 'assign', review_id: records.assignedFeed, admin_id: records.admin },
      told: assigned,
    },
    'bidding.correctClick': { id: records.click, fields: { reason: 'A robot' }, adds: true },
    'bidding.update': {
      id: records.soldDomain,
      fields: {
        bid_amount: 0.4,
        cpm_unique_click_bid: 0.4,
        daily_budget: 7,
        bidding_status: 'paused',
        is_active: false,
        change_reason: 'Asked to',
      },
      told: { cpm_unique_click_bid: { bid_amount: 0.4 }, is_active: { bidding_status: 'paused' } },
    },
    'clients.create': { fields: { ...company, email: 'created@new.example' }, adds: true },
    'clients.update': {
      id: 2,
      fields: { ...company, is_active: false },
      told: { ...pendingEmail, ...pendingZone },
    },
    'clients.suspend': { id: 2, fields: { reason: 'Unpaid' }, told: { reason: { status_reason: 'Unpaid' } } },
    'users.create': { fields: { ...person, email: 'u@new.example', username: 'ada', role: 'operator' }, adds: true },
    'users.update': {
      id: records.reviewer,
      fields: { ...person, email: 'user@new.example', role: 'finance', is_active: false },
      told: { email: { pending_email: 'user@new.example' } },
    },
    'pages.create': { fields: { ...page, slug: 'created-here' }, adds: true },
    'pages.update': { id: records.page, fields: page },
    'variables.create': { fields: { ...variable, variable_key: 'town' }, adds: true },
    'variables.update': { id: records.variable, fields: variable },
    'variables.saveValues': {
      id: records.variable,
      fields: { values: [{ domain_id: domainId, value: 'Lyon' }] },
      told: { values: { 'clips.example': 'Lyon' } },
      adds: true,
    },
    'geo.create': { fields: { ...rule, code: 'US-UT' }, adds: true },
    'geo.update': { id: records.rule, fields: { ...rule, is_blocked: false } },
    'auth.updateProfile': {
      as: 'acme',
      fields: {
        ...person,
        email: 'profile@new.example',
        phone: company.phone,
        job_title: company.job_title,
        website: company.website,
        timezone: company.timezone,
        notifications: { feed_reviewed: false, feed_failed: false, domain_reviewed: false, budget_exhausted: true },
      },
      told: {
        email: { pending_email: expect.objectContaining({ email: 'profile@new.example' }) as object },
        ...pendingZone,
      },
    },
    'settings.updateReasons': { fields: { registrations: reason, feeds: reason, domains: reason } },
    'settings.update': { fields: settings },
  };
}

const settings = {
  support_email: 'help@new.example',
  public_name: 'Videos',
  feed_refresh_min_minutes: 30,
  hold_bad_rows_percent: 7,
  hold_fewer_rows_percent: 8,
  registration_open: false,
  maintenance_notice: 'Back at noon',
  log_level: 'error',
  pricing: 'second',
  audit_keep_days: 100,
  outbox_keep_days: 90,
  admin_idle_minutes: 45,
  client_idle_minutes: 50,
  storage_limit_mb_per_client: 500,
  require_second_factor_for_administrators: true,
  floor_price: 0.02,
};
