// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The values of SortOrder. */
export const sortOrderValues = ['asc', 'desc'] as const;
/** The values of ErrorCode. */
export const errorCodeValues = ['bad_request', 'broken_off', 'unauthenticated', 'invalid_credentials', 'invalid_code', 'invalid_passkey', 'challenge_expired', 'forbidden', 'access_denied', 'account_suspended', 'account_inactive', 'session_needed', 'scope_lacking', 'second_factor_required', 'second_factor_setup_required', 'auth.step_up_required', 'not_found', 'no_such_path', 'method_not_allowed', 'timeout', 'conflict', 'authorization_pending', 'slow_down', 'already_decided', 'changed_meanwhile', 'domain_not_approved', 'import_running', 'last_super_admin', 'no_second_factor', 'no_setup', 'not_convertible', 'not_set_up', 'passkeys_unavailable', 'registration_closed', 'too_many_factors', 'idempotency_key_reused', 'still_running', 'gone', 'expired_token', 'link_used', 'link_expired', 'precondition_failed', 'too_large', 'wrong_type', 'wrong_host', 'invalid', 'too_many_requests', 'internal', 'contract_violation', 'unavailable', 'storage_full', 'no_room', 'overloaded', 'outcome_unknown', 'feed.too_large', 'feed.unsupported_content', 'feed.binary_content', 'feed.html_page', 'feed.empty', 'feed.no_records', 'feed.json_malformed', 'feed.xml_malformed', 'feed.xml_dtd_not_allowed', 'feed.gzip_broken', 'feed.truncated', 'feed.too_deep', 'feed.record_too_large', 'feed.too_many_columns', 'feed.too_many_rows', 'feed.too_costly', 'feed.record_path_not_found', 'feed.header_row_not_found', 'feed.bad_options', 'feed.hopeless'] as const;
/** The values of AccountType. */
export const accountTypeValues = ['admin', 'client'] as const;
/** The values of AccountRole. */
export const accountRoleValues = ['client', 'reviewer', 'operator', 'finance', 'admin', 'super_admin'] as const;
/** The values of SignInMethod. */
export const signInMethodValues = ['totp', 'recovery_code', 'passkey'] as const;
/** The values of Scope. */
export const scopeValues = ['account:read', 'account:write', 'feeds:read', 'feeds:write', 'feeds:review', 'domains:read', 'domains:write', 'domains:review', 'bids:read', 'bids:write', 'analytics:read', 'registrations:read', 'registrations:review', 'clients:read', 'clients:write', 'notes:read', 'notes:write', 'pages:read', 'pages:write', 'system:read', 'system:operate', 'geo:read', 'geo:write', 'users:read', 'users:write', 'tokens:read', 'tokens:write', 'webhooks:read', 'webhooks:write', 'audit:read', 'outbox:read', 'settings:read', 'settings:write'] as const;
/** The values of WebhookEventType. */
export const webhookEventTypeValues = ['import.finished', 'import.held', 'feed.approved', 'feed.rejected', 'domain.approved', 'domain.rejected', 'registration.received', 'registration.approved', 'registration.rejected', 'budget.mostly_spent', 'budget.spent'] as const;
/** The values of WebhookStatus. */
export const webhookStatusValues = ['enabled', 'disabled'] as const;
/** The values of WebhookDeliveryStatus. */
export const webhookDeliveryStatusValues = ['waiting', 'delivered', 'failed'] as const;
/** The values of EmailSide. */
export const emailSideValues = ['current', 'new'] as const;
/** The values of ExpectedTraffic. */
export const expectedTrafficValues = ['0-10k', '10k-50k', '50k-100k', '100k-500k', '500k+'] as const;
/** The values of BudgetRange. */
export const budgetRangeValues = ['$500-$1000', '$1000-$5000', '$5000-$10000', '$10000-$25000', '$25000+'] as const;
/** The values of Timezone. */
export const timezoneValues = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo', 'Australia/Sydney'] as const;
/** The values of RegistrationStatus. */
export const registrationStatusValues = ['pending', 'approved', 'rejected'] as const;
/** The values of ApplicationStage. */
export const applicationStageValues = ['received', 'in_review', 'waiting_for_applicant', 'approved', 'rejected'] as const;
/** The values of FeedType. */
export const feedTypeValues = ['insert_update', 'disabled'] as const;
/** The values of FeedTypeInput. */
export const feedTypeInputValues = ['insert_update', 'disabled', 'rss', 'json', 'xml', 'csv'] as const;
/** The values of SourceFormat. */
export const sourceFormatValues = ['csv', 'json', 'xml', 'rss', 'txt'] as const;
/** The values of FeedCategory. */
export const feedCategoryValues = ['girls', 'guys', 'trans'] as const;
/** The values of ReviewStatus. */
export const reviewStatusValues = ['pending', 'approved', 'rejected'] as const;
/** The values of Delimiter. */
export const delimiterValues = [',', ';', '|', '\t', 'comma', 'semicolon', 'pipe', 'tab'] as const;
/** The values of LazyQuotes. */
export const lazyQuotesValues = [true, false, 'exact'] as const;
/** The values of ImportState. */
export const importStateValues = ['queued', 'fetching', 'needs_mapping', 'running', 'held', 'in_review', 'done', 'unchanged', 'failed', 'dropped', 'rolled_back'] as const;
/** The values of LastImportFilter. */
export const lastImportFilterValues = ['needs_attention', 'failed_or_held', 'failed', 'held', 'needs_mapping'] as const;
/** The values of ItemField. */
export const itemFieldValues = ['external_id', 'title', 'thumbnail_url', 'url', 'embed_code', 'embed_url', 'video_url', 'preview_url', 'thumbnails', 'description', 'duration', 'tags', 'categories', 'performers', 'studio', 'published_at', 'expires_at', 'views', 'rating', 'language', 'quality', 'status'] as const;
/** The values of IdDerivation. */
export const idDerivationValues = ['last-number', 'query-id', 'after-embed', 'whole-url'] as const;
/** The values of ValueReading. */
export const valueReadingValues = ['seconds', 'milliseconds', 'm:ss', 'h:mm:ss', 'iso8601', 'epoch', 'epoch-ms', 'text'] as const;
/** The values of ListSeparator. */
export const listSeparatorValues = ['|', ';', ',', '/', '\\', ':', '-', '_', '.', '+', '&', '#', '~', '^', '*', '@', '$', '%', '=', '>', '!', '•', '·', '¦', '、', '，', '；', '||', ';;', '//', '::', '--', '__', '##', '~~', '^^', '&&', '->', '=>', '>>', '<br>', ' - ', ' / ', ' & ', ' + ', ' and ', ' ', '\t', '\n'] as const;
/** The values of DomainStatus. */
export const domainStatusValues = ['pending', 'approved', 'rejected'] as const;
/** The values of AlertSeverity. */
export const alertSeverityValues = ['info', 'warning', 'critical'] as const;
/** The values of BiddingStatus. */
export const biddingStatusValues = ['active', 'paused'] as const;
/** The values of Pace. */
export const paceValues = ['ahead', 'behind', 'on_track'] as const;
/** The values of PacingReason. */
export const pacingReasonValues = ['not_approved', 'paused', 'no_bid', 'bid_below_floor', 'no_budget', 'budget_below_click', 'no_active_feed', 'bid_above_remaining_budget', 'exhausted', 'spent_on_plan', 'ahead', 'behind_outbid', 'behind_low_traffic', 'on_track'] as const;
/** The values of ClientStatus. */
export const clientStatusValues = ['pending', 'active', 'suspended', 'inactive'] as const;
/** The values of ClientSort. */
export const clientSortValues = ['newest', 'oldest', 'company_asc', 'company_desc', 'revenue_desc', 'revenue_asc'] as const;
/** The values of ActivityType. */
export const activityTypeValues = ['registration', 'feed_upload', 'client_login', 'feed_approved'] as const;
/** The values of AnalyticsGroup. */
export const analyticsGroupValues = ['hour', 'day', 'domain', 'feed', 'country'] as const;
/** The values of AnalyticsSplit. */
export const analyticsSplitValues = ['domain', 'feed', 'country'] as const;
/** The values of AdministratorRole. */
export const administratorRoleValues = ['reviewer', 'operator', 'finance', 'admin', 'super_admin'] as const;
/** The values of SitePageType. */
export const sitePageTypeValues = ['custom', 'legal', 'policy', 'info'] as const;
/** The values of SitePageStatus. */
export const sitePageStatusValues = ['draft', 'published', 'archived'] as const;
/** The values of TrafficSource. */
export const trafficSourceValues = ['simulated', 'visits', 'mixed'] as const;
/** The values of LogLevel. */
export const logLevelValues = ['debug', 'info', 'warning', 'error', 'critical'] as const;
/** The values of GeoRuleType. */
export const geoRuleTypeValues = ['country', 'state'] as const;
/** The values of NoteSubject. */
export const noteSubjectValues = ['registration', 'client', 'feed', 'domain'] as const;
/** The values of LiveKind. */
export const liveKindValues = ['registration', 'client', 'feed', 'domain', 'everything'] as const;
/** The values of LiveWhat. */
export const liveWhatValues = ['added', 'decided', 'changed', 'imported', 'removed', 'looked_at'] as const;
/** The values of LookedAtKind. */
export const lookedAtKindValues = ['registration', 'feed', 'domain'] as const;
/** The values of DeliveryStatus. */
export const deliveryStatusValues = ['stored', 'queued', 'delivered', 'failed'] as const;
/** The values of Pricing. */
export const pricingValues = ['first', 'second'] as const;
