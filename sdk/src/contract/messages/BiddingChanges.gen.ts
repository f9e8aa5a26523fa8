// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfBiddingChanges = {
  bid_amount: { type: 'Please enter the bid as a number', minimum: 'The bid must be at least $0', maximum: 'The bid must be at most $100', format: 'The bid must be a multiple of $0.01', contradiction: 'bid_amount and cpm_unique_click_bid must be the same' },
  cpm_unique_click_bid: { type: 'Please enter the bid as a number', minimum: 'The bid must be at least $0', maximum: 'The bid must be at most $100', format: 'The bid must be a multiple of $0.01', contradiction: 'bid_amount and cpm_unique_click_bid must be the same' },
  daily_budget: { type: 'Please enter the daily budget as a number', minimum: 'The daily budget must be at least $0', maximum: 'The daily budget must be at most $100,000', format: 'The daily budget must be a multiple of $0.01' },
  bidding_status: { enum: 'Please choose active or paused', contradiction: 'bidding_status and is_active must match' },
  is_active: { enum: 'Please choose active or paused', contradiction: 'bidding_status and is_active must match' },
  change_reason: { required: 'Please give a reason for the change' },
} as const;
