/** Fields of a form that no value of a flag fills, by command: the switch or the other command that sets them, or the reason why
 * none does. */
export const otherFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account edit': { notifications: '--notify' },
  'auth confirm': { password: '--password-stdin', passkey: 'a terminal has no passkeys' },
  'bids pause': {
    bid_amount: 'grt bids set',
    cpm_unique_click_bid: 'another name of bid_amount',
    daily_budget: 'grt bids set',
    bidding_status: 'another name of is_active',
    version: 'grt bids set',
  },
  'bids resume': {
    bid_amount: 'grt bids set',
    cpm_unique_click_bid: 'another name of bid_amount',
    daily_budget: 'grt bids set',
    bidding_status: 'another name of is_active',
    version: 'grt bids set',
  },
  'bids set': {
    cpm_unique_click_bid: 'another name of bid_amount',
    bidding_status: 'another name of is_active',
    is_active: '--active',
  },
  'clients edit': { is_active: 'grt clients activate' },
  'domains reject': { revoke: '--revoke' },
  'feeds add-url': { lazy_quotes: '--lazy-quotes', has_header_row: '--header' },
  'feeds edit': {
    domain_id: '--domain',
    lazy_quotes: '--lazy-quotes',
    has_header_row: '--header',
    is_active: 'grt feeds pause',
  },
  'feeds reject': { revoke: '--revoke' },
  'feeds upload': { lazy_quotes: '--lazy-quotes', has_header_row: '--header' },
  'geo edit': { type: 'it follows from the code', is_blocked: 'grt geo block' },
  'pages create': { is_active: '--active' },
  'pages edit': {
    is_active: '--active',
    updated_at: 'it is the version that a screen shows; a command changes the latest one',
  },
  register: { business_license: '--license' },
  'settings set': {
    registration_open: 'its argument names the setting',
    require_second_factor_for_administrators: 'its argument names the setting',
  },
  'users edit': { role: '--role', is_active: '--active' },
  'webhooks update': { is_enabled: '--enable' },
};
