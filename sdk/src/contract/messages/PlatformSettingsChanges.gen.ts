// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfPlatformSettingsChanges = {
  support_email: { minLength: 'Please enter a support email address', format: 'Please enter a valid email address' },
  public_name: { minLength: 'Please enter a name for the platform' },
  feed_refresh_min_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes' },
  hold_bad_rows_percent: { minimum: 'Please enter 0 to 100 percent', maximum: 'Please enter 0 to 100 percent' },
  hold_fewer_rows_percent: { minimum: 'Please enter 0 to 100 percent', maximum: 'Please enter 0 to 100 percent' },
  maintenance_notice: { maxLength: 'Please shorten the notice to 500 characters' },
  log_level: { enum: 'Please choose debug, info, warning, error, or critical' },
  pricing: { enum: 'Please choose first or second' },
  audit_keep_days: { minimum: 'Please enter 30 to 3,650 days', maximum: 'Please enter 30 to 3,650 days' },
  outbox_keep_days: { minimum: 'Please enter 7 to 3,650 days', maximum: 'Please enter 7 to 3,650 days' },
  admin_idle_minutes: { minimum: 'Please enter 5 to 20,160 minutes', maximum: 'Please enter 5 to 20,160 minutes' },
  client_idle_minutes: { minimum: 'Please enter 5 to 20,160 minutes', maximum: 'Please enter 5 to 20,160 minutes' },
  storage_limit_mb_per_client: { minimum: 'Please enter 50 to 1,000,000 MB', maximum: 'Please enter 50 to 1,000,000 MB' },
  floor_price: { type: 'Please enter the floor price as a number', minimum: 'Please enter a floor price of $0.01 to $100', maximum: 'Please enter a floor price of $0.01 to $100', format: 'The floor price must be a multiple of $0.01' },
} as const;
