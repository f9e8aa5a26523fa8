// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { pricingValues } from '../enums.gen.ts';
import { email } from '../formats/email.ts';
import { money } from '../formats/money.ts';
import { oneLine, trimmed } from '../formats/text-line.ts';
import { choice, fields, nullable, number, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `settings.update` as application/json. */
export const form: Form<BodyAs<'settings.update', 'application/json'>> = fields({
  support_email: optional(text({ empty: 'Please enter a support email address', type: 'Support email must be text', read: oneLine, max: [254, 'Support email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] })),
  public_name: optional(text({ empty: 'Please enter a name for the platform', type: 'Public name must be text', read: oneLine, max: [100, 'Public name must have at most 100 characters'] })),
  feed_refresh_min_minutes: optional(number({ type: 'Feed refresh min minutes must be a whole number', isWhole: true, min: [15, 'Please enter 15 to 10,080 minutes'], max: [10080, 'Please enter 15 to 10,080 minutes'] })),
  hold_bad_rows_percent: optional(number({ type: 'Hold bad rows percent must be a whole number', isWhole: true, min: [0, 'Please enter 0 to 100 percent'], max: [100, 'Please enter 0 to 100 percent'] })),
  hold_fewer_rows_percent: optional(number({ type: 'Hold fewer rows percent must be a whole number', isWhole: true, min: [0, 'Please enter 0 to 100 percent'], max: [100, 'Please enter 0 to 100 percent'] })),
  registration_open: optional(yesNo({ type: 'Registration open must be true or false' })),
  maintenance_notice: optional(nullable(text({ type: 'Maintenance notice must be text', read: trimmed, max: [500, 'Please shorten the notice to 500 characters'] }))),
  log_level: optional(nullable(choice(['debug', 'info', 'warning', 'error', 'critical'], { type: 'Log level must be text', unknown: 'Please choose debug, info, warning, error, or critical' }))),
  pricing: optional(choice(pricingValues, { type: 'Pricing must be text', unknown: 'Please choose first or second' })),
  audit_keep_days: optional(number({ type: 'Audit keep days must be a whole number', isWhole: true, min: [30, 'Please enter 30 to 3,650 days'], max: [3650, 'Please enter 30 to 3,650 days'] })),
  outbox_keep_days: optional(number({ type: 'Outbox keep days must be a whole number', isWhole: true, min: [7, 'Please enter 7 to 3,650 days'], max: [3650, 'Please enter 7 to 3,650 days'] })),
  admin_idle_minutes: optional(number({ type: 'Admin idle minutes must be a whole number', isWhole: true, min: [5, 'Please enter 5 to 20,160 minutes'], max: [20160, 'Please enter 5 to 20,160 minutes'] })),
  client_idle_minutes: optional(number({ type: 'Client idle minutes must be a whole number', isWhole: true, min: [5, 'Please enter 5 to 20,160 minutes'], max: [20160, 'Please enter 5 to 20,160 minutes'] })),
  storage_limit_mb_per_client: optional(number({ type: 'Storage limit mb per client must be a whole number', isWhole: true, min: [50, 'Please enter 50 to 1,000,000 MB'], max: [1000000, 'Please enter 50 to 1,000,000 MB'] })),
  require_second_factor_for_administrators: optional(yesNo({ type: 'Require second factor for administrators must be true or false' })),
  floor_price: optional(number({ type: 'Please enter the floor price as a number', min: [0.01, 'Please enter a floor price of $0.01 to $100'], max: [100, 'Please enter a floor price of $0.01 to $100'], format: [money, 'The floor price must be a multiple of $0.01'] })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
