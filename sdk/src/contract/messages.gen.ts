// Generated from openapi.yaml by `npm run generate`. Do not edit.
const messagesOfCredentials = {
  username: { required: 'Username or email is required' },
  password: { required: 'Password is required' },
} as const;
const messagesOfProfileForm = {
  first_name: { minLength: 'First name is required' },
  last_name: { minLength: 'Last name is required' },
  email: { minLength: 'Email is required', format: 'Please enter a valid email address' },
  phone: { minLength: 'Phone is required', format: 'Please enter a valid phone number' },
  website: { format: 'Please enter a valid website address, such as https://example.com' },
} as const;
const messagesOfPasswordChange = {
  current_password: { required: 'Please enter your current password' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
const messagesOfPasswordForgotten = {
  username: { required: 'Username or email is required' },
} as const;
const messagesOfPasswordReset = {
  token: { required: 'Please use the link from the email' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
const messagesOfSignInCompletion = {
  challenge: { required: 'Please sign in again' },
  code: { required: 'Please enter the code' },
} as const;
const messagesOfTotpConfirmation = {
  code: { required: 'Please enter the code', pattern: 'Please enter the six digits that the app shows', maxLength: 'Please enter the six digits that the app shows' },
  name: { maxLength: 'Please choose a name of at most 60 characters' },
} as const;
const messagesOfStepUp = {
  password: { minLength: 'Please enter your password' },
  code: { minLength: 'Please enter the code' },
} as const;
const messagesOfApiTokenForm = {
  name: { required: 'Please name the token' },
  scopes: { required: 'Please choose what the token may do', minItems: 'Please choose what the token may do' },
} as const;
const messagesOfWebhookForm = {
  url: { required: 'Please enter the address that receives the events', minLength: 'Please enter the address that receives the events', format: 'Please enter an address that starts with https:// or http://' },
  events: { required: 'Please choose at least one event', minItems: 'Please choose at least one event' },
} as const;
const messagesOfWebhookChanges = {
  url: { required: 'Please enter the address that receives the events', minLength: 'Please enter the address that receives the events', format: 'Please enter an address that starts with https:// or http://' },
  events: { required: 'Please choose at least one event', minItems: 'Please choose at least one event' },
} as const;
const messagesOfSetupTokenForm = {
  token: { required: 'Invalid setup link. Please check your email for the correct setup URL.' },
} as const;
const messagesOfAccountSetupForm = {
  token: { required: 'Invalid setup link. Please check your email for the correct setup URL.' },
  username: { required: 'Username is required', pattern: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', minLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', maxLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
const messagesOfFirstAdministratorForm = {
  token: { required: 'This link has no token. Please open the full link that the server printed at startup.' },
  username: { required: 'Username is required', pattern: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', minLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', maxLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores' },
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
const messagesOfEmailLinkForm = {
  token: { required: 'Please use the link from the email' },
} as const;
const messagesOfRegistrationForm = {
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address' },
  phone: { required: 'Phone is required', format: 'Please enter a valid phone number' },
  company_name: { required: 'Company name is required' },
  website: { required: 'Website is required', format: 'Please enter a valid website address, such as https://example.com' },
  company_description: { required: 'Company description is required' },
  job_title: { required: 'Job title is required' },
  expected_traffic: { required: 'Expected traffic is required', enum: 'Please choose one of the listed traffic ranges' },
  budget_range: { required: 'Budget range is required', enum: 'Please choose one of the listed budget ranges' },
  country: { required: 'Country is required', format: 'Please choose a country from the list' },
  state: { required: 'State is required', enum: 'Please choose a state from the list' },
  timezone: { required: 'Timezone is required', enum: 'Please choose a timezone from the list' },
  business_license: { type: 'Please select a PNG, JPG, or PDF file', maxBytes: 'File size must be less than 10MB', pixels: 'The picture must have at most 50 megapixels. Please make it smaller', broken: 'The picture is damaged or incomplete. Please save it again, or send a PDF' },
} as const;
const messagesOfRegistrationRejection = {
  admin_notes: { required: 'Please give a reason for the rejection' },
} as const;
const messagesOfMappingForm = {
  upload_id: { required: 'Please upload the file first' },
  mapping: { required: 'Please map the columns of the feed' },
} as const;
const messagesOfSavedMappingForm = {
  mapping: { required: 'Please map the columns of the feed' },
} as const;
const messagesOfFeedRejection = {
  reason: { required: 'Please give a reason for the rejection' },
} as const;
const messagesOfFeedFileForm = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfFeedUrlForm = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfAdminFeedFileForm = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfAdminFeedUrlForm = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfFeedChanges = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfFeedFileChanges = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfFeedCheckForm = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
const messagesOfReviewResolution = {
  notes: { required: 'Please give a reason for the rejection' },
} as const;
const messagesOfDomainForm = {
  domain_name: { required: 'Domain name is required', format: 'Please enter a valid domain name (e.g., example.com)', maxLength: 'Please enter a valid domain name (e.g., example.com)', unique: 'This domain has already been added.' },
  domain_url: { format: 'Domain URL must start with http:// or https://' },
  dmca_compliance_url: { required: 'DMCA policy URL is required', format: 'DMCA policy URL must start with http:// or https://' },
  content_removal_email: { required: 'Content removal email is required', format: 'Please enter a valid email address' },
} as const;
const messagesOfDomainRejection = {
  admin_notes: { required: 'Please give a reason for the rejection' },
} as const;
const messagesOfBiddingChanges = {
  bid_amount: { type: 'Please enter the bid as a number', minimum: 'The bid must be at least $0', maximum: 'The bid must be at most $100', format: 'The bid must be a multiple of $0.01', contradiction: 'bid_amount and cpm_unique_click_bid must be the same' },
  cpm_unique_click_bid: { type: 'Please enter the bid as a number', minimum: 'The bid must be at least $0', maximum: 'The bid must be at most $100', format: 'The bid must be a multiple of $0.01', contradiction: 'bid_amount and cpm_unique_click_bid must be the same' },
  daily_budget: { type: 'Please enter the daily budget as a number', minimum: 'The daily budget must be at least $0', maximum: 'The daily budget must be at most $100,000', format: 'The daily budget must be a multiple of $0.01' },
  bidding_status: { enum: 'Please choose active or paused', contradiction: 'bidding_status and is_active must match' },
  is_active: { enum: 'Please choose active or paused', contradiction: 'bidding_status and is_active must match' },
  change_reason: { required: 'Please give a reason for the change' },
} as const;
const messagesOfClientForm = {
  company_name: { required: 'Company name is required' },
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
  phone: { format: 'Please enter a valid phone number' },
  website: { format: 'Please enter a valid website address, such as https://example.com' },
  country: { format: 'Please choose a country from the list' },
  state: { enum: 'Please choose a state from the list' },
  timezone: { enum: 'Please choose a timezone from the list' },
} as const;
const messagesOfClientChanges = {
  company_name: { minLength: 'Company name is required' },
  first_name: { minLength: 'First name is required' },
  last_name: { minLength: 'Last name is required' },
  email: { minLength: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
  phone: { format: 'Please enter a valid phone number' },
  website: { format: 'Please enter a valid website address, such as https://example.com' },
  country: { format: 'Please choose a country from the list' },
  state: { enum: 'Please choose a state from the list' },
  timezone: { enum: 'Please choose a timezone from the list' },
} as const;
const messagesOfAdminUserForm = {
  username: { required: 'Username is required', pattern: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', minLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', maxLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', unique: 'This username is already taken' },
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
} as const;
const messagesOfAdminUserChanges = {
  first_name: { minLength: 'First name is required' },
  last_name: { minLength: 'Last name is required' },
  email: { minLength: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
} as const;
const messagesOfSitePageForm = {
  title: { required: 'Please enter a page title.' },
  slug: { required: 'Please enter a page slug.', pattern: 'Please use lowercase letters, digits, and single hyphens in the slug.', unique: 'Another page has this slug. Please choose another one.', reserved: 'This slug is reserved. Please choose another one.' },
  content: { required: 'Please enter page content.', maxLength: 'Please shorten the content to 500,000 characters.', depth: 'The content has more than 100 elements inside one another. Please close the elements that are left open.' },
  meta_description: { maxLength: 'Please shorten the meta description to 160 characters.' },
  page_type: { enum: 'Please choose custom, legal, policy, or info.' },
  status: { enum: 'Please choose draft, published, or archived.' },
} as const;
const messagesOfSitePageChanges = {
  title: { required: 'Please enter a page title.' },
  slug: { required: 'Please enter a page slug.', pattern: 'Please use lowercase letters, digits, and single hyphens in the slug.', unique: 'Another page has this slug. Please choose another one.', reserved: 'This slug is reserved. Please choose another one.' },
  content: { required: 'Please enter page content.', maxLength: 'Please shorten the content to 500,000 characters.', depth: 'The content has more than 100 elements inside one another. Please close the elements that are left open.' },
  meta_description: { maxLength: 'Please shorten the meta description to 160 characters.' },
  page_type: { enum: 'Please choose custom, legal, policy, or info.' },
  status: { enum: 'Please choose draft, published, or archived.' },
} as const;
const messagesOfPageVariableForm = {
  variable_key: { required: 'Please enter a variable key.', pattern: 'Please start the key with a letter and use lowercase letters, digits, and underscores.', unique: 'A variable with this key already exists.' },
  variable_name: { required: 'Please enter a variable name.' },
} as const;
const messagesOfPageVariableChanges = {
  variable_name: { minLength: 'Please enter a variable name.' },
} as const;
const messagesOfPageVariableValuesForm = {
  values: { required: 'Please provide at least one domain and its value.', minItems: 'Please provide at least one domain and its value.', exists: 'No domain has this id.', repeated: 'Please include each domain only once.' },
} as const;
const messagesOfOperationOrder = {
  action: { required: 'Please send the action execute.', enum: 'Please send the action execute.' },
} as const;
const messagesOfCacheClearOrder = {
  action: { required: 'Please send the action execute.', enum: 'Please send the action execute.' },
  group: { unknown: 'Please choose a cache group or all.' },
} as const;
const messagesOfGeoRuleForm = {
  type: { required: 'Please choose country or state', enum: 'Please choose country or state' },
  code: { required: 'Please fill in code and name fields', format: 'Please enter a code such as GB for a country or US-NY for a state', unknown: 'Please enter a code such as GB for a country or US-NY for a state', unique: 'A rule for this code already exists' },
  name: { required: 'Please fill in code and name fields' },
} as const;
const messagesOfGeoRuleChanges = {
  type: { enum: 'Please choose country or state' },
  code: { minLength: 'Please fill in code and name fields', format: 'Please enter a code such as GB for a country or US-NY for a state', unknown: 'Please enter a code such as GB for a country or US-NY for a state', unique: 'A rule for this code already exists' },
  name: { minLength: 'Please fill in code and name fields' },
} as const;
const messagesOfPlatformSettingsChanges = {
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
  floor_price: { type: 'Please enter the floor price as a number', minimum: 'Please enter a floor price of $0.01 to $100', maximum: 'Please enter a floor price of $0.01 to $100', format: 'The floor price must be a multiple of $0.01' },
} as const;

/** The message for each failed field of a request: `messages.Schema.field.keyword`. */
export const messages = {
  Credentials: messagesOfCredentials,
  ProfileForm: messagesOfProfileForm,
  PasswordChange: messagesOfPasswordChange,
  PasswordForgotten: messagesOfPasswordForgotten,
  PasswordReset: messagesOfPasswordReset,
  SignInCompletion: messagesOfSignInCompletion,
  TotpConfirmation: messagesOfTotpConfirmation,
  StepUp: messagesOfStepUp,
  ApiTokenForm: messagesOfApiTokenForm,
  WebhookForm: messagesOfWebhookForm,
  WebhookChanges: messagesOfWebhookChanges,
  SetupTokenForm: messagesOfSetupTokenForm,
  AccountSetupForm: messagesOfAccountSetupForm,
  FirstAdministratorForm: messagesOfFirstAdministratorForm,
  EmailLinkForm: messagesOfEmailLinkForm,
  RegistrationForm: messagesOfRegistrationForm,
  RegistrationRejection: messagesOfRegistrationRejection,
  MappingForm: messagesOfMappingForm,
  SavedMappingForm: messagesOfSavedMappingForm,
  FeedRejection: messagesOfFeedRejection,
  FeedFileForm: messagesOfFeedFileForm,
  FeedUrlForm: messagesOfFeedUrlForm,
  AdminFeedFileForm: messagesOfAdminFeedFileForm,
  AdminFeedUrlForm: messagesOfAdminFeedUrlForm,
  FeedChanges: messagesOfFeedChanges,
  FeedFileChanges: messagesOfFeedFileChanges,
  FeedCheckForm: messagesOfFeedCheckForm,
  ReviewResolution: messagesOfReviewResolution,
  DomainForm: messagesOfDomainForm,
  DomainRejection: messagesOfDomainRejection,
  BiddingChanges: messagesOfBiddingChanges,
  ClientForm: messagesOfClientForm,
  ClientChanges: messagesOfClientChanges,
  AdminUserForm: messagesOfAdminUserForm,
  AdminUserChanges: messagesOfAdminUserChanges,
  SitePageForm: messagesOfSitePageForm,
  SitePageChanges: messagesOfSitePageChanges,
  PageVariableForm: messagesOfPageVariableForm,
  PageVariableChanges: messagesOfPageVariableChanges,
  PageVariableValuesForm: messagesOfPageVariableValuesForm,
  OperationOrder: messagesOfOperationOrder,
  CacheClearOrder: messagesOfCacheClearOrder,
  GeoRuleForm: messagesOfGeoRuleForm,
  GeoRuleChanges: messagesOfGeoRuleChanges,
  PlatformSettingsChanges: messagesOfPlatformSettingsChanges,
} as const;

export { messagesOfCredentials, messagesOfProfileForm, messagesOfPasswordChange, messagesOfPasswordForgotten, messagesOfPasswordReset, messagesOfSignInCompletion, messagesOfTotpConfirmation, messagesOfStepUp, messagesOfApiTokenForm, messagesOfWebhookForm, messagesOfWebhookChanges, messagesOfSetupTokenForm, messagesOfAccountSetupForm, messagesOfFirstAdministratorForm, messagesOfEmailLinkForm, messagesOfRegistrationForm, messagesOfRegistrationRejection, messagesOfMappingForm, messagesOfSavedMappingForm, messagesOfFeedRejection, messagesOfFeedFileForm, messagesOfFeedUrlForm, messagesOfAdminFeedFileForm, messagesOfAdminFeedUrlForm, messagesOfFeedChanges, messagesOfFeedFileChanges, messagesOfFeedCheckForm, messagesOfReviewResolution, messagesOfDomainForm, messagesOfDomainRejection, messagesOfBiddingChanges, messagesOfClientForm, messagesOfClientChanges, messagesOfAdminUserForm, messagesOfAdminUserChanges, messagesOfSitePageForm, messagesOfSitePageChanges, messagesOfPageVariableForm, messagesOfPageVariableChanges, messagesOfPageVariableValuesForm, messagesOfOperationOrder, messagesOfCacheClearOrder, messagesOfGeoRuleForm, messagesOfGeoRuleChanges, messagesOfPlatformSettingsChanges };
