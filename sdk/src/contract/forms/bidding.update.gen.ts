// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { biddingStatusValues } from '../enums.gen.ts';
import { money } from '../formats/money.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, number, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `bidding.update` as application/json. */
export const form: Form<BodyAs<'bidding.update', 'application/json'>> = fields({
  bid_amount: optional(number({ type: 'Please enter the bid as a number', min: [0, 'The bid must be at least $0'], max: [100, 'The bid must be at most $100'], format: [money, 'The bid must be a multiple of $0.01'] })),
  cpm_unique_click_bid: optional(number({ type: 'Please enter the bid as a number', min: [0, 'The bid must be at least $0'], max: [100, 'The bid must be at most $100'], format: [money, 'The bid must be a multiple of $0.01'] })),
  daily_budget: optional(number({ type: 'Please enter the daily budget as a number', min: [0, 'The daily budget must be at least $0'], max: [100000, 'The daily budget must be at most $100,000'], format: [money, 'The daily budget must be a multiple of $0.01'] })),
  bidding_status: optional(choice(biddingStatusValues, { type: 'Bidding status must be text', unknown: 'Please choose active or paused' })),
  is_active: optional(yesNo({ type: 'Is active must be true or false' })),
  change_reason: optional(text({ type: 'Change reason must be text', read: oneLine, max: [500, 'Change reason must have at most 500 characters'] })),
  version: optional(number({ type: 'Version must be a whole number', isWhole: true, min: [0, 'Version must be at least 0'], max: [2147483647, 'Version must be at most 2147483647'] })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
