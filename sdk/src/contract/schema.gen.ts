// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { FileContent, FileSource } from "./file-source.ts";
export interface components {
    schemas: {
        /** @enum {string} */
        readonly SortOrder: "asc" | "desc";
        /**
         * Format: date-time
         * @description UTC, ISO 8601
         */
        readonly Timestamp: string;
        /**
         * @description What the server found at an address that someone entered. Facts of its last look, and whether another one is under way:
         *     `status`, `final_address`, and what follows are null when no web server answered, which `problem` then explains.
         *     With a `status`, `problem` says why the text of the page could not be read.
         */
        readonly SiteCheck: {
            /** @enum {string} */
            readonly state: "checking" | "checked";
            readonly address: string;
            /**
             * Format: date-time
             * @description Null before the first look
             */
            readonly checked_at: string | null;
            /** @description Why no web server answered, or why its page could not be read; otherwise null */
            readonly problem: string | null;
            /** @description HTTP status of the reply */
            readonly status: number | null;
            /** @description Where redirects led */
            readonly final_address: string | null;
            /** @description Title of the page */
            readonly title: string | null;
            /**
             * Format: date-time
             * @description From when the certificate is valid, which is not the age of the site; null without encryption
             */
            readonly certificate_since: string | null;
            /** Format: date-time */
            readonly certificate_until: string | null;
            /**
             * Format: date-time
             * @description When the page changed, if it says so
             */
            readonly last_modified: string | null;
            /** @description Whether the address for removals is in the text of a policy page; null where it was not looked for */
            readonly mentions_email: boolean | null;
        };
        /**
         * Format: money
         * @description US dollars, at most two decimals
         */
        readonly Money: number;
        readonly Error: {
            /** @constant */
            readonly success: false;
            /** @description What was refused and what to do next */
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description Maps each field to what is wrong with it; the first message is the one to show */
            readonly errors?: {
                readonly [key: string]: readonly string[];
            };
            /** @description For 409, the current state */
            readonly current?: {
                readonly [key: string]: unknown;
            };
            readonly challenge?: components["schemas"]["SignInChallenge"];
            readonly request_id: string;
        };
        /** @description Whose up to 500 cases are to be */
        readonly BulkAssignment: {
            readonly ids: readonly number[];
            /** @description Null: nobody */
            readonly admin_id: number | null;
        };
        /** @description Why one decision of several was refused, as the call for a single one would say it */
        readonly DecisionRefusal: {
            /** @description Status that the single call would have answered */
            readonly status: number;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description What was refused and what to do next */
            readonly message: string;
            /** @description Maps each field to what is wrong with it */
            readonly errors?: {
                readonly [key: string]: readonly string[];
            };
            /** @description For 409, the current state */
            readonly current?: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * @description The reason for a refusal, in a fixed word for programs. Each operation lists its own in `x-error-codes`. New ones may be
         *     added: treat one that you do not know like others with the same status.
         *
         *     | Code | Status | Meaning |
         *     | --- | --- | --- |
         *     | `bad_request` | 400 | The body cannot be read |
         *     | `broken_off` | 400 | The body ended early |
         *     | `unauthenticated` | 401 | No session, or one that has ended |
         *     | `invalid_credentials` | 401 | The name or the password is wrong |
         *     | `invalid_code` | 401 | The code of the second factor is wrong or has been used |
         *     | `invalid_passkey` | 401 | The passkey is not known here, or what it signed cannot be accepted |
         *     | `challenge_expired` | 401 | The second step of a sign-in came too late |
         *     | `forbidden` | 403 | Not for accounts of this role |
         *     | `access_denied` | 403 | The person in the browser refused to let the program in |
         *     | `account_suspended` | 403 | The account is suspended |
         *     | `account_inactive` | 403 | The account is no longer active |
         *     | `session_needed` | 403 | API tokens cannot do this |
         *     | `scope_lacking` | 403 | The API token lacks a scope |
         *     | `second_factor_required` | 403, 409 | Signing in needs a code (403, with `challenge`); the last factor must stay (409) |
         *     | `second_factor_setup_required` | 403 | Administrators need a second factor on this platform |
         *     | `auth.step_up_required` | 403 | Confirm that it is you (`POST /auth/step-up`), and send it again |
         *     | `not_found` | 404 | There is no such object, or it belongs to someone else |
         *     | `no_such_path` | 404 | The API has no such path |
         *     | `method_not_allowed` | 405 | The path has no such method; `Allow` names those that it has |
         *     | `timeout` | 408 | The body took too long to arrive |
         *     | `conflict` | 409 | The current state does not allow it |
         *     | `authorization_pending` | 409 | No one has let the program in yet: ask again after the interval |
         *     | `slow_down` | 409 | Asked too soon: wait 5 seconds longer between calls from now on |
         *     | `already_decided` | 409 | Someone has decided; `current` says who, what, and when |
         *     | `changed_meanwhile` | 409 | Someone has changed it since; `current` is what it is now |
         *     | `domain_not_approved` | 409 | Only approved domains can bid |
         *     | `import_running` | 409 | An import of this feed is under way |
         *     | `last_super_admin` | 409 | One super admin must remain |
         *     | `no_second_factor` | 409 | The account has no second factor |
         *     | `no_setup` | 409 | No setup of a factor waits to be confirmed |
         *     | `not_convertible` | 409 | The picture cannot be turned into a PDF |
         *     | `not_set_up` | 409 | The client has not set up the account yet |
         *     | `passkeys_unavailable` | 409 | The platform's public address has no host name or no https, which passkeys need |
         *     | `registration_closed` | 409 | Applications are closed |
         *     | `too_many_factors` | 409 | There are as many factors as there may be |
         *     | `idempotency_key_reused` | 409 | The `Idempotency-Key` was used for another request |
         *     | `still_running` | 409 | The first request with this `Idempotency-Key` is still being handled |
         *     | `gone` | 410 | It has expired or has been used |
         *     | `expired_token` | 410 | The code of a program has expired or has been used |
         *     | `link_used` | 410 | The link has been used |
         *     | `link_expired` | 410 | The link has expired |
         *     | `precondition_failed` | 412 | Someone has changed it since the `ETag` of `If-Match` was read |
         *     | `too_large` | 413 | The body or the file is too large |
         *     | `wrong_type` | 415 | The type of the body, or the content of the file, is not accepted |
         *     | `wrong_host` | 421 | The server has another name, or is only available over https |
         *     | `invalid` | 422 | Fields are refused; `errors` says why |
         *     | `too_many_requests` | 429 | Too many calls; `Retry-After` says how long to wait |
         *     | `internal` | 500 | An error of the server |
         *     | `contract_violation` | 500 | A reply was about to violate this document; only where replies are checked |
         *     | `unavailable` | 503 | The database cannot be reached; nothing was done |
         *     | `storage_full` | 413 | The feed files of the client take all the room that it has |
         *     | `no_room` | 503 | There is no space left to save it; nothing was done |
         *     | `overloaded` | 503 | Too many calls at once; nothing was done |
         *     | `outcome_unknown` | 504 | It may or may not have been saved: look before you send it again |
         *     | `feed.too_large` | 413 | The feed is too large, also after it was unpacked |
         *     | `feed.unsupported_content`, `feed.binary_content`, `feed.html_page` | 415 | It is no feed |
         *     | `feed.empty`, `feed.no_records` | 422 | It has no records |
         *     | `feed.json_malformed`, `feed.xml_malformed`, `feed.xml_dtd_not_allowed`, `feed.gzip_broken`, `feed.truncated` | 422 | It cannot be read |
         *     | `feed.too_deep`, `feed.record_too_large`, `feed.too_many_columns`, `feed.too_many_rows`, `feed.too_costly` | 422 | It exceeds a limit |
         *     | `feed.record_path_not_found`, `feed.header_row_not_found`, `feed.bad_options`, `feed.hopeless` | 422 | It does not fit the options or the columns that were given |
         * @enum {string}
         */
        readonly ErrorCode: "bad_request" | "broken_off" | "unauthenticated" | "invalid_credentials" | "invalid_code" | "invalid_passkey" | "challenge_expired" | "forbidden" | "access_denied" | "account_suspended" | "account_inactive" | "session_needed" | "scope_lacking" | "second_factor_required" | "second_factor_setup_required" | "auth.step_up_required" | "not_found" | "no_such_path" | "method_not_allowed" | "timeout" | "conflict" | "authorization_pending" | "slow_down" | "already_decided" | "changed_meanwhile" | "domain_not_approved" | "import_running" | "last_super_admin" | "no_second_factor" | "no_setup" | "not_convertible" | "not_set_up" | "passkeys_unavailable" | "registration_closed" | "too_many_factors" | "idempotency_key_reused" | "still_running" | "gone" | "expired_token" | "link_used" | "link_expired" | "precondition_failed" | "too_large" | "wrong_type" | "wrong_host" | "invalid" | "too_many_requests" | "internal" | "contract_violation" | "unavailable" | "storage_full" | "no_room" | "overloaded" | "outcome_unknown" | "feed.too_large" | "feed.unsupported_content" | "feed.binary_content" | "feed.html_page" | "feed.empty" | "feed.no_records" | "feed.json_malformed" | "feed.xml_malformed" | "feed.xml_dtd_not_allowed" | "feed.gzip_broken" | "feed.truncated" | "feed.too_deep" | "feed.record_too_large" | "feed.too_many_columns" | "feed.too_many_rows" | "feed.too_costly" | "feed.record_path_not_found" | "feed.header_row_not_found" | "feed.bad_options" | "feed.hopeless";
        /** @description What an administrator decided on an application, a domain, or a feed, as the audit log has it */
        readonly ReviewDecision: {
            /** @description Its number in the audit log */
            readonly id: number;
            /**
             * @description revoked: an approval was taken back. asked: the applicant was asked for more; of applications only
             * @enum {string}
             */
            readonly decision: "approved" | "rejected" | "revoked" | "asked";
            /** @description Username at the time */
            readonly decided_by: string | null;
            readonly decided_at: components["schemas"]["Timestamp"];
            /** @description Notes on the approval, the reason, or the question */
            readonly notes: string | null;
            /** @description What was decided on; another number than the one in the path is an earlier record */
            readonly record_id: number;
            /** @description Its name at the time */
            readonly record_name: string;
            /** @description Whether that record has been deleted since */
            readonly is_deleted: boolean;
        };
        /** @description What was decided before, and how else the same applicant or client fared */
        readonly ReviewHistory: {
            /** @description The newest first, as far back as the audit log is kept; at most 50 */
            readonly decisions: readonly components["schemas"]["ReviewDecision"][];
            /** @description How many other records of the same kind the applicant (by email address) or the client has now, by status */
            readonly others: {
                readonly pending: number;
                readonly approved: number;
                readonly rejected: number;
            };
        };
        readonly PageMeta: {
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly last_page: number;
            /**
             * @description Only if there are more rows than `total`, at which counting stopped
             * @constant
             */
            readonly total_is_capped?: true;
            /** @description Only of lists that take `cursor`: where they go on; null at the end */
            readonly next_cursor?: string | null;
        };
        readonly DoneReply: {
            /** @constant */
            readonly success: true;
            readonly message?: string;
        };
        readonly Credentials: {
            /** @description Username or email */
            readonly username: string;
            readonly password: string;
        };
        /** @enum {string} */
        readonly AccountType: "admin" | "client";
        /** @enum {string} */
        readonly AccountRole: "client" | "reviewer" | "operator" | "finance" | "admin" | "super_admin";
        /** @description Who is signed in, as the browser keeps it */
        readonly User: {
            readonly id: number;
            readonly type: components["schemas"]["AccountType"];
            readonly role: components["schemas"]["AccountRole"];
            readonly username: string;
            readonly full_name: string;
            readonly email: string;
            readonly is_super_admin: boolean;
            /** @description The company of a client; null for administrators */
            readonly client_id: number | null;
            readonly company_name: string | null;
            readonly timezone: components["schemas"]["Timezone"];
        };
        readonly SignInReply: {
            /** @constant */
            readonly success: true;
            readonly token: string;
            readonly user: components["schemas"]["User"];
            readonly expires_at: components["schemas"]["Timestamp"];
            readonly refresh_until: components["schemas"]["Timestamp"];
        };
        /** @description The user with what the session or token may do */
        readonly Identity: {
            readonly user: components["schemas"]["User"];
            readonly role: components["schemas"]["AccountRole"];
            /** @description The operations that this session or token may call */
            readonly permissions: readonly string[];
            /** @description What an API token is limited to; null for a session */
            readonly scopes: readonly components["schemas"]["Scope"][] | null;
            readonly session: {
                /** @enum {string} */
                readonly kind: "session" | "token";
                /** Format: date-time */
                readonly expires_at: string | null;
            };
        };
        readonly Profile: {
            readonly username: string;
            readonly email: string;
            /** @description A new address that is not confirmed yet */
            readonly pending_email: components["schemas"]["PendingEmail"] | null;
            readonly first_name: string;
            readonly last_name: string;
            readonly phone: string | null;
            readonly job_title: string | null;
            readonly company_name: string | null;
            readonly website: string | null;
            readonly timezone: components["schemas"]["Timezone"];
            /** @description The timezone that applies from the next midnight, if it was changed */
            readonly pending_timezone: string | null;
            readonly notifications: components["schemas"]["NotificationSettings"];
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /** @description Which emails the account gets */
        readonly NotificationSettings: {
            readonly feed_reviewed: boolean;
            readonly feed_failed: boolean;
            readonly domain_reviewed: boolean;
            /** @description A daily budget, or 80% of it, is spent: once per day and domain */
            readonly budget_exhausted: boolean;
        };
        /** @description Omitted fields are left unchanged */
        readonly ProfileForm: {
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly email?: string;
            /** Format: phone */
            readonly phone?: string;
            readonly job_title?: string;
            /**
             * Format: website
             * @description Clients only
             */
            readonly website?: string;
            /** @description Clients only */
            readonly timezone?: components["schemas"]["Timezone"];
            readonly notifications?: components["schemas"]["NotificationSettings"];
        };
        readonly PasswordChange: {
            readonly current_password: string;
            readonly password: string;
            readonly password_confirmation: string;
        };
        readonly PasswordForgotten: {
            /** @description Username or email */
            readonly username: string;
        };
        readonly PasswordReset: {
            readonly token: string;
            readonly password: string;
            readonly password_confirmation: string;
        };
        readonly PasswordResetToken: {
            readonly token: string;
        };
        readonly Session: {
            readonly id: number;
            readonly is_current: boolean;
            readonly address: string | null;
            readonly user_agent: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly last_used_at: components["schemas"]["Timestamp"];
            readonly refresh_until: components["schemas"]["Timestamp"];
        };
        /**
         * @description What may complete a sign-in: a code from an authenticator app, a recovery code, or a passkey
         * @enum {string}
         */
        readonly SignInMethod: "totp" | "recovery_code" | "passkey";
        /** @description The password is right; the sign-in continues with `factors.completeSignIn` */
        readonly SignInChallenge: {
            readonly token: string;
            readonly expires_at: components["schemas"]["Timestamp"];
            readonly methods: readonly components["schemas"]["SignInMethod"][];
        };
        /** @description The challenge with a code or a passkey, or a passkey alone: it is both factors */
        readonly SignInCompletion: {
            /** @description The token of the challenge */
            readonly challenge?: string;
            /** @description Six digits from the authenticator app, or a recovery code */
            readonly code?: string;
            readonly passkey?: components["schemas"]["PasskeyUse"];
        };
        readonly PasskeyDescriptor: {
            readonly id: string;
            /** @enum {string} */
            readonly type: "public-key";
            readonly transports?: readonly string[];
        };
        /**
         * @description What `navigator.credentials.get` takes, after `PublicKeyCredential.parseRequestOptionsFromJSON`. The names are those of
         *     the standard (Web Authentication). The challenge works once, for 5 minutes.
         */
        readonly PasskeyRequest: {
            readonly challenge: string;
            /** @description The name of the host that passkeys belong to */
            readonly rpId: string;
            /** @description Milliseconds */
            readonly timeout: number;
            /** @enum {string} */
            readonly userVerification: "required";
            /** @description Empty: the person picks one */
            readonly allowCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
        };
        /**
         * @description What `navigator.credentials.create` takes, after `PublicKeyCredential.parseCreationOptionsFromJSON`. The names are those
         *     of the standard (Web Authentication). The challenge works once, for 5 minutes.
         */
        readonly PasskeyCreation: {
            readonly challenge: string;
            readonly rp: {
                /** @description The name of the host that passkeys belong to */
                readonly id: string;
                readonly name: string;
            };
            readonly user: {
                readonly id: string;
                readonly name: string;
                readonly displayName: string;
            };
            readonly pubKeyCredParams: readonly {
                /** @enum {string} */
                readonly type: "public-key";
                /** @description A number of the COSE registry */
                readonly alg: number;
            }[];
            /** @description Milliseconds */
            readonly timeout: number;
            /** @enum {string} */
            readonly attestation: "none";
            /** @description The passkeys that the account has */
            readonly excludeCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            readonly authenticatorSelection: {
                /** @enum {string} */
                readonly residentKey: "required";
                readonly requireResidentKey: boolean;
                /** @enum {string} */
                readonly userVerification: "required";
            };
        };
        /** @description What an authenticator signed for a `PasskeyRequest`; binary values in base64url, as the browser writes them */
        readonly PasskeyUse: {
            /** @description `id` of the credential */
            readonly id: string;
            /** @description `response.clientDataJSON` */
            readonly client_data: string;
            /** @description `response.authenticatorData` */
            readonly authenticator_data: string;
            /** @description `response.signature` */
            readonly signature: string;
            /** @description `response.userHandle` */
            readonly user_handle?: string;
        };
        /** @description What an authenticator made for a `PasskeyCreation`; binary values in base64url, as the browser writes them */
        readonly NewPasskey: {
            /** @description `id` of the credential */
            readonly id: string;
            /** @description `response.clientDataJSON` */
            readonly client_data: string;
            /** @description `response.attestationObject` */
            readonly attestation_object: string;
            /** @description `response.transports` */
            readonly transports?: readonly string[];
            /** @description "Passkey" if it is left out */
            readonly name?: string;
        };
        readonly FactorName: {
            readonly name: string;
        };
        /** @description A second factor of the account, without its secret */
        readonly Factor: {
            readonly id: number;
            /** @enum {string} */
            readonly kind: "totp" | "passkey";
            readonly name: string;
            readonly created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly last_used_at: string | null;
        };
        readonly FactorOverview: {
            readonly factors: readonly components["schemas"]["Factor"][];
            readonly recovery_codes_left: number;
            /** @description The account must keep at least one */
            readonly is_required: boolean;
            /** @description Where passkeys can be added and used. Null: nowhere, since the public address of this platform has no host name, or no https */
            readonly passkey_origin: string | null;
        };
        /** @description What an authenticator app needs; shown only here */
        readonly TotpSetup: {
            /** @description Base32; SHA-1, six digits, 30 seconds */
            readonly secret: string;
            /** @description The same for a QR code */
            readonly uri: string;
        };
        readonly TotpConfirmation: {
            readonly code: string;
            /** @description "Authenticator app" if it is left out */
            readonly name?: string;
        };
        readonly FactorAdded: {
            readonly factor: components["schemas"]["Factor"];
            readonly recovery_codes: components["schemas"]["RecoveryCodes"];
        };
        /** @description Each works once instead of the second factor. Shown only here; empty if the account has codes already */
        readonly RecoveryCodes: readonly string[];
        /** @description One of them */
        readonly StepUp: {
            readonly password?: string;
            /** @description Six digits from the authenticator app, or a recovery code */
            readonly code?: string;
            readonly passkey?: components["schemas"]["PasskeyUse"];
        };
        readonly StepUpReply: {
            readonly confirmed_until: components["schemas"]["Timestamp"];
        };
        /** @description What a program shows, and what it asks with */
        readonly DeviceSignIn: {
            /** @description Secret, and shown only here: whoever has it gets the session */
            readonly device_code: string;
            /** @description For the person to type or compare */
            readonly user_code: string;
            /** @description Where the person enters the code */
            readonly verification_uri: string;
            /** @description The same with the code in it */
            readonly verification_uri_complete: string;
            /** @description Seconds */
            readonly expires_in: number;
            /** @description Seconds to wait between two calls of `devices.signIn` */
            readonly interval: number;
        };
        readonly DeviceCode: {
            readonly device_code: string;
        };
        /** @description A program that waits to be let in */
        readonly DeviceRequest: {
            readonly user_code: string;
            /** @description Where the program runs, as the server sees it */
            readonly address: string | null;
            /** @description What the program calls itself */
            readonly user_agent: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What an API token may do
         * @enum {string}
         */
        readonly Scope: "account:read" | "account:write" | "feeds:read" | "feeds:write" | "feeds:review" | "domains:read" | "domains:write" | "domains:review" | "bids:read" | "bids:write" | "analytics:read" | "registrations:read" | "registrations:review" | "clients:read" | "clients:write" | "notes:read" | "notes:write" | "pages:read" | "pages:write" | "system:read" | "system:operate" | "geo:read" | "geo:write" | "users:read" | "users:write" | "tokens:read" | "tokens:write" | "webhooks:read" | "webhooks:write" | "audit:read" | "outbox:read" | "settings:read" | "settings:write";
        readonly ApiToken: {
            readonly id: number;
            readonly name: string;
            readonly scopes: readonly components["schemas"]["Scope"][];
            /** @description The first characters, to distinguish tokens */
            readonly prefix: string;
            /** @description Username of its creator */
            readonly owner: string;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly expires_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly last_used_at: string | null;
            /** Format: date-time */
            readonly revoked_at: string | null;
        };
        readonly ApiTokenForm: {
            readonly name: string;
            readonly scopes: readonly components["schemas"]["Scope"][];
            /** @default 90 */
            readonly expires_in_days?: number;
        };
        readonly ApiTokenCreated: {
            /** @description Shown only once */
            readonly token: string;
            readonly details: components["schemas"]["ApiToken"];
        };
        /**
         * @description What a webhook can report. Those about registrations are for administrators only.
         * @enum {string}
         */
        readonly WebhookEventType: "import.finished" | "import.held" | "feed.approved" | "feed.rejected" | "domain.approved" | "domain.rejected" | "registration.received" | "registration.approved" | "registration.rejected" | "budget.mostly_spent" | "budget.spent";
        /**
         * @description An event as a receiver gets it: `type` says what happened and which fields `data` has. New types may be added;
         *     a receiver answers 2xx to types that it does not know.
         */
        readonly WebhookEvent: components["schemas"]["ImportFinishedEvent"] | components["schemas"]["ImportHeldEvent"] | components["schemas"]["FeedApprovedEvent"] | components["schemas"]["FeedRejectedEvent"] | components["schemas"]["DomainApprovedEvent"] | components["schemas"]["DomainRejectedEvent"] | components["schemas"]["RegistrationReceivedEvent"] | components["schemas"]["RegistrationApprovedEvent"] | components["schemas"]["RegistrationRejectedEvent"] | components["schemas"]["BudgetMostlySpentEvent"] | components["schemas"]["BudgetSpentEvent"] | components["schemas"]["WebhookTestEvent"];
        /** @description The same in every delivery of the event, and its `webhook-id` header */
        readonly WebhookEventId: string;
        /** @description An import is done, has failed, was discarded or rejected, or was rolled back */
        readonly ImportFinishedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "import.finished";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly import_id: number;
                readonly feed_id: number;
                readonly feed_name: string;
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                /**
                 * @description `dropped`: discarded by a person, or the new version of an approved feed was rejected
                 * @enum {string}
                 */
                readonly state: "done" | "failed" | "dropped" | "rolled_back";
                /** @description Rows read */
                readonly rows: number;
                /** @description Items added */
                readonly added: number;
                /** @description Items changed */
                readonly changed: number;
                /** @description Rows with errors */
                readonly rejected: number;
                /** @description Imported rows that removal lists keep off */
                readonly switched_off: readonly components["schemas"]["SwitchedOff"][];
                /** @description Why it failed, or was rejected */
                readonly error: string | null;
            };
        };
        /** @description An import waits for a person: until it is accepted or discarded, or its columns are mapped */
        readonly ImportHeldEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "import.held";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly import_id: number;
                readonly feed_id: number;
                readonly feed_name: string;
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                readonly hold_reason: string;
            };
        };
        /** @description A feed was approved */
        readonly FeedApprovedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "feed.approved";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly feed_id: number;
                readonly feed_name: string;
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                /** @constant */
                readonly review_status: "approved";
                /** @description Note to the client, or the reason */
                readonly review_notes: string | null;
                readonly reviewed_at: components["schemas"]["Timestamp"];
            };
        };
        /** @description A feed was rejected */
        readonly FeedRejectedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "feed.rejected";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly feed_id: number;
                readonly feed_name: string;
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                /** @constant */
                readonly review_status: "rejected";
                /** @description Note to the client, or the reason */
                readonly review_notes: string | null;
                readonly reviewed_at: components["schemas"]["Timestamp"];
            };
        };
        /** @description A domain was approved */
        readonly DomainApprovedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "domain.approved";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                /** @constant */
                readonly status: "approved";
                /** @description Note to the client, or the reason */
                readonly admin_notes: string | null;
                readonly reviewed_at: components["schemas"]["Timestamp"];
            };
        };
        /** @description A domain was rejected */
        readonly DomainRejectedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "domain.rejected";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                /** @constant */
                readonly status: "rejected";
                /** @description Note to the client, or the reason */
                readonly admin_notes: string | null;
                readonly reviewed_at: components["schemas"]["Timestamp"];
            };
        };
        /** @description An application for access came in */
        readonly RegistrationReceivedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "registration.received";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly registration_id: number;
                readonly application_id: string;
                readonly company_name: string;
                /** @constant */
                readonly status: "pending";
            };
        };
        /** @description An application was approved, and its client created */
        readonly RegistrationApprovedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "registration.approved";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly registration_id: number;
                readonly application_id: string;
                readonly company_name: string;
                /** @constant */
                readonly status: "approved";
                readonly client_id: number;
            };
        };
        /** @description An application was rejected */
        readonly RegistrationRejectedEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "registration.rejected";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly registration_id: number;
                readonly application_id: string;
                readonly company_name: string;
                /** @constant */
                readonly status: "rejected";
            };
        };
        /** @description 80 % of a daily budget is spent; once per domain and day */
        readonly BudgetMostlySpentEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "budget.mostly_spent";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                readonly daily_budget: components["schemas"]["Money"];
                readonly spent: components["schemas"]["Money"];
                readonly day_start: components["schemas"]["Timestamp"];
                readonly day_end: components["schemas"]["Timestamp"];
            };
        };
        /** @description A daily budget is spent: at least 90 % of it, and the rest does not pay the bid. Once per domain and day */
        readonly BudgetSpentEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "budget.spent";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly domain_id: number;
                readonly domain_name: string;
                readonly client_id: number;
                readonly daily_budget: components["schemas"]["Money"];
                readonly spent: components["schemas"]["Money"];
                readonly day_start: components["schemas"]["Timestamp"];
                readonly day_end: components["schemas"]["Timestamp"];
            };
        };
        /** @description A test that someone sent to the webhook */
        readonly WebhookTestEvent: {
            readonly id: components["schemas"]["WebhookEventId"];
            /** @constant */
            readonly type: "webhook.test";
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly data: {
                readonly webhook_id: number;
            };
        };
        readonly Webhook: {
            readonly id: number;
            readonly url: string;
            readonly description: string | null;
            readonly events: readonly components["schemas"]["WebhookEventType"][];
            readonly status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is disabled; null if it is enabled. `person`: someone disabled it. `gone`: its address answered 410.
             *     `failing`: nothing could be delivered for three days.
             * @enum {string|null}
             */
            readonly disabled_reason: "person" | "gone" | "failing" | null;
            /** Format: date-time */
            readonly disabled_at: string | null;
            /**
             * Format: date-time
             * @description The first failed attempt since the last delivery; null if the last attempt was delivered
             */
            readonly failing_since: string | null;
            /**
             * Format: date-time
             * @description Until when the previous secret signs too; null if only the current one signs
             */
            readonly old_secret_until: string | null;
            /** @description Username of its creator */
            readonly created_by: string;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        readonly WebhookStatus: "enabled" | "disabled";
        readonly WebhookSecret: {
            /** @description The key of the signatures. Shown only once. */
            readonly secret: string;
            readonly webhook: components["schemas"]["Webhook"];
        };
        readonly WebhookForm: {
            /** Format: http-url */
            readonly url: string;
            readonly events: readonly components["schemas"]["WebhookEventType"][];
            readonly description?: string | null;
        };
        /** @description Omitted fields are left unchanged */
        readonly WebhookChanges: {
            /** Format: http-url */
            readonly url?: string;
            readonly events?: readonly components["schemas"]["WebhookEventType"][];
            readonly description?: string | null;
            /** @description Enabling it again also forgets its failures */
            readonly is_enabled?: boolean;
        };
        /**
         * @description waiting: until its next attempt; failed: given up
         * @enum {string}
         */
        readonly WebhookDeliveryStatus: "waiting" | "delivered" | "failed";
        readonly WebhookDelivery: {
            readonly id: number;
            readonly event_id: components["schemas"]["WebhookEventId"];
            readonly event_type: string;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How often it was sent */
            readonly attempts: number;
            /** @description HTTP status of the last attempt; null if there was none */
            readonly last_status: number | null;
            /** @description Why the last attempt failed */
            readonly last_error: string | null;
            /** Format: date-time */
            readonly next_attempt_at: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly WebhookAttempt: {
            readonly number: number;
            readonly sent_at: components["schemas"]["Timestamp"];
            readonly duration_ms: number;
            /** @description HTTP status; null if there was no answer */
            readonly status: number | null;
            /** @description The first 2 KB of the answer as text */
            readonly response_body: string | null;
            /** @description Why it counts as failed */
            readonly error: string | null;
        };
        readonly WebhookDeliveryDetails: {
            readonly delivery: components["schemas"]["WebhookDelivery"];
            /** @description The body, byte for byte as it is signed and sent */
            readonly request_body: string;
            /** @description Oldest first */
            readonly attempt_log: readonly components["schemas"]["WebhookAttempt"][];
        };
        readonly WebhookEventBatch: {
            /** @description Oldest first */
            readonly events: readonly components["schemas"]["WebhookEvent"][];
            /** @description To be sent as `after` with the next call */
            readonly cursor: number;
        };
        readonly SetupTokenForm: {
            readonly token: string;
        };
        readonly SetupToken: {
            readonly company_name: string;
            readonly client_name: string;
            readonly email: string;
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        readonly AccountSetupForm: {
            readonly token: string;
            readonly username: string;
            readonly password: string;
            readonly password_confirmation: string;
        };
        readonly FirstAdministratorForm: {
            readonly token: string;
            readonly username: string;
            readonly first_name: string;
            readonly last_name: string;
            /** Format: email */
            readonly email: string;
            readonly password: string;
            readonly password_confirmation: string;
        };
        /**
         * @description A new address that is not in effect yet. The account keeps its address until every mailbox in `waits_for` has
         *     confirmed: both, or only the new one if an administrator asked for the change
         */
        readonly PendingEmail: {
            readonly email: string;
            /** @enum {string} */
            readonly requested_by: "owner" | "administrator";
            readonly requested_at: components["schemas"]["Timestamp"];
            readonly expires_at: components["schemas"]["Timestamp"];
            readonly waits_for: readonly components["schemas"]["EmailSide"][];
        };
        /**
         * @description current: the mailbox of the address in effect; new: that of the new address
         * @enum {string}
         */
        readonly EmailSide: "current" | "new";
        readonly EmailLinkForm: {
            readonly token: string;
        };
        /** @description What an emailed link is about */
        readonly EmailLink: {
            readonly side: components["schemas"]["EmailSide"];
            readonly new_email: string;
            /** @description False: the change does not wait for this mailbox, which can only cancel it */
            readonly must_confirm: boolean;
            readonly expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Visits a month
         * @enum {string}
         */
        readonly ExpectedTraffic: "0-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k+";
        /**
         * @description US dollars a month
         * @enum {string}
         */
        readonly BudgetRange: "$500-$1000" | "$1000-$5000" | "$5000-$10000" | "$10000-$25000" | "$25000+";
        /** @enum {string} */
        readonly Timezone: "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Australia/Sydney";
        /** @enum {string} */
        readonly RegistrationStatus: "pending" | "approved" | "rejected";
        /** @description An application for access, as the wizard sends it */
        readonly RegistrationForm: {
            readonly first_name: string;
            readonly last_name: string;
            /** Format: email */
            readonly email: string;
            /**
             * Format: phone
             * @description 7 to 15 digits, with + ( ) - . / and spaces between them, and an extension such as ext. 12, x12, or #12
             */
            readonly phone: string;
            readonly company_name: string;
            /**
             * Format: website
             * @description Has a dot; https:// is put in front when there is no scheme
             */
            readonly website: string;
            readonly company_description: string;
            readonly job_title: string;
            readonly expected_traffic: components["schemas"]["ExpectedTraffic"];
            readonly budget_range: components["schemas"]["BudgetRange"];
            /**
             * Format: country-code
             * @description ISO 3166-1 code
             */
            readonly country: string;
            /** @description Code of the state or province for US and CA, free text elsewhere */
            readonly state: string;
            readonly timezone: components["schemas"]["Timezone"];
            readonly campaign_goals?: string;
            readonly additional_notes?: string;
            /** @description Optional: PNG, JPG or PDF, judged by its content */
            readonly business_license?: FileSource;
        };
        readonly RegistrationReceipt: {
            readonly id: number;
            readonly application_id: string;
            readonly status: components["schemas"]["RegistrationStatus"];
        };
        readonly ApplicationLinkForm: {
            /** @description From the link that the applicant was mailed */
            readonly token: string;
        };
        /**
         * @description received: not assigned to a reviewer yet; in_review: assigned to one; waiting_for_applicant: a question waits for an answer
         * @enum {string}
         */
        readonly ApplicationStage: "received" | "in_review" | "waiting_for_applicant" | "approved" | "rejected";
        /** @description Where an application stands, as its applicant is told */
        readonly ApplicationStatus: {
            readonly application_id: string;
            readonly company_name: string;
            readonly stage: components["schemas"]["ApplicationStage"];
            readonly submitted_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly decided_at: string | null;
            /** @description Why it was rejected, as the applicant was mailed */
            readonly reason: string | null;
            /** @description What the applicant is asked for; null while nothing is */
            readonly question: string | null;
        };
        /** @description What an applicant answers to a question */
        readonly ApplicationAnswer: {
            /** @description From the link that the applicant was mailed */
            readonly token: string;
            readonly answer: string;
            /** @description Optional: PNG, JPG or PDF, judged by its content */
            readonly file_1?: FileSource;
            /** @description Optional: PNG, JPG or PDF, judged by its content */
            readonly file_2?: FileSource;
            /** @description Optional: PNG, JPG or PDF, judged by its content */
            readonly file_3?: FileSource;
        };
        readonly RegistrationQuestionForm: {
            /** @description What the applicant is asked for */
            readonly question: string;
        };
        readonly RegistrationAnswerFile: {
            readonly id: number;
            readonly name: string;
            /** @enum {string} */
            readonly type: "png" | "jpg" | "pdf";
            readonly size_bytes: number;
        };
        /** @description What an applicant was asked for, and what came back */
        readonly RegistrationQuestion: {
            readonly id: number;
            readonly question: string;
            readonly asked_at: components["schemas"]["Timestamp"];
            /** @description Username of who asked */
            readonly asked_by: string | null;
            readonly answer: string | null;
            /** Format: date-time */
            readonly answered_at: string | null;
            readonly files: readonly components["schemas"]["RegistrationAnswerFile"][];
        };
        readonly Registration: {
            readonly id: number;
            readonly application_id: string;
            readonly company_name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly email: string;
            readonly phone: string;
            readonly job_title: string;
            readonly website: string;
            readonly company_description: string;
            readonly expected_traffic: components["schemas"]["ExpectedTraffic"];
            readonly budget_range: components["schemas"]["BudgetRange"];
            readonly country: string;
            readonly state: string;
            readonly timezone: components["schemas"]["Timezone"];
            readonly campaign_goals: string | null;
            readonly additional_notes: string | null;
            /** @description Internal note with the approval, or the reason for the rejection */
            readonly admin_notes: string | null;
            readonly status: components["schemas"]["RegistrationStatus"];
            readonly created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly reviewed_at: string | null;
            /** @description Username of who decided */
            readonly reviewed_by: string | null;
            /** @description Username of the administrator who looks at it */
            readonly assigned_to: string | null;
            /** @description Where the license can be downloaded below the API base; null without one. Never a path on the server. */
            readonly business_license_path: string | null;
            /** @description The client that resulted from it */
            readonly client_id: number | null;
            /**
             * Format: date-time
             * @description Since when a question waits for the applicant's answer; null while none does
             */
            readonly asked_at: string | null;
            /**
             * Format: date-time
             * @description When it arrived, later by the time that it waited for the applicant
             */
            readonly waiting_since: string;
            /** @description What the server found at the website; null as long as nobody asked it to look */
            readonly website_check: components["schemas"]["SiteCheck"] | null;
        };
        /** @description A client, or another application, that may be the same applicant */
        readonly RegistrationDuplicate: {
            /** @enum {string} */
            readonly kind: "registration" | "client";
            readonly matched_on: readonly ("name" | "email" | "phone" | "website" | "license")[];
            /** @description The client; null for an application */
            readonly client_id: number | null;
            /** @description The application, or the one that made the client; null for a client whom an administrator added */
            readonly registration_id: number | null;
            readonly application_id: string | null;
            /** @description Of a client, this and what follows are its own, as they are now */
            readonly company_name: string;
            readonly email: string;
            readonly status: string;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /** @description A decision on one application */
        readonly RegistrationDecision: {
            readonly id: number;
            /** @enum {string} */
            readonly decision: "approve" | "reject";
            /** @description Internal note with an approval. Required for a rejection, as its reason, which the applicant is sent */
            readonly admin_notes?: string;
        };
        /** @description Decisions on up to 500 applications */
        readonly RegistrationDecisions: {
            readonly decisions: readonly components["schemas"]["RegistrationDecision"][];
        };
        /** @description What became of one decision */
        readonly RegistrationDecisionResult: {
            /** @description The application that was decided on */
            readonly id: number;
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** @description When done, the application afterward */
            readonly data?: components["schemas"]["Registration"];
            /** @description When refused, why */
            readonly error?: components["schemas"]["DecisionRefusal"];
        };
        readonly RegistrationRejection: {
            /** @description The reason, which the applicant is sent */
            readonly admin_notes: string;
        };
        readonly ClientDashboard: {
            readonly stats: {
                readonly totalFeeds: number;
                /** @description Active and approved */
                readonly activeFeeds: number;
                readonly pendingReview: number;
                readonly totalViews: number;
            };
            readonly recentFeeds: readonly components["schemas"]["Feed"][];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly ImportError: {
            /** @description Line of the source */
            readonly line: number | null;
            readonly column: string | null;
            readonly field: string | null;
            /** @enum {string} */
            readonly severity: "error" | "warning";
            readonly code: string;
            readonly message: string;
            /** @description Beginning of the value */
            readonly value: string | null;
        };
        readonly FeedItem: {
            readonly id: number;
            readonly external_id: string;
            readonly title: string | null;
            readonly thumbnail_url: string | null;
            /** @description Includes the URL parameters of the feed */
            readonly url: string | null;
            readonly embed_code: string | null;
            readonly embed_url: string | null;
            readonly video_url: string | null;
            readonly preview_url: string | null;
            readonly thumbnails: readonly string[];
            readonly description: string | null;
            /** @description Seconds */
            readonly duration: number | null;
            readonly tags: readonly string[];
            readonly categories: readonly string[];
            readonly performers: readonly string[];
            readonly studio: string | null;
            /** Format: date-time */
            readonly published_at: string | null;
            /** Format: date-time */
            readonly expires_at: string | null;
            /** @description As given in the source */
            readonly views: number | null;
            readonly rating: number | null;
            readonly language: string | null;
            readonly quality: string | null;
            /** @description As given in the source */
            readonly status: string | null;
            /** @description False if switched off by a removal list or by its own status */
            readonly is_enabled: boolean;
            /** @description The removal lists that keep it off */
            readonly switched_off_by: readonly components["schemas"]["SwitchedOffBy"][];
            /** @description Number of times it was shown on the platform */
            readonly served_views: number;
            /** @description Number of times it was clicked on the platform */
            readonly served_clicks: number;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly FeedCheck: {
            /** @description False if an import would fail or be put on hold */
            readonly is_importable: boolean;
            readonly rows: number;
            readonly accepted: number;
            readonly rejected: number;
            readonly warnings: readonly components["schemas"]["ImportCount"][];
            readonly errors_by_code: readonly components["schemas"]["ImportCount"][];
            readonly errors: readonly components["schemas"]["ImportError"][];
            readonly notes: readonly string[];
            readonly accounting: components["schemas"]["FeedAccounting"];
        };
        readonly MappingForm: {
            readonly upload_id: string;
            /** @description Leave it out to map the columns as the analysis's `saved_mapping` does */
            readonly mapping?: components["schemas"]["ColumnMapping"];
        };
        readonly SavedMapping: {
            readonly mapping: components["schemas"]["KeptMapping"];
            readonly columns: readonly string[];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly SavedMappingForm: {
            readonly mapping: components["schemas"]["ColumnMapping"];
        };
        /** @description The columns of the file must be mapped before it is imported */
        readonly MappingNeeded: {
            /** @constant */
            readonly success: true;
            /** @constant */
            readonly needs_mapping: true;
            readonly data: components["schemas"]["MappingAnalysis"];
            readonly message?: string;
        };
        /** @description The feed was saved, and its import runs as a job */
        readonly FeedStarted: {
            /** @constant */
            readonly success: true;
            /** @constant */
            readonly needs_mapping: false;
            readonly data: components["schemas"]["Feed"];
            readonly import: components["schemas"]["Import"] | null;
            readonly message?: string;
        };
        readonly FeedStats: {
            readonly total: number;
            /** @description Feeds that are active and approved */
            readonly active: number;
            /** @description All other feeds */
            readonly inactive: number;
            readonly pending: number;
            readonly approved: number;
            readonly rejected: number;
            /** @description Pending and assigned */
            readonly in_review: number;
            /** @description Pending for more than 48 hours */
            readonly urgent: number;
        };
        readonly FeedRejection: {
            readonly reason: string;
            /** @description True: takes back the approval of a feed that is approved. Without it, 409 */
            readonly revoke?: boolean;
        };
        /** @description A decision on one feed */
        readonly FeedDecision: {
            readonly id: number;
            /** @enum {string} */
            readonly decision: "approve" | "reject";
            /** @description Required for a rejection */
            readonly reason?: string;
            /** @description With reject: takes back the approval of a feed that is approved. Without it, 409 */
            readonly revoke?: boolean;
        };
        /** @description Decisions on up to 500 feeds */
        readonly FeedDecisions: {
            readonly decisions: readonly components["schemas"]["FeedDecision"][];
        };
        /** @description What became of one decision */
        readonly FeedDecisionResult: {
            /** @description The feed that was decided on */
            readonly id: number;
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** @description When done, the feed afterward */
            readonly data?: components["schemas"]["Feed"];
            /** @description When refused, why */
            readonly error?: components["schemas"]["DecisionRefusal"];
        };
        /** @description Another feed that shares something with a feed */
        readonly FeedDuplicate: {
            readonly feed_id: number;
            readonly feed_name: string;
            /** @description What they share. url: the source URL. file: every byte of the last file. name: the name, on a domain of the same name */
            readonly matched_on: readonly ("url" | "file" | "name")[];
            readonly client_id: number;
            readonly company_name: string;
            readonly domain_id: number;
            readonly domain_name: string;
            readonly review_status: components["schemas"]["ReviewStatus"];
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What the rows do: add and update items, or switch items off
         * @enum {string}
         */
        readonly FeedType: "insert_update" | "disabled";
        /**
         * @description rss, json, xml, and csv name the source format and are treated as insert_update
         * @enum {string}
         */
        readonly FeedTypeInput: "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv";
        /** @enum {string} */
        readonly SourceFormat: "csv" | "json" | "xml" | "rss" | "txt";
        /** @enum {string} */
        readonly FeedCategory: "girls" | "guys" | "trans";
        /** @enum {string} */
        readonly ReviewStatus: "pending" | "approved" | "rejected";
        /**
         * @description The character or its name
         * @enum {string}
         */
        readonly Delimiter: "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab";
        /**
         * @description As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes
         *     unclosed quotes literally; 'exact' turns the guard off.
         * @enum {boolean|string}
         */
        readonly LazyQuotes: true | false | "exact";
        /**
         * @description `in_review`: the new file or URL of an approved feed was read, and is applied once an administrator approves it
         * @enum {string}
         */
        readonly ImportState: "queued" | "fetching" | "needs_mapping" | "running" | "held" | "in_review" | "done" | "unchanged" | "failed" | "dropped" | "rolled_back";
        /**
         * @description States of a last import that someone has to see to; `needs_attention`: any of them
         * @enum {string}
         */
        readonly LastImportFilter: "needs_attention" | "failed_or_held" | "failed" | "held" | "needs_mapping";
        /**
         * @description A field of an item that a column can be mapped to
         * @enum {string}
         */
        readonly ItemField: "external_id" | "title" | "thumbnail_url" | "url" | "embed_code" | "embed_url" | "video_url" | "preview_url" | "thumbnails" | "description" | "duration" | "tags" | "categories" | "performers" | "studio" | "published_at" | "expires_at" | "views" | "rating" | "language" | "quality" | "status";
        /**
         * @description How to derive an id from another column, for sources without one
         * @enum {string}
         */
        readonly IdDerivation: "last-number" | "query-id" | "after-embed" | "whole-url";
        /**
         * @description How to read a value: a duration in seconds, milliseconds, m:ss, h:mm:ss, or ISO 8601; a date as epoch seconds, epoch milliseconds, or ISO 8601
         * @enum {string}
         */
        readonly ValueReading: "seconds" | "milliseconds" | "m:ss" | "h:mm:ss" | "iso8601" | "epoch" | "epoch-ms" | "text";
        /**
         * @description The separator between the entries of a list, taken literally. Spaces around an entry are dropped, whatever the separator
         * @enum {string}
         */
        readonly ListSeparator: "|" | ";" | "," | "/" | "\\" | ":" | "-" | "_" | "." | "+" | "&" | "#" | "~" | "^" | "*" | "@" | "$" | "%" | "=" | ">" | "!" | "•" | "·" | "¦" | "、" | "，" | "；" | "||" | ";;" | "//" | "::" | "--" | "__" | "##" | "~~" | "^^" | "&&" | "->" | "=>" | ">>" | "<br>" | " - " | " / " | " & " | " + " | " and " | " " | "\t" | "\n";
        readonly FieldTarget: {
            readonly field: components["schemas"]["ItemField"];
            readonly derive?: components["schemas"]["IdDerivation"];
            readonly split?: components["schemas"]["ListSeparator"];
            readonly as?: components["schemas"]["ValueReading"];
        };
        /** @description Each source column with the field it fills: a field name, an object that also says how to read the column, or a list of such objects */
        readonly ColumnMapping: {
            readonly [key: string]: string | components["schemas"]["FieldTarget"] | readonly components["schemas"]["FieldTarget"][];
        };
        /**
         * @description A mapping as it is kept. It reads like a ColumnMapping, except that one from before separators were listed may have any
         *     other text of 1 to 5 characters as `split`. Feeds go on being imported with it
         */
        readonly KeptMapping: {
            readonly [key: string]: string | components["schemas"]["KeptTarget"] | readonly components["schemas"]["KeptTarget"][];
        };
        readonly KeptTarget: {
            readonly field: components["schemas"]["ItemField"];
            readonly derive?: components["schemas"]["IdDerivation"];
            /** @description A ListSeparator, or another text if the mapping is older than that list */
            readonly split?: string;
            readonly as?: components["schemas"]["ValueReading"];
        };
        readonly AvailableField: {
            readonly name: components["schemas"]["ItemField"];
            readonly label: string;
            readonly required: boolean;
        };
        readonly MappingSuggestion: {
            readonly column: string;
            readonly field: components["schemas"]["ItemField"];
            readonly confidence: number;
            /** @description Why the column is likely to fill the field, in a sentence */
            readonly reason: string;
            /** @description Example value from the column */
            readonly sample: string | null;
            readonly derive: components["schemas"]["IdDerivation"] | null;
            readonly split: components["schemas"]["ListSeparator"] | null;
            readonly as: components["schemas"]["ValueReading"] | null;
        };
        readonly ColumnCounts: {
            /** @description Rows with a value */
            readonly filled: number;
            /** @description Different values, counted up to 1,000 */
            readonly distinct: number;
        };
        /** @description Analysis of a file whose columns must be mapped */
        readonly MappingAnalysis: {
            readonly upload_id: string;
            readonly expires_at: components["schemas"]["Timestamp"];
            readonly columns: readonly string[];
            /** @description One for each of `columns`, over all `analyzed_rows` */
            readonly column_counts: readonly components["schemas"]["ColumnCounts"][];
            /** @description Rows of the file; those before a fault that ends reading it */
            readonly analyzed_rows: number;
            /** @description The first five rows, one value per column */
            readonly sample_data: readonly (readonly string[])[];
            readonly available_fields: readonly components["schemas"]["AvailableField"][];
            readonly suggestions: readonly components["schemas"]["MappingSuggestion"][];
            /** @description The mapping this feed last used, if it fits these columns */
            readonly saved_mapping: components["schemas"]["KeptMapping"] | null;
            readonly feed_info: {
                readonly feed_type: components["schemas"]["FeedType"];
                readonly feed_name: string;
                readonly file_name: string | null;
                readonly source_format: components["schemas"]["SourceFormat"];
                readonly encoding: string;
                readonly delimiter: string | null;
                /** @description Another delimiter that would fit the file better */
                readonly suggested_delimiter: string | null;
                readonly has_header_row: boolean;
                /** @description Line of the header row, if there is one; missing in analyses of older files */
                readonly header_row?: number | null;
                readonly first_row_looks_like_header: boolean;
                readonly record_path: string | null;
                /** @description Every place in JSON or XML that could hold the records, the most promising first */
                readonly record_candidates: readonly components["schemas"]["RecordCandidate"][];
                /** @description Hints about the file, such as a delimiter that would fit better */
                readonly notes: readonly string[];
                /** @description Added to the links of the items; missing in analyses of older files */
                readonly url_parameters?: string | null;
            };
        };
        /** @description A place in JSON or XML that could hold the records */
        readonly RecordCandidate: {
            /** @description To be sent as `record_path` */
            readonly path: string;
            readonly records: number;
            /** @description What tells the first records apart: their titles, or else their first values */
            readonly samples: readonly string[];
        };
        readonly ImportCount: {
            readonly code: string;
            readonly count: number;
            readonly message: string;
        };
        /** @description What became of the values of one source column, counted by row: a list counts once. `values` is the sum of `stored`, `not_mapped`, `rejected`, and the counts in `left_out` */
        readonly ColumnAccount: {
            readonly column: string;
            /** @description What the column is mapped to */
            readonly fields: readonly components["schemas"]["ItemField"][];
            readonly values: number;
            /** @description Kept by an item */
            readonly stored: number;
            /** @description Of those that are stored: not as they were, or not all of a list */
            readonly changed: number;
            readonly not_mapped: number;
            /** @description Refused together with their row */
            readonly rejected: number;
            /** @description By the rule that left them out */
            readonly left_out: readonly components["schemas"]["ImportCount"][];
        };
        /** @description What became of every value of a source */
        readonly FeedAccounting: {
            /** @description Those that are mapped and, of the others, those with the most values */
            readonly columns: readonly components["schemas"]["ColumnAccount"][];
            /** @description All other columns together. None of them is mapped */
            readonly other_columns: {
                readonly columns: number;
                readonly values: number;
            };
            /** @description Rejected rows that could not be divided into columns */
            readonly unread_rows: number;
        };
        /** @description Items of a feed that are switched off by a removal list of the same client and domain */
        readonly SwitchedOff: {
            /** @description The removal list */
            readonly feed_id: number;
            readonly feed_name: string;
            readonly items: number;
        };
        /** @description A removal list that keeps an item off */
        readonly SwitchedOffBy: {
            /** @description The removal list */
            readonly feed_id: number;
            readonly feed_name: string;
        };
        /** @description One run that imports the rows of a source as items of the feed */
        readonly Import: {
            readonly id: number;
            readonly feed_id: number;
            readonly state: components["schemas"]["ImportState"];
            /** @description Name of the file, or the URL */
            readonly source_name: string | null;
            readonly size_bytes: number | null;
            /** @description SHA-256 of the file, which tells whether another one is the same; null until the file is there */
            readonly sha256?: string | null;
            readonly progress: {
                readonly bytes_read: number;
                readonly rows_read: number;
                readonly percent: number;
            };
            readonly counts: {
                /** @description Rows in the source, not counting the header */
                readonly rows: number;
                /** @description Distinct ids among the valid rows */
                readonly items: number;
                readonly added: number;
                readonly changed: number;
                readonly unchanged: number;
                /** @description Items switched off */
                readonly removed: number;
                /** @description Rows that were refused */
                readonly rejected: number;
                /** @description Rows whose id appears again further down; the last one is used */
                readonly repeated: number;
            };
            /** @description Imported rows that removal lists switched off */
            readonly switched_off?: readonly components["schemas"]["SwitchedOff"][];
            readonly warnings: readonly components["schemas"]["ImportCount"][];
            readonly errors_by_code: readonly components["schemas"]["ImportCount"][];
            /** @description For an unchanged import, the earlier one of the same content. Its rejected rows and warnings are repeated here */
            readonly repeats_import_id: number | null;
            /** @description The file or URL is new to the feed. Of an approved feed, its rows are applied once an administrator approves it */
            readonly new_source?: boolean;
            /** @description Why the import is on hold until it is accepted or dropped */
            readonly hold_reason: string | null;
            /** @description Why the import failed, or why its new version of the feed was rejected */
            readonly error: string | null;
            /** @description Upload to send the mapping for when the state is needs_mapping */
            readonly upload_id: string | null;
            /** @description Analysis of a fetched file whose columns must be mapped. Present only when a single import is requested and its state is needs_mapping */
            readonly analysis?: components["schemas"]["MappingAnalysis"] | null;
            /** @description What became of every value of the file. Present only when a single import is requested; null unless its file has been read to the end */
            readonly accounting?: components["schemas"]["FeedAccounting"] | null;
            /** @description The first items of the file. Present only when a single import is requested and its state is in_review */
            readonly first_items?: readonly components["schemas"]["FirstItem"][];
            readonly created_by: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly started_at: string | null;
            /** Format: date-time */
            readonly finished_at: string | null;
        };
        /** @description An item of a file that has not been applied yet */
        readonly FirstItem: {
            readonly external_id: string;
            readonly title: string | null;
            readonly thumbnail_url: string | null;
            /** @description Includes the URL parameters of the feed */
            readonly url: string | null;
            readonly video_url: string | null;
        };
        /** @description A new file or URL of a feed that an administrator has yet to decide on */
        readonly VersionInReview: {
            /** @description The import that has read it */
            readonly import_id: number;
            readonly submitted_at: components["schemas"]["Timestamp"];
        };
        readonly Feed: {
            readonly id: number;
            readonly feed_name: string;
            readonly feed_description: string | null;
            /** @description The same as feed_description */
            readonly description: string | null;
            /** @description URL the feed is fetched from. For an uploaded feed, only a note */
            readonly feed_url: string | null;
            /** @description True if the platform fetches feed_url, on request or on a schedule. False if the feed was uploaded */
            readonly is_fetched: boolean;
            readonly feed_type: components["schemas"]["FeedType"];
            readonly source_format: components["schemas"]["SourceFormat"] | null;
            readonly category: components["schemas"]["FeedCategory"] | null;
            readonly domain_id: number;
            readonly domain_name: string;
            readonly client_id: number;
            readonly company_name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly delimiter: string;
            /** @description Empty for no quoting */
            readonly quote_char: string;
            readonly lazy_quotes: components["schemas"]["LazyQuotes"];
            readonly has_header_row: boolean;
            /** @description Line of the header row, where it was stated; otherwise it is found */
            readonly header_row?: number | null;
            readonly url_parameters: string | null;
            readonly is_active: boolean;
            readonly review_status: components["schemas"]["ReviewStatus"];
            /** @description Why it was rejected */
            readonly review_notes: string | null;
            /** Format: date-time */
            readonly reviewed_at: string | null;
            /** @description The new file or URL that is being reviewed. An approved feed stays live as it is until the new version is approved */
            readonly version_in_review?: components["schemas"]["VersionInReview"] | null;
            readonly views: number;
            readonly clicks: number;
            /** @description Number of items that are switched on */
            readonly total_items: number;
            /** @description Items that are switched off by a removal list */
            readonly switched_off?: readonly components["schemas"]["SwitchedOff"][];
            /** @description Thumbnail addresses of the first videos. Only in a list that was asked for with `thumbnails` */
            readonly thumbnails?: readonly string[];
            /** @description How often a URL feed is fetched */
            readonly refresh_interval_minutes: number | null;
            /** Format: date-time */
            readonly next_refresh_at: string | null;
            readonly last_error: string | null;
            readonly last_import: components["schemas"]["Import"] | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A feed with its file to upload */
        readonly FeedFileForm: {
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly domain_id: number;
            readonly delimiter?: components["schemas"]["Delimiter"];
            /** @description Empty for no quoting */
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            /** @description Line of the header row, where other lines are above it. It is found if omitted */
            readonly header_row?: number;
            /** @description Added to the links of the items; a leading ? or & is removed */
            readonly url_parameters?: string;
            /** @description Where the records are in JSON or XML; detected if omitted */
            readonly record_path?: string;
            /**
             * Format: text-encoding
             * @description Detected if omitted
             */
            readonly encoding?: string;
            /** @description CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
            readonly file: FileSource;
        };
        /** @description A feed that is fetched from a URL */
        readonly FeedUrlForm: {
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            /**
             * Format: http-url
             * @description Fetched with the user agent `GRT-Feeds/2.0`, which a firewall of the host has to allow
             */
            readonly feed_url: string;
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            readonly refresh_interval_minutes?: number | null;
        };
        /**
         * @description A client's feed with its file. Only client_id, csv_delimiter, feed_name, and file are needed: the domain defaults to the
         *     client's only approved one, the type to insert_update, and the reviewer chooses the category.
         */
        readonly AdminFeedFileForm: {
            readonly client_id: number;
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            /**
             * Format: http-url
             * @description Source of the file; saved as a note
             */
            readonly feed_url?: string;
            readonly domain_id?: number;
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly csv_delimiter?: components["schemas"]["Delimiter"];
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            /** @description CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
            readonly file: FileSource;
        };
        /** @description A client's feed with its file, and with all that a feed needs */
        readonly NewAdminFeedFileForm: {
            readonly client_id: number;
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            /**
             * Format: http-url
             * @description Source of the file; saved as a note
             */
            readonly feed_url?: string;
            readonly domain_id: number;
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly csv_delimiter?: components["schemas"]["Delimiter"];
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            /** @description CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
            readonly file: FileSource;
        };
        /** @description A client's feed that is fetched from a URL */
        readonly AdminFeedUrlForm: {
            readonly client_id: number;
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            /** Format: http-url */
            readonly feed_url: string;
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            readonly refresh_interval_minutes?: number | null;
        };
        /**
         * @description Omitted fields are left unchanged. A change of domain, category or type sends the feed back to review; a change of name
         *     or description does not. An approved feed keeps its URL, and stays live, until an administrator has approved what a new
         *     URL has.
         */
        readonly FeedChanges: {
            readonly feed_name?: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            /** Format: http-url */
            readonly feed_url?: string;
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id?: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            readonly refresh_interval_minutes?: number | null;
            readonly is_active?: boolean;
        };
        /**
         * @description A new file for a feed, with any other changes. An approved feed stays live as it is until an administrator has approved
         *     the file. A file that fails, is discarded, or is rejected leaves it as it is.
         */
        readonly FeedFileChanges: {
            readonly feed_name?: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id?: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            /** @description CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
            readonly file: FileSource;
        };
        /** @description A file to check without importing it */
        readonly FeedCheckForm: {
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly header_row?: number;
            readonly url_parameters?: string;
            readonly record_path?: string;
            /** Format: text-encoding */
            readonly encoding?: string;
            /** @description Column mapping as JSON; the suggested mapping if omitted */
            readonly mapping?: string;
            /** @description CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
            readonly file: FileSource;
        };
        /** @description A feed that is pending review */
        readonly ReviewItem: {
            readonly review_id: number;
            readonly feed: components["schemas"]["Feed"];
            /** @enum {string} */
            readonly status: "pending" | "in_review";
            /** @description Pending for more than 48 hours */
            readonly is_urgent: boolean;
            readonly admin_id: number | null;
            readonly assigned_to: string | null;
            readonly submitted_at: components["schemas"]["Timestamp"];
        };
        /** @description What became of one assignment */
        readonly ReviewAssignmentResult: {
            /** @description The entry of the queue */
            readonly id: number;
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** @description When done, the entry afterward */
            readonly data?: components["schemas"]["ReviewItem"];
            /** @description When refused, why */
            readonly error?: components["schemas"]["DecisionRefusal"];
        };
        readonly ReviewResolution: {
            /** @constant */
            readonly action: "resolve";
            readonly review_id: number;
            /** @enum {string} */
            readonly resolution: "approved" | "rejected";
            /** @description Notes. Required for a rejection, as its reason */
            readonly notes?: string;
        };
        readonly ReviewAssignment: {
            /** @constant */
            readonly action: "assign";
            readonly review_id: number;
            /** @description Null removes the assignment */
            readonly admin_id: number | null;
        };
        /** @enum {string} */
        readonly DomainStatus: "pending" | "approved" | "rejected";
        /** @description What a domain spent on one of its days */
        readonly DomainTrendDay: {
            /**
             * Format: date
             * @description The day in the account's timezone
             */
            readonly date: string;
            readonly spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks: number;
        };
        /** @description The client who owns the domain */
        readonly DomainClient: {
            readonly full_name: string;
            readonly email: string;
            readonly company_name: string;
        };
        /** @description Another client that registered the same name */
        readonly DomainConflict: {
            readonly domain_id: number;
            readonly client_id: number;
            readonly company_name: string;
            readonly status: components["schemas"]["DomainStatus"];
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly Domain: {
            readonly id: number;
            readonly client_id: number;
            /** @description Lower case, without www., in ASCII */
            readonly domain_name: string;
            readonly domain_url: string | null;
            readonly dmca_compliance_url: string;
            readonly content_removal_email: string;
            readonly status: components["schemas"]["DomainStatus"];
            /** @description Note to the client with the approval, or the reason for the rejection */
            readonly admin_notes: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly reviewed_at: string | null;
            /** @description Username of the administrator who decided */
            readonly reviewed_by: string | null;
            /** @description Username of the administrator who looks at it. Always null for clients */
            readonly assigned_to: string | null;
            readonly client: components["schemas"]["DomainClient"];
            /** @description Number of feeds that deleting the domain would pause */
            readonly feed_count: number;
            readonly cpm_unique_click_bid: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly bidding_status: components["schemas"]["BiddingStatus"];
            /** @description Null when the domain is not approved */
            readonly bidding: components["schemas"]["BiddingSummary"] | null;
            /** @description Null when the domain is not approved */
            readonly pacing_stats: components["schemas"]["PacingStats"] | null;
            /** @description The last days, the oldest first and today at the end. Only for approved domains in a list that was asked for with `trend_days` */
            readonly trend?: readonly components["schemas"]["DomainTrendDay"][];
            /** @description Other clients with the same domain name. Administrators only; null for clients */
            readonly name_conflicts: readonly components["schemas"]["DomainConflict"][] | null;
            /**
             * @description What the server found at `dmca_compliance_url`, and whether `content_removal_email` is on that page. Null as long as
             *     nobody asked it to look. Administrators only; null for clients
             */
            readonly policy_check: components["schemas"]["SiteCheck"] | null;
        };
        /** @description A domain to add, or the fields of a pending domain that can be changed */
        readonly DomainForm: {
            /**
             * Format: domain-name
             * @description Case, www., a trailing dot, and international spelling are normalized
             */
            readonly domain_name: string;
            /**
             * Format: http-url
             * @description Optional; empty or null clears it
             */
            readonly domain_url?: string | null;
            /** Format: http-url */
            readonly dmca_compliance_url: string;
            /** Format: email */
            readonly content_removal_email: string;
        };
        readonly DomainApproval: {
            /** @description Note to the client, who is emailed it */
            readonly admin_notes?: string | null;
        };
        readonly DomainRejection: {
            /** @description Reason for the rejection, which the client is emailed */
            readonly admin_notes: string;
            /** @description True: takes back the approval of a domain that is approved. Without it, 409 */
            readonly revoke?: boolean;
        };
        /** @description A decision on one domain */
        readonly DomainDecision: {
            readonly id: number;
            /** @enum {string} */
            readonly decision: "approve" | "reject";
            /** @description Note to the client. Required for a rejection, as its reason */
            readonly admin_notes?: string;
            /** @description With reject: takes back the approval of a domain that is approved. Without it, 409 */
            readonly revoke?: boolean;
        };
        /** @description Decisions on up to 500 domains */
        readonly DomainDecisions: {
            readonly decisions: readonly components["schemas"]["DomainDecision"][];
        };
        /** @description What became of one decision */
        readonly DomainDecisionResult: {
            /** @description The domain that was decided on */
            readonly id: number;
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** @description When done, the domain afterward */
            readonly data?: components["schemas"]["Domain"];
            /** @description When refused, why */
            readonly error?: components["schemas"]["DecisionRefusal"];
        };
        readonly DomainStats: {
            readonly total: number;
            readonly pending: number;
            readonly approved: number;
            readonly rejected: number;
        };
        readonly DomainTotals: {
            readonly total: number;
            readonly pending: number;
            readonly approved: number;
            readonly rejected: number;
            /** @description Approved domains that bid for visits now: with a bid and a budget, not paused */
            readonly active_bidding: number;
        };
        /**
         * @description An entry of the journal of people's clicks: a charged click, or the correction of one. Entries are only ever added; what
         *     a click costs in the end is the sum of both. Simulated visits are not in the journal
         */
        readonly ClickEntry: {
            readonly id: number;
            /** @enum {string} */
            readonly kind: "click" | "correction";
            /** @description Of a correction, the id of the click */
            readonly corrects: number | null;
            /** @description Of a click, the id of its correction */
            readonly corrected_by: number | null;
            readonly domain_id: number;
            /**
             * Format: date-time
             * @description When the click was made; a correction counts on the same day
             */
            readonly clicked_at: string;
            readonly feed_id: number;
            /** @description ISO 3166-1 code */
            readonly country: string;
            /** @description US dollars, 2 decimals; negative for a correction */
            readonly amount: number;
            /** @description Of a correction */
            readonly reason: string | null;
            /** @description Of a correction, the username */
            readonly made_by: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly ClickCorrection: {
            /** @description Why the click should not have been charged; kept with the correction */
            readonly reason: string;
        };
        readonly TrafficAllocation: {
            readonly domain_id: number;
            readonly domain_name: string;
            /** @description Whether it can currently serve */
            readonly is_active: boolean;
            /** @description Share of the traffic, 2 decimals; for clients, of what their own domains ask for */
            readonly allocation_percentage: number;
            readonly bid_amount: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly current_spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks_today: number;
        };
        readonly MarketPacing: {
            /**
             * @description Clients: market means all other companies together, own means only their own domains. Administrators: always the whole market
             * @enum {string}
             */
            readonly scope: "market" | "own";
            readonly total_active_domains: number;
            readonly total_daily_budget: components["schemas"]["Money"];
            /** @description Percent of all budgets that is spent, 1 decimal */
            readonly market_utilization: number;
            /** @description 1 decimal */
            readonly average_efficiency: number;
            readonly domains_behind_pace: number;
            readonly domains_ahead_pace: number;
            readonly calculated_at: components["schemas"]["Timestamp"];
        };
        /** @description The current day of a client over all of its domains */
        readonly BiddingToday: {
            readonly timezone: components["schemas"]["Timezone"];
            readonly day_start: components["schemas"]["Timestamp"];
            readonly day_end: components["schemas"]["Timestamp"];
            readonly calculated_at: components["schemas"]["Timestamp"];
            /** @description Approved domains that bid: with a bid and a budget, not paused */
            readonly active_domains: number;
            readonly daily_budget: components["schemas"]["Money"];
            readonly spend: components["schemas"]["Money"];
            /** @description US dollars that the plans have spent by now, 2 decimals */
            readonly planned_spend: number;
            /** @description Charged clicks */
            readonly clicks: number;
            /** @description All hours of the day; those to come have a plan alone */
            readonly hours: readonly components["schemas"]["BiddingTodayHour"][];
        };
        readonly BiddingTodayHour: {
            /** @description On the clock of the timezone */
            readonly hour: number;
            readonly starts_at: components["schemas"]["Timestamp"];
            /** @description Charged clicks */
            readonly clicks: number;
            readonly spend: components["schemas"]["Money"];
            /** @description US dollars that the plans have for this hour, 2 decimals */
            readonly planned_spend: number;
        };
        /** @enum {string} */
        readonly AlertSeverity: "info" | "warning" | "critical";
        /** @description An active domain that is not on track, or cannot serve */
        readonly PacingAlert: {
            readonly domain_id: number;
            readonly domain_name: string;
            readonly client_id: number;
            readonly company_name: string;
            readonly severity: components["schemas"]["AlertSeverity"];
            readonly reason_code: components["schemas"]["PacingReason"];
            readonly current_pace: components["schemas"]["Pace"];
            /** @description The recommended action */
            readonly message: string;
            readonly budget_utilization: number;
            readonly efficiency_score: number;
            /** Format: date-time */
            readonly projected_end_time: string | null;
            readonly suggested_bid: components["schemas"]["Money"] | null;
            readonly suggested_daily_budget: components["schemas"]["Money"] | null;
            readonly calculated_at: components["schemas"]["Timestamp"];
        };
        /** @description What a domain requests for the coming minute, and what it gets */
        readonly DomainAllocation: {
            readonly domain_id: number;
            readonly domain_name: string;
            readonly client_id: number;
            readonly can_serve: boolean;
            readonly reason_code: components["schemas"]["PacingReason"];
            /** @description Share of the opportunities that the plan needs, 2 decimals; null for clients */
            readonly requested_percentage: number | null;
            /** @description 2 decimals; all of the market together, for clients all of their own domains, are 100 or 0 */
            readonly allocation_percentage: number;
            readonly bid_amount: components["schemas"]["Money"];
            /** @description US dollars that the plan has spent in 15 minutes, 2 decimals */
            readonly planned_spend: number;
            readonly current_spend: components["schemas"]["Money"];
            readonly remaining_budget: components["schemas"]["Money"];
        };
        readonly AllocationPlan: {
            readonly calculated_at: components["schemas"]["Timestamp"];
            readonly valid_until: components["schemas"]["Timestamp"];
            /** @description What all domains of the market request together; above 100 the opportunities are shared by bid. Null for clients */
            readonly requested_percentage: number | null;
            /** @description Null for clients */
            readonly is_oversubscribed: boolean | null;
            /** @description Domains that could be listed; the list ends after 1,000 */
            readonly total_domains: number;
            readonly allocations: readonly components["schemas"]["DomainAllocation"][];
        };
        readonly BiddingJob: {
            readonly name: string;
            /** @enum {string} */
            readonly status: "ok" | "late" | "failed" | "never_run";
            /** Format: date-time */
            readonly last_run_at: string | null;
            readonly last_duration_ms: number | null;
            /** Format: date-time */
            readonly next_run_at: string | null;
            readonly last_error: string | null;
        };
        /** @description A domain whose traffic is not up to date */
        readonly LateDomain: {
            readonly domain_id: number;
            readonly domain_name: string;
            /** Format: date-time */
            readonly advanced_to: string | null;
            readonly lag_seconds: number;
        };
        readonly BiddingSystemHealth: {
            /** @enum {string} */
            readonly status: "healthy" | "degraded" | "unhealthy";
            /** @description What is wrong, in sentences; empty when healthy */
            readonly problems: readonly string[];
            readonly checked_at: components["schemas"]["Timestamp"];
            readonly traffic_source: components["schemas"]["TrafficSource"];
            /**
             * Format: date-time
             * @description Up to when the traffic is simulated
             */
            readonly last_simulation_at: string | null;
            /** @description Null while no traffic is simulated */
            readonly simulation_lag_seconds: number | null;
            readonly active_domains: number;
            readonly servable_domains: number;
            readonly late_domain_count: number;
            /** @description The latest first, at most 100 */
            readonly late_domains: readonly components["schemas"]["LateDomain"][];
            /** @description Domains that spent more today than the highest budget in force; must always be 0 */
            readonly over_budget_domains: number;
            /** @description Domains whose hours do not add up to today's total; must always be 0 */
            readonly ledger_mismatches: number;
            readonly jobs: readonly components["schemas"]["BiddingJob"][];
        };
        /** @description A domain with its client, bidding and pacing, for administrators */
        readonly BiddingDomain: {
            readonly domain_id: number;
            readonly domain_name: string;
            readonly status: components["schemas"]["DomainStatus"];
            readonly client_id: number;
            readonly company_name: string;
            readonly bid_amount: components["schemas"]["Money"];
            readonly cpm_unique_click_bid: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly bidding_status: components["schemas"]["BiddingStatus"];
            readonly is_active: boolean;
            readonly current_spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks_today: number;
            /** @description Active and approved */
            readonly active_feeds: number;
            readonly allocation_percentage: number;
            readonly version: number;
            /** @description Null when the domain is not approved */
            readonly pacing_stats: components["schemas"]["PacingStats"] | null;
        };
        readonly ClientBiddingOverview: {
            readonly client_id: number;
            readonly company_name: string;
            readonly timezone: components["schemas"]["Timezone"];
            readonly day_start: components["schemas"]["Timestamp"];
            readonly day_end: components["schemas"]["Timestamp"];
            readonly calculated_at: components["schemas"]["Timestamp"];
            readonly totals: {
                readonly total_domains: number;
                readonly approved_domains: number;
                /** @description Approved ones with active bidding */
                readonly active_domains: number;
                readonly total_daily_budget: components["schemas"]["Money"];
                readonly spend_today: components["schemas"]["Money"];
                /** @description Charged clicks */
                readonly clicks_today: number;
                readonly budget_utilization: number;
                readonly average_efficiency: number;
                readonly domains_behind_pace: number;
                readonly domains_ahead_pace: number;
                readonly spend_30_days: components["schemas"]["Money"];
                /** @description Charged clicks */
                readonly clicks_30_days: number;
            };
            /** @description Those that spend most today first, at most 1,000 or as many as the query says */
            readonly domains: readonly components["schemas"]["BiddingDomain"][];
            readonly recent_changes: readonly components["schemas"]["BidChange"][];
        };
        /**
         * @description active: bidding is enabled
         * @enum {string}
         */
        readonly BiddingStatus: "active" | "paused";
        /** @enum {string} */
        readonly Pace: "ahead" | "behind" | "on_track";
        /**
         * @description Why an action is recommended, in the order in which they are looked for: the domain is not approved; bidding is
         *     paused, also by a suspension of the client; no bid; a bid below the floor price; no budget; a budget below one click; no active and approved
         *     feed with items; a bid above what is left of a day's budget of which less than 90 % is spent; the budget was spent early; the budget
         *     is spent as planned; spending runs ahead; behind because more traffic is asked for than there is, as far as the
         *     domain's own clicks tell; behind because there is too little traffic; on track
         * @enum {string}
         */
        readonly PacingReason: "not_approved" | "paused" | "no_bid" | "bid_below_floor" | "no_budget" | "budget_below_click" | "no_active_feed" | "bid_above_remaining_budget" | "exhausted" | "spent_on_plan" | "ahead" | "behind_outbid" | "behind_low_traffic" | "on_track";
        /** @description The bidding of a domain, as lists show it */
        readonly BiddingSummary: {
            readonly bid_amount: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly current_spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks_today: number;
            readonly is_active: boolean;
            /** @description Grows with every change of the bidding */
            readonly version: number;
        };
        /** @description A domain with its bidding figures next to its own fields; zeros while it is not approved */
        readonly DomainWithBidding: components["schemas"]["Domain"] & {
            readonly bid_amount: components["schemas"]["Money"];
            readonly current_spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks_today: number;
        };
        /** @description The bidding of one domain, under both names of each field. Never set up: nothing but zeros, and paused */
        readonly Bidding: {
            readonly domain_id: number;
            readonly bid_amount: components["schemas"]["Money"];
            readonly cpm_unique_click_bid: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly bidding_status: components["schemas"]["BiddingStatus"];
            /** @description The same as bidding_status active */
            readonly is_active: boolean;
            readonly current_spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks_today: number;
            /** @description Grows with every change; sending it with an update keeps two people from overwriting each other */
            readonly version: number;
            /** Format: date-time */
            readonly updated_at: string | null;
            /** @description Username of who changed it last */
            readonly updated_by: string | null;
        };
        /** @description Omitted fields stay unchanged. Both names of a field are accepted; contradictory values are refused. */
        readonly BiddingChanges: {
            /**
             * Format: money
             * @description US dollars per unique click
             */
            readonly bid_amount?: number;
            /**
             * Format: money
             * @description The same as bid_amount
             */
            readonly cpm_unique_click_bid?: number;
            /**
             * Format: money
             * @description US dollars per day; a hard cap
             */
            readonly daily_budget?: number;
            readonly bidding_status?: components["schemas"]["BiddingStatus"];
            /** @description The same as bidding_status active */
            readonly is_active?: boolean;
            /** @description Optional for clients, who get "Updated by client"; required for administrators */
            readonly change_reason?: string;
            /** @description The version that the change is based on; 409 if it is no longer the current one */
            readonly version?: number;
        };
        /** @description A change of bid or budget. The old values are the new ones of the change before */
        readonly BidChange: {
            readonly id: number;
            readonly domain_id: number;
            readonly domain_name: string;
            readonly old_bid_amount: components["schemas"]["Money"];
            readonly new_bid_amount: components["schemas"]["Money"];
            readonly old_daily_budget: components["schemas"]["Money"];
            readonly new_daily_budget: components["schemas"]["Money"];
            readonly change_reason: string;
            /** @description Username */
            readonly changed_by: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the history, with its counts next to its rows */
        readonly BidHistory: {
            readonly data: readonly components["schemas"]["BidChange"][];
            readonly current_page: number;
            readonly per_page: number;
            readonly total: number;
            readonly last_page: number;
        };
        readonly PacingStats: {
            readonly domain_id: number;
            /** @description Whether a click would be served and charged now */
            readonly can_serve: boolean;
            readonly current_pace: components["schemas"]["Pace"];
            /** @description Percent of the budget that is spent, 1 decimal; 0 without a budget */
            readonly budget_utilization: number;
            /** @description Charged clicks */
            readonly clicks_today: number;
            readonly spend_today: components["schemas"]["Money"];
            /** @description US dollars that the plan has spent by now, 2 decimals */
            readonly planned_spend: number;
            readonly daily_budget: components["schemas"]["Money"];
            /**
             * @description What may be spent today. Only on the first day after a change of timezone, which is shorter and has the share of
             *     the budget that it has of a whole day's traffic
             */
            readonly budget_today?: components["schemas"]["Money"];
            /** @description Closeness to the plan times the share of the traffic during which it could serve; 0 when paused or not set up */
            readonly efficiency_score: number;
            /** @description Actual hours until the end of the day, 1 decimal */
            readonly hours_remaining: number;
            /**
             * Format: date-time
             * @description When the budget will be spent, or was; null when it lasts through the day, or nothing is spent at present
             */
            readonly projected_end_time: string | null;
            readonly recommended_action: string;
            readonly reason_code: components["schemas"]["PacingReason"];
            /**
             * @description With behind_outbid, about the smallest bid that fills the plan of a day, in two significant digits. It is worked out
             *     from the clicks of the client's own domains, and from the combined figures of at least five other companies, an
             *     hour old; null when these do not tell which bid it is (`recommended_action` then says between which bids), or when
             *     no bid would help
             */
            readonly suggested_bid: components["schemas"]["Money"] | null;
            /** @description With exhausted, the budget that would last through the day; always more than what is spent */
            readonly suggested_daily_budget: components["schemas"]["Money"] | null;
            readonly timezone: components["schemas"]["Timezone"];
            readonly day_start: components["schemas"]["Timestamp"];
            readonly day_end: components["schemas"]["Timestamp"];
            readonly calculated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description An hour of the domain's day. On days of 23 or 25 hours one number is missing or occurs twice; `starts_at` tells
         *     them apart
         */
        readonly HourlyDistribution: {
            /** @description On the clock of the timezone */
            readonly hour: number;
            readonly starts_at: components["schemas"]["Timestamp"];
            /** @description Charged clicks */
            readonly clicks: number;
            readonly spend: components["schemas"]["Money"];
            /** @description US dollars for a click, 3 decimals; 0 without clicks */
            readonly avg_cpc: number;
            /** @description US dollars that the plan has for this hour, 2 decimals */
            readonly planned_spend: number;
            /** @description Percent of the planned spend, 1 decimal; not capped at 100, 0 without a plan */
            readonly utilization: number;
        };
        /** @description The day that the hours belong to */
        readonly BiddingDay: {
            readonly domain_id: number;
            readonly timezone: components["schemas"]["Timezone"];
            readonly day_start: components["schemas"]["Timestamp"];
            readonly day_end: components["schemas"]["Timestamp"];
            readonly calculated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a bid and a daily budget would buy on a whole day, as a range. `basis: market` is worked out with the supply and
         *     the other domains; for clients with the combined figures of at least five other companies, an hour old. `basis: own`
         *     knows the client's own clicks only: one end is reached if all others give way alike, or are not there
         */
        readonly BiddingForecast: {
            readonly domain_id: number;
            /** @enum {string} */
            readonly basis: "market" | "own";
            /** @description Of 100 whole days, about as many end within the range */
            readonly confidence_percent: number;
            readonly bid_amount: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly clicks_min: number;
            readonly clicks_max: number;
            /** @description US dollars, 2 decimals */
            readonly spend_min: number;
            /** @description US dollars, 2 decimals */
            readonly spend_max: number;
            /**
             * @description How far the same forecast of the current bid and budget is off the last whole day; null when they were changed
             *     since, or there was no such day
             */
            readonly check: components["schemas"]["ForecastCheck"] | null;
            readonly calculated_at: components["schemas"]["Timestamp"];
        };
        readonly ForecastCheck: {
            readonly day_start: components["schemas"]["Timestamp"];
            /** @description Charged clicks of that day */
            readonly clicks: number;
            readonly clicks_min: number;
            readonly clicks_max: number;
            /** @description How far the clicks were outside of the forecast, 1 decimal */
            readonly error_percent: number;
        };
        /**
         * @description pending: approved, and the account is not set up yet
         * @enum {string}
         */
        readonly ClientStatus: "pending" | "active" | "suspended" | "inactive";
        /** @enum {string} */
        readonly ClientSort: "newest" | "oldest" | "company_asc" | "company_desc" | "revenue_desc" | "revenue_asc";
        /** @description A company with its login. Fields that appear under two names have one source */
        readonly Client: {
            /** @description The number of the login */
            readonly id: number;
            /** @description The same as id */
            readonly login_id: number;
            /** @description The number of the company, which paths, feeds and domains use */
            readonly client_id: number;
            readonly company_name: string;
            readonly full_name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly email: string;
            /** @description A new address that is not confirmed yet */
            readonly pending_email: components["schemas"]["PendingEmail"] | null;
            /** @description The same as email */
            readonly login_email: string;
            /** @description The same as email */
            readonly registration_email: string;
            /** @description Null until the account is set up */
            readonly username: string | null;
            readonly phone: string | null;
            readonly job_title: string | null;
            readonly website: string | null;
            readonly country: string | null;
            readonly state: string | null;
            readonly timezone: components["schemas"]["Timezone"];
            /** @description The timezone that applies from the next midnight, if it was changed */
            readonly pending_timezone: string | null;
            readonly status: components["schemas"]["ClientStatus"];
            /** @description The same as status active */
            readonly is_active: boolean;
            readonly has_second_factor: boolean;
            /** @description The reason that was given for a suspension */
            readonly status_reason: string | null;
            /** Format: date-time */
            readonly status_changed_at: string | null;
            readonly account_created: components["schemas"]["Timestamp"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly last_login_at: string | null;
            readonly feed_count: number;
            /** @description Active and approved */
            readonly active_feeds: number;
            readonly domain_count: number;
            readonly total_revenue: components["schemas"]["Money"];
            readonly subscription_plan: string;
            /** @description The application that it originated from */
            readonly registration_id: number | null;
            /**
             * Format: date-time
             * @description While pending, when the latest setup link ends
             */
            readonly setup_expires_at: string | null;
        };
        readonly ClientForm: {
            readonly company_name: string;
            readonly first_name: string;
            readonly last_name: string;
            /** Format: email */
            readonly email: string;
            /**
             * Format: phone
             * @description 7 to 15 digits, with + ( ) - . / and spaces between them, and an extension such as ext. 12, x12, or #12
             */
            readonly phone?: string | null;
            readonly job_title?: string | null;
            /**
             * Format: website
             * @description Has a dot; https:// is put in front when there is no scheme
             */
            readonly website?: string | null;
            /**
             * Format: country-code
             * @description ISO 3166-1 code
             */
            readonly country?: string | null;
            /** @description Code of the state or province for US and CA, free text elsewhere */
            readonly state?: string | null;
            readonly timezone?: components["schemas"]["Timezone"];
            /** @description Standard if omitted */
            readonly subscription_plan?: string;
        };
        /** @description Omitted fields are left unchanged */
        readonly ClientChanges: {
            readonly company_name?: string;
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly email?: string;
            /** Format: phone */
            readonly phone?: string | null;
            readonly job_title?: string | null;
            /** Format: website */
            readonly website?: string | null;
            /** Format: country-code */
            readonly country?: string | null;
            readonly state?: string | null;
            readonly timezone?: components["schemas"]["Timezone"];
            readonly subscription_plan?: string;
            /** @description False makes an active client inactive, true an inactive one active; 409 for pending and suspended ones */
            readonly is_active?: boolean;
        };
        /** @description A decision on one client */
        readonly ClientDecision: {
            readonly id: number;
            /** @enum {string} */
            readonly decision: "activate" | "suspend";
            /** @description For a suspension: the client is sent it */
            readonly reason?: string;
        };
        /** @description Decisions on up to 500 clients */
        readonly ClientDecisions: {
            readonly decisions: readonly components["schemas"]["ClientDecision"][];
        };
        /** @description What became of one decision */
        readonly ClientDecisionResult: {
            /** @description The client that was decided on */
            readonly id: number;
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** @description When done, the client afterward */
            readonly data?: components["schemas"]["Client"];
            /** @description When refused, why */
            readonly error?: components["schemas"]["DecisionRefusal"];
        };
        readonly ClientSuspension: {
            /** @description Optional; the client is sent it */
            readonly reason?: string | null;
        };
        readonly AdminDashboardStats: {
            readonly totalClients: number;
            /** @description Active and approved */
            readonly activeFeeds: number;
            readonly pendingFeeds: number;
            readonly pendingRegistrations: number;
            readonly totalRevenue: components["schemas"]["Money"];
            /**
             * @description Percent, 1 decimal: the last 30 days compared with the 30 days before them; null without a base. For
             *     pendingFeeds and pendingRegistrations every submission counts; for totalRevenue the charged clicks
             */
            readonly changes: {
                readonly totalClients: number | null;
                readonly activeFeeds: number | null;
                readonly pendingFeeds: number | null;
                readonly pendingRegistrations: number | null;
                readonly totalRevenue: number | null;
            };
            /** @description What `changes` compares; totalRevenue in US dollars */
            readonly cameIn: {
                readonly totalClients: components["schemas"]["CameIn"];
                readonly activeFeeds: components["schemas"]["CameIn"];
                readonly pendingFeeds: components["schemas"]["CameIn"];
                readonly pendingRegistrations: components["schemas"]["CameIn"];
                readonly totalRevenue: components["schemas"]["CameIn"];
            };
        };
        /** @description An amount in the last 30 days, and in the 30 days before them */
        readonly CameIn: {
            readonly now: number;
            readonly before: number;
        };
        /** @description What waits for a decision */
        readonly Waiting: {
            readonly count: number;
            /**
             * Format: date-time
             * @description Since when the oldest one waits
             */
            readonly oldest_at: string | null;
        };
        /** @description What waits for an administrator */
        readonly AdminWork: {
            readonly registrations: components["schemas"]["Waiting"];
            readonly feeds: components["schemas"]["Waiting"];
            readonly domains: components["schemas"]["Waiting"];
            /** @description Imports that wait for a person to accept or drop them */
            readonly held_imports: number;
            /** @description Feeds whose last import failed */
            readonly failed_imports: number;
            /** @description Jobs of the queue that have no attempts left */
            readonly failed_jobs: number;
            /** @description Email of the last 7 days that could not be delivered */
            readonly failed_mail: number;
        };
        /** @enum {string} */
        readonly ActivityType: "registration" | "feed_upload" | "client_login" | "feed_approved";
        readonly Activity: {
            readonly id: string;
            readonly type: components["schemas"]["ActivityType"];
            readonly message: string;
            readonly timestamp: components["schemas"]["Timestamp"];
            /**
             * @description The current status of its subject; success for a login
             * @enum {string}
             */
            readonly status: "pending" | "approved" | "rejected" | "success";
            /** @description Number of the application, feed or login */
            readonly subject_id: number;
            readonly client_id: number | null;
        };
        readonly AdminDashboard: {
            readonly stats: components["schemas"]["AdminDashboardStats"];
            /** @description The latest first */
            readonly recentActivity: readonly components["schemas"]["Activity"][];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        readonly AnalyticsGroup: "hour" | "day" | "domain" | "feed" | "country";
        /** @enum {string} */
        readonly AnalyticsSplit: "domain" | "feed" | "country";
        readonly AnalyticsFigures: {
            readonly views: number;
            /** @description All clicks */
            readonly clicks: number;
            /** @description The charged ones */
            readonly unique_clicks: number;
            readonly spend: components["schemas"]["Money"];
            /** @description Clicks per 100 views, 2 decimals; 0 without views */
            readonly ctr: number;
            /** @description US dollars per charged click, 3 decimals; 0 without one */
            readonly cpc: number;
        };
        /** @description One group. What does not describe the group is null */
        readonly AnalyticsRow: {
            /** @description What identifies the group: the start of the hour, the day, the number or the code */
            readonly key: string;
            /** @description For people: a name, a day or an hour on the clock of the timezone */
            readonly label: string;
            /** @description With `split_by`: what the part is called. Its number or code is that of its kind */
            readonly split_label?: string;
            /**
             * Format: date-time
             * @description With hour and day
             */
            readonly starts_at: string | null;
            /** @description With client, domain and feed */
            readonly client_id: number | null;
            /** @description With domain and feed */
            readonly domain_id: number | null;
            /** @description With feed */
            readonly feed_id: number | null;
            /** @description With country */
            readonly country: string | null;
            /** @description Source of the figures in this row; null if there are none */
            readonly source: components["schemas"]["TrafficSource"] | null;
            readonly views: number;
            readonly clicks: number;
            readonly unique_clicks: number;
            readonly spend: components["schemas"]["Money"];
            readonly ctr: number;
            readonly cpc: number;
            /**
             * @description With hour and day: the same hour or day of the days before, which add up to `before.totals` except where a clock change leaves an
             *     hour out. Null where they have no such hour, and where they are not counted so far
             */
            readonly before: components["schemas"]["AnalyticsFigures"] | null;
        };
        /** @description Something that may explain a change in the figures. What does not belong to its kind is null */
        readonly AnalyticsAnnotation: {
            readonly at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            readonly kind: "bidding_changed" | "feed_approved";
            readonly domain_id: number;
            readonly domain_name: string;
            /** @description With feed_approved */
            readonly feed_id: number | null;
            /** @description With feed_approved */
            readonly feed_name: string | null;
            /** @description With bidding_changed */
            readonly old_bid: components["schemas"]["Money"] | null;
            /** @description With bidding_changed */
            readonly new_bid: components["schemas"]["Money"] | null;
            /** @description With bidding_changed */
            readonly old_budget: components["schemas"]["Money"] | null;
            /** @description With bidding_changed */
            readonly new_budget: components["schemas"]["Money"] | null;
        };
        /**
         * @description The same number of days immediately before, with the same filters. While the last requested day is not over, these days count only up
         *     to the same hour, so that like is compared with like
         */
        readonly AnalyticsBefore: {
            /**
             * Format: date
             * @description First day, in the timezone
             */
            readonly from: string;
            /**
             * Format: date
             * @description Last day, included
             */
            readonly to: string;
            readonly totals: components["schemas"]["AnalyticsFigures"];
            /** @description Change in percent from these days to the requested ones, 1 decimal; null if there was nothing before */
            readonly changes: {
                readonly views: number | null;
                readonly clicks: number | null;
                readonly unique_clicks: number | null;
                readonly spend: number | null;
                readonly ctr: number | null;
                readonly cpc: number | null;
            };
        };
        readonly Analytics: {
            /**
             * Format: date
             * @description First day, in the timezone
             */
            readonly from: string;
            /**
             * Format: date
             * @description Last day, included
             */
            readonly to: string;
            readonly timezone: components["schemas"]["Timezone"];
            /** @enum {string} */
            readonly group_by: "hour" | "day" | "domain" | "feed" | "country" | "client";
            readonly totals: components["schemas"]["AnalyticsFigures"];
            readonly before: components["schemas"]["AnalyticsBefore"];
            /** @description Total number of groups; the list ends after 1,000, the CSV has all */
            readonly total_rows: number;
            /** @description Hours and days in order, including those without traffic; other groups by spend, highest first */
            readonly rows: readonly components["schemas"]["AnalyticsRow"][];
            /** @description Total number of annotations; the list ends after the latest 100 */
            readonly total_annotations: number;
            /**
             * @description With hour and day, for one client: changed bids and budgets, and approved feeds, of these days, latest first, filtered by domain
             *     and feed as the rows are
             */
            readonly annotations: readonly components["schemas"]["AnalyticsAnnotation"][];
        };
        /**
         * @description What an administrator may do. reviewer: decides on registrations, feeds, and domains, and reads clients. operator: geo
         *     rules, systems, tasks, pages, variables, and the audit log. finance: pricing, bids, clicks, and analytics. admin: all of
         *     this and clients, feeds, and settings. super_admin: everything, administrators included
         * @enum {string}
         */
        readonly AdministratorRole: "reviewer" | "operator" | "finance" | "admin" | "super_admin";
        /** @description An administrator */
        readonly AdminUser: {
            readonly id: number;
            readonly username: string;
            readonly full_name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly email: string;
            /** @description A new address that is not confirmed yet */
            readonly pending_email: components["schemas"]["PendingEmail"] | null;
            readonly role: components["schemas"]["AdministratorRole"];
            readonly is_super_admin: boolean;
            readonly is_active: boolean;
            readonly has_second_factor: boolean;
            /** Format: date-time */
            readonly last_login_at: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly AdminUserForm: {
            readonly username: string;
            readonly first_name: string;
            readonly last_name: string;
            /** Format: email */
            readonly email: string;
            /** @description admin if omitted */
            readonly role?: components["schemas"]["AdministratorRole"];
        };
        /** @description Omitted fields are left unchanged */
        readonly AdminUserChanges: {
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly email?: string;
            readonly role?: components["schemas"]["AdministratorRole"];
            /** @description False ends the sessions and tokens immediately */
            readonly is_active?: boolean;
        };
        /**
         * @description policy, legal and info are shown as Policy, Legal and Information
         * @enum {string}
         */
        readonly SitePageType: "custom" | "legal" | "policy" | "info";
        /** @enum {string} */
        readonly SitePageStatus: "draft" | "published" | "archived";
        /** @description Who wrote it last */
        readonly SitePageUpdater: {
            readonly id: number;
            readonly full_name: string;
        };
        /** @description A page as the list shows it, without its content */
        readonly SitePageSummary: {
            readonly id: number;
            readonly title: string;
            readonly slug: string;
            readonly meta_description: string | null;
            readonly meta_keywords: string | null;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly status: components["schemas"]["SitePageStatus"];
            readonly is_active: boolean;
            /** @description Number of the newest revision */
            readonly version: number;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            readonly updater: components["schemas"]["SitePageUpdater"];
        };
        /** @description A page as the editor holds it */
        readonly SitePage: {
            readonly id: number;
            readonly title: string;
            readonly slug: string;
            /** @description HTML as saved, with variables in curly braces */
            readonly content: string;
            readonly meta_description: string | null;
            readonly meta_keywords: string | null;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly status: components["schemas"]["SitePageStatus"];
            readonly is_active: boolean;
            /** @description Number of the newest revision */
            readonly version: number;
            /** @description Names in curly braces without a variable; they stay visible */
            readonly unknown_variables: readonly string[];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            readonly updater: components["schemas"]["SitePageUpdater"];
        };
        /** @description A page as the editor sends it. Content is sanitized when it is saved. */
        readonly SitePageForm: {
            readonly title: string;
            /** @description Unique. Refused as reserved: admin, api, create, edit, list, new, preview, variables */
            readonly slug: string;
            /** @description HTML, with variables in curly braces */
            readonly content: string;
            readonly meta_description?: string | null;
            readonly meta_keywords?: string | null;
            /**
             * @default custom
             * @enum {string}
             */
            readonly page_type?: "custom" | "legal" | "policy" | "info";
            /**
             * @default draft
             * @enum {string}
             */
            readonly status?: "draft" | "published" | "archived";
            /** @default true */
            readonly is_active?: boolean;
        };
        /**
         * @description The whole page as the editor sends it; omitted optional fields are left unchanged. `version` or
         *     `updated_at`, as they were read, make sure that no one else's change is overwritten.
         */
        readonly SitePageChanges: {
            readonly title: string;
            /** @description Unique. Refused as reserved: admin, api, create, edit, list, new, preview, variables */
            readonly slug: string;
            /** @description HTML, with variables in curly braces */
            readonly content: string;
            readonly meta_description?: string | null;
            readonly meta_keywords?: string | null;
            readonly page_type?: components["schemas"]["SitePageType"];
            readonly status?: components["schemas"]["SitePageStatus"];
            readonly is_active?: boolean;
            /** @description The version that was edited */
            readonly version?: number;
            readonly updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description Content as it is being written */
        readonly SitePageDraft: {
            /** @description HTML, with variables in curly braces */
            readonly content: string;
        };
        /** @description Content as the gallery sites would show it */
        readonly PreviewedContent: {
            /** @description Sanitized HTML with the variables filled in */
            readonly content: string;
        };
        /**
         * @description A page as the gallery sites show it, with its variables filled in. `status`, `is_active` and `unknown_variables`
         *     are present for administrators only.
         */
        readonly PublishedPage: {
            readonly title: string;
            readonly slug: string;
            /** @description Sanitized HTML */
            readonly content: string;
            readonly meta_description: string | null;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly last_updated: components["schemas"]["Timestamp"];
            readonly status?: components["schemas"]["SitePageStatus"];
            readonly is_active?: boolean;
            /** @description Names in curly braces without a variable; they stay visible */
            readonly unknown_variables?: readonly string[];
        };
        /** @description A revision as the list shows it, without its content */
        readonly SitePageRevisionSummary: {
            /** @description Counted from 1 for each page */
            readonly revision: number;
            readonly title: string;
            readonly slug: string;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly status: components["schemas"]["SitePageStatus"];
            readonly is_active: boolean;
            /** @description The revision that was restored by this one */
            readonly restored_from: number | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updater: components["schemas"]["SitePageUpdater"];
        };
        /** @description A page as it was saved once */
        readonly SitePageRevision: {
            /** @description Counted from 1 for each page */
            readonly revision: number;
            readonly title: string;
            readonly slug: string;
            readonly content: string;
            readonly meta_description: string | null;
            readonly meta_keywords: string | null;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly status: components["schemas"]["SitePageStatus"];
            readonly is_active: boolean;
            /** @description The revision that was restored by this one */
            readonly restored_from: number | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updater: components["schemas"]["SitePageUpdater"];
        };
        readonly PageVariable: {
            readonly id: number;
            /** @description The name in curly braces */
            readonly variable_key: string;
            readonly variable_name: string;
            /** @description Used for domains without a value of their own */
            readonly default_value: string | null;
            readonly description: string | null;
            /**
             * @description Filled in by the platform and not changeable: domain_name, domain_url, dmca_url, removal_email, company,
             *     year, updated_date
             */
            readonly is_built_in: boolean;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly PageVariableForm: {
            readonly variable_key: string;
            readonly variable_name: string;
            readonly default_value?: string | null;
            readonly description?: string | null;
        };
        /** @description Omitted fields are left unchanged. The key stays, since pages refer to it. */
        readonly PageVariableChanges: {
            readonly variable_name?: string;
            readonly default_value?: string | null;
            readonly description?: string | null;
        };
        /** @description A variable's value on one domain */
        readonly PageVariableValue: {
            readonly domain_id: number;
            readonly domain_name: string;
            readonly value: string;
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly PageVariableValuesForm: {
            readonly values: readonly {
                readonly domain_id: number;
                /** @description Null: the default applies again */
                readonly value: string | null;
            }[];
        };
        /**
         * @description Where views, clicks and spend come from: `visits` of people, `simulated` visits that the server makes up (setting
         *     GRT_TRAFFIC, refused in production), or `mixed`. For the whole platform it is `simulated` while visits are made up,
         *     and `mixed` once they no longer are but their figures remain
         * @enum {string}
         */
        readonly TrafficSource: "simulated" | "visits" | "mixed";
        readonly Health: {
            /**
             * @description degraded: it answers, but something needs an administrator
             * @enum {string}
             */
            readonly status: "ok" | "degraded";
            readonly version: string;
            /** @description Whether applications are currently accepted */
            readonly registration_open: boolean;
            /** @description The maintenance notice to show on every screen */
            readonly notice: string | null;
            readonly traffic_source: components["schemas"]["TrafficSource"];
        };
        readonly Liveness: {
            /** @constant */
            readonly status: "ok";
            readonly version: string;
        };
        /** @description One thing that was examined */
        readonly Finding: {
            readonly name: string;
            /**
             * @description failed: it does not work, or is refused in production
             * @enum {string}
             */
            readonly result: "ok" | "warning" | "failed";
            /** @description What was found, and what to do about it */
            readonly detail: string;
        };
        /** @description Bytes, measured */
        readonly MemoryFigures: {
            readonly used: number;
            readonly free: number;
            readonly total: number;
            /** @description One decimal */
            readonly percentage_used: number;
        };
        readonly SystemStatus: {
            /** @enum {string} */
            readonly status: "healthy" | "degraded" | "unhealthy";
            readonly environment: string;
            /** @description Seconds since the start */
            readonly uptime: number;
            /** @description Bytes that the server uses */
            readonly memory_usage: number;
            /** @description Maximum number of bytes used since the start */
            readonly memory_peak: number;
            /** @description Bytes that it may use */
            readonly memory_limit: number;
            readonly ram_info: {
                readonly system_memory: components["schemas"]["MemoryFigures"];
            };
            readonly version: string;
            /** @description Why the status is not healthy */
            readonly problems: readonly string[];
            readonly database: {
                /** @enum {string} */
                readonly kind: "embedded" | "postgres";
                /** @description Bytes on disk */
                readonly size: number;
            };
            /** @description What was measured every five minutes, the oldest first, for the last four hours */
            readonly history: readonly components["schemas"]["SystemSample"][];
        };
        /** @description The state of the machine and its queues at one moment */
        readonly SystemSample: {
            readonly measured_at: components["schemas"]["Timestamp"];
            /** @description Per cent, one decimal */
            readonly ram_used: number;
            /** @description Per cent of the fullest file system, one decimal */
            readonly disk_used: number;
            readonly pending_jobs: number;
            readonly failed_jobs: number;
        };
        /** @description One file system that the platform writes to, in bytes */
        readonly DiskEntry: {
            /** @description What is stored there */
            readonly path: string;
            readonly used: number;
            readonly free: number;
            readonly total: number;
            /** @description One decimal */
            readonly percentage_used: number;
        };
        readonly FeedStatusFigures: {
            readonly total_feeds: number;
            /** @description Active and approved */
            readonly active_feeds: number;
            /** @description With a refresh interval */
            readonly auto_refresh_feeds: number;
            /** @description Whose last import failed */
            readonly failed_feeds: number;
        };
        readonly QueueJob: {
            readonly id: number;
            readonly job_class: string;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /** @description The record that a job is about. A deleted one may be gone by now. */
        readonly JobSubject: {
            /**
             * @description mail: an email in the outbox
             * @enum {string}
             */
            readonly type: "feed" | "domain" | "registration" | "mail" | "cron_job";
            /** @description Null for a cron job, which `job_class` names */
            readonly id: number | null;
        };
        readonly FailedJob: {
            readonly id: number;
            readonly job_class: string;
            readonly queue: string;
            readonly attempts: number;
            readonly failed_at: components["schemas"]["Timestamp"];
            readonly error: string;
            /** @description Null for a job about no record that administrators see */
            readonly about: components["schemas"]["JobSubject"] | null;
            /** @description The request that queued it; null for one that the platform queued by itself */
            readonly request_id: string | null;
        };
        readonly RetriedJobs: {
            /** @description Failed jobs that were queued again */
            readonly retried: number;
            /** @description Failed jobs that stay failed because another job for the same subject is queued */
            readonly left: number;
        };
        readonly QueueStatus: {
            /** @enum {string} */
            readonly driver: "database";
            readonly summary: {
                readonly total_pending_jobs: number;
                readonly total_failed_jobs: number;
                readonly active_queues: number;
                readonly total_queues: number;
            };
            readonly queues: readonly {
                readonly queue_name: string;
                /**
                 * @description Shown as Processing, Has Failures and Idle
                 * @enum {string}
                 */
                readonly status: "active" | "has_failures" | "idle";
                /** @description Waiting, retries included */
                readonly pending_jobs: number;
                readonly running_jobs: number;
                readonly failed_jobs: number;
                /**
                 * Format: date-time
                 * @description When the job that has waited longest was due
                 */
                readonly oldest_due_at: string | null;
                /** @description The newest first */
                readonly recent_jobs: readonly components["schemas"]["QueueJob"][];
            }[];
            /** @description The newest first; failedJobs lists all */
            readonly recent_failed_jobs: readonly components["schemas"]["FailedJob"][];
        };
        /** @enum {string} */
        readonly LogLevel: "debug" | "info" | "warning" | "error" | "critical";
        readonly LogEntry: {
            readonly level: components["schemas"]["LogLevel"];
            readonly timestamp: components["schemas"]["Timestamp"];
            readonly message: string;
            /** @description Source file, relative to the program */
            readonly file: string | null;
            readonly line: number | null;
            readonly request_id: string | null;
            /** @description The job that was at work; null for none */
            readonly job_id?: number | null;
        };
        /** @description A task of the schedule with its last run */
        readonly CronJob: {
            readonly id: number;
            readonly command: string;
            /** @description Cron expression, UTC */
            readonly schedule: string;
            readonly next_run: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly last_run: string | null;
            /** Format: date-time */
            readonly started_at: string | null;
            /** Format: date-time */
            readonly completed_at: string | null;
            /** @description Of the last run */
            readonly duration_ms: number | null;
            readonly output: string | null;
            /** @description What the task is for */
            readonly details: string | null;
            /**
             * @description Of the last run; null before the first
             * @enum {string|null}
             */
            readonly status: "completed" | "running" | "failed" | null;
        };
        readonly CacheInfo: {
            readonly cache_groups: readonly {
                /** @description Name to display */
                readonly name: string;
                /** @description The value that clearCache accepts */
                readonly group: string;
                readonly count: number;
                /** @description Bytes */
                readonly total_size: number;
                /** Format: date-time */
                readonly latest_expiration: string | null;
            }[];
        };
        readonly OperationOrder: {
            /** @enum {string} */
            readonly action: "execute";
        };
        readonly CacheClearOrder: {
            /** @enum {string} */
            readonly action: "execute";
            /**
             * @description A group of cacheInfo, or all
             * @default all
             */
            readonly group?: string;
        };
        readonly OperationResult: {
            /** @description What was done */
            readonly output: string;
            readonly duration_ms: number;
        };
        /** @enum {string} */
        readonly GeoRuleType: "country" | "state";
        readonly GeoRule: {
            readonly id: number;
            readonly type: components["schemas"]["GeoRuleType"];
            /** @description ISO 3166-1 for countries and 3166-2 for states */
            readonly code: string;
            readonly name: string;
            readonly block_reason: string | null;
            /** @description False: allowed, also where the country is blocked */
            readonly is_blocked: boolean;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The rules by kind, each sorted by code */
        readonly GeoRules: {
            readonly countries: readonly components["schemas"]["GeoRule"][];
            readonly states: readonly components["schemas"]["GeoRule"][];
        };
        /** @description A new rule. It blocks from the start. */
        readonly GeoRuleForm: {
            readonly type: components["schemas"]["GeoRuleType"];
            /**
             * Format: geo-code
             * @description ISO 3166-1 for a country and 3166-2 for a state; converted to upper case
             */
            readonly code: string;
            readonly name: string;
            readonly block_reason?: string | null;
        };
        /** @description Omitted fields are left unchanged */
        readonly GeoRuleChanges: {
            readonly type?: components["schemas"]["GeoRuleType"];
            /**
             * Format: geo-code
             * @description ISO 3166-1 for a country and 3166-2 for a state; converted to upper case
             */
            readonly code?: string;
            readonly name?: string;
            readonly block_reason?: string | null;
            readonly is_blocked?: boolean;
        };
        /** @description Something that happened, as the event of the same type that webhooks get, in a sentence */
        readonly Notification: {
            /** @description Later ones have greater numbers */
            readonly id: number;
            readonly type: components["schemas"]["WebhookEventType"];
            /** @description What happened */
            readonly message: string;
            /** @description Why, or how much: the reason, the note of the review, or the amounts */
            readonly detail: string | null;
            /** @description The feed that it is about */
            readonly feed_id: number | null;
            /** @description The import that it is about */
            readonly import_id: number | null;
            /** @description The domain that it is about, or that of the feed */
            readonly domain_id: number;
            readonly is_read: boolean;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly UnreadCount: {
            /** @description How many were not read; 100 means 100 or more */
            readonly unread: number;
            /** @description The number of the latest; null if there is none */
            readonly latest_id: number | null;
        };
        readonly NotificationsRead: {
            /** @description The number of the latest one that was seen */
            readonly through: number;
        };
        /**
         * @description What a list shows, kept by one person: `query` is what the address of its screen says behind the `?`, such as
         *     `status=pending&sort=oldest`. The view without a name is how the list looks whenever its address does not say it:
         *     its columns, its density, and how many rows a page has.
         */
        readonly SavedView: {
            readonly id: number;
            /** @description The list that it is of */
            readonly list: string;
            /** @description What it is called; null: how the list looks by itself */
            readonly name: string | null;
            readonly query: string;
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly SavedViewForm: {
            /** @description The list that it is of, such as `clients` */
            readonly list: string;
            /** @description What it is called; null: how the list looks by itself */
            readonly name: string | null;
            /** @description What the address of its screen says behind the `?` */
            readonly query: string;
        };
        /**
         * @description What a note is about
         * @enum {string}
         */
        readonly NoteSubject: "registration" | "client" | "feed" | "domain";
        /** @description What an administrator wrote about a record, for administrators only */
        readonly Note: {
            readonly id: number;
            readonly subject_type: components["schemas"]["NoteSubject"];
            readonly subject_id: number;
            /** @description Username of who wrote it */
            readonly author: string | null;
            readonly text: string;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly NoteForm: {
            readonly subject_type: components["schemas"]["NoteSubject"];
            readonly subject_id: number;
            /** @description Plain text */
            readonly text: string;
        };
        /**
         * @description What changed; `everything` when it is not known what was missed
         * @enum {string}
         */
        readonly LiveKind: "registration" | "client" | "feed" | "domain" | "everything";
        /**
         * @description What happened to it; `looked_at`: someone began to look at it, or no longer does
         * @enum {string}
         */
        readonly LiveWhat: "added" | "decided" | "changed" | "imported" | "removed" | "looked_at";
        /**
         * @description What is reviewed, so that several people may look at it at once
         * @enum {string}
         */
        readonly LookedAtKind: "registration" | "feed" | "domain";
        /** @description Someone who is looking at a record now */
        readonly Looker: {
            /** @description The number of the record */
            readonly id: number;
            readonly username: string;
        };
        /** @description What a window of the signed-in person shows */
        readonly LookingForm: {
            /** @description Which window it is: a random text, the same until it is closed */
            readonly window: string;
            readonly kind: components["schemas"]["LookedAtKind"];
            /** @description The number of the record; null when it no longer shows one */
            readonly id: number | null;
        };
        /** @description What happened to a record, without any of its content */
        readonly LiveChange: {
            readonly kind: components["schemas"]["LiveKind"];
            /** @description Its number; null for `everything` */
            readonly id: number | null;
            readonly what: components["schemas"]["LiveWhat"];
            /** @description Whether the signed-in person did it, here or elsewhere */
            readonly mine: boolean;
        };
        readonly AuditEntry: {
            readonly id: number;
            /** @description Username; null for visitors and for the platform itself */
            readonly actor: string | null;
            readonly actor_id: number | null;
            /** @enum {string} */
            readonly role: "visitor" | "client" | "reviewer" | "operator" | "finance" | "admin" | "super_admin" | "system";
            /** @description Name of the API token that was used */
            readonly token: string | null;
            readonly address: string | null;
            /** @description What was done, such as domains.approve */
            readonly action: string;
            /** @description What it was done to, such as domain */
            readonly subject_type: string;
            readonly subject_id: number | null;
            /** @description Its name at the time */
            readonly subject_label: string | null;
            /** @description The fields that changed, as they were */
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            /** @description The fields that changed, as they became */
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
            readonly request_id: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description stored: only in the outbox, since no mail server is configured
         * @enum {string}
         */
        readonly DeliveryStatus: "stored" | "queued" | "delivered" | "failed";
        readonly OutboxMail: {
            readonly id: number;
            readonly recipient: string;
            readonly subject: string;
            /** @description Hidden links have [redacted] in place of their token */
            readonly text: string;
            /** @description The links found in the text. Hidden ones have [redacted] in place of their token. */
            readonly links: readonly string[];
            /**
             * @description Why the tokens of this email's links are hidden; null if nothing is. `mail_server`: a mail server is configured,
             *     and only the recipient gets the link, whether the mail is queued, delivered or failed. `administrator`: the link
             *     belongs to an administrator's account; only super admins who are signed in see it, an API token never does.
             * @enum {string|null}
             */
            readonly links_hidden: "mail_server" | "administrator" | null;
            readonly created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly delivered_at: string | null;
            readonly delivery_status: components["schemas"]["DeliveryStatus"];
            /** @description Why the last attempt failed */
            readonly error: string | null;
        };
        /**
         * @description What a click costs. first: the bid. second: the smallest price that keeps the domain's place in the market, not below the
         *     floor price and not above the bid; the floor price itself while there is traffic for everyone
         * @enum {string}
         */
        readonly Pricing: "first" | "second";
        readonly PlatformSettings: {
            /** @description The contact address in emails */
            readonly support_email: string;
            /** @description The platform's name in emails */
            readonly public_name: string;
            /** @description The shortest refresh interval that a feed may have */
            readonly feed_refresh_min_minutes: number;
            /** @description An import with more bad rows than this waits for a person */
            readonly hold_bad_rows_percent: number;
            /** @description An import with a larger drop in rows than this waits for a person */
            readonly hold_fewer_rows_percent: number;
            /** @description False: applications are refused */
            readonly registration_open: boolean;
            /** @description Shown on every screen */
            readonly maintenance_notice: string | null;
            readonly log_level: components["schemas"]["LogLevel"];
            /**
             * @description environment: each server goes by its own LOG_LEVEL. settings: all go by `log_level`
             * @enum {string}
             */
            readonly log_level_source: "environment" | "settings";
            /**
             * @description LOG_LEVEL of the server that answers; info if it is not set
             * @enum {string}
             */
            readonly log_level_environment: "debug" | "info" | "warn" | "error" | "silent";
            readonly pricing: components["schemas"]["Pricing"];
            readonly floor_price: components["schemas"]["Money"];
            /** @description How long entries of the audit log are kept; failed sign-ins only 30 days */
            readonly audit_keep_days: number;
            /** @description How long emails are kept after they were written */
            readonly outbox_keep_days: number;
            /** @description A session of an administrator ends after this long without use */
            readonly admin_idle_minutes: number;
            /** @description A session of a client ends after this long without use */
            readonly client_idle_minutes: number;
            /** @description The most that the feed files of a client may take, in MB; a file beyond it is refused with 413 */
            readonly storage_limit_mb_per_client: number;
            /** @description True: an administrator without one has to set one up first */
            readonly require_second_factor_for_administrators: boolean;
            /**
             * Format: date-time
             * @description Null while the defaults apply
             */
            readonly updated_at: string | null;
            readonly updated_by: string | null;
        };
        /** @description Omitted fields are left unchanged */
        readonly PlatformSettingsChanges: {
            /** Format: email */
            readonly support_email?: string;
            readonly public_name?: string;
            readonly feed_refresh_min_minutes?: number;
            readonly hold_bad_rows_percent?: number;
            readonly hold_fewer_rows_percent?: number;
            readonly registration_open?: boolean;
            readonly maintenance_notice?: string | null;
            /**
             * @description Null goes by LOG_LEVEL of each server
             * @enum {string|null}
             */
            readonly log_level?: "debug" | "info" | "warning" | "error" | "critical" | null;
            readonly pricing?: components["schemas"]["Pricing"];
            readonly audit_keep_days?: number;
            readonly outbox_keep_days?: number;
            readonly admin_idle_minutes?: number;
            readonly client_idle_minutes?: number;
            readonly storage_limit_mb_per_client?: number;
            readonly require_second_factor_for_administrators?: boolean;
            /**
             * Format: money
             * @description US dollars
             */
            readonly floor_price?: number;
        };
        /** @description A common reason for a rejection */
        readonly RejectionReason: {
            /** @description What reviewers choose it by */
            readonly name: string;
            /** @description The reason as it is sent */
            readonly text: string;
        };
        /** @description The common reasons for rejections, in the order of their keys, 1 to 9 */
        readonly RejectionReasons: {
            readonly registrations: readonly components["schemas"]["RejectionReason"][];
            readonly feeds: readonly components["schemas"]["RejectionReason"][];
            readonly domains: readonly components["schemas"]["RejectionReason"][];
            /**
             * Format: date-time
             * @description Null while the defaults apply
             */
            readonly updated_at: string | null;
            readonly updated_by: string | null;
        };
        /** @description Lists that are sent replace those that are there; omitted lists are left unchanged */
        readonly RejectionReasonsChanges: {
            readonly registrations?: readonly components["schemas"]["RejectionReason"][];
            readonly feeds?: readonly components["schemas"]["RejectionReason"][];
            readonly domains?: readonly components["schemas"]["RejectionReason"][];
        };
    };
    responses: {
        /** @description The request cannot be read, for example broken JSON or a broken multipart body. */
        readonly BadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        readonly Unauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "WWW-Authenticate": components["headers"]["Authenticate"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name or the password is wrong. */
        readonly InvalidCredentials: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account is suspended. */
        readonly Suspended: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The account is suspended; or the password is right, and the second factor is needed (`second_factor_required` with
         *     `challenge`).
         */
        readonly SignInHeld: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such object, or it belongs to someone else. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current state does not allow it. The message names that state, and since when. */
        readonly Conflict: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was sent with `If-Match`, and someone has changed it since it was read. */
        readonly ChangedSince: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It has expired or has already been used. */
        readonly Gone: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the file is too large. */
        readonly TooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body, or the content of the file, is not accepted here. */
        readonly WrongType: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Some fields are refused. `errors` has the messages for each. */
        readonly Invalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls. `Retry-After` says when to try again. */
        readonly TooMany: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Anything else that went wrong, for example an error of the server. 503 with `Retry-After`
         *     (`unavailable`, `no_room`): nothing was done for the time being, since the database cannot be reached or there is no room;
         *     send it again later. 504 (`outcome_unknown`): the database did not say whether it was saved; look before you send it again.
         */
        readonly Failure: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        readonly Done: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["DoneReply"];
            };
        };
        /** @description What the browser needs. */
        readonly PasskeyRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly data: components["schemas"]["PasskeyRequest"];
                    readonly message?: string;
                };
            };
        };
        /** @description No program waits with this code. */
        readonly NoDeviceRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A page of domains. */
        readonly DomainPage: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly data: readonly components["schemas"]["Domain"][];
                    readonly meta: components["schemas"]["PageMeta"];
                };
            };
        };
        /** @description There is no such domain, or it belongs to someone else. */
        readonly DomainMissing: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such client. */
        readonly ClientMissing: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The figures. */
        readonly AnalyticsReply: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly data: components["schemas"]["Analytics"];
                };
                readonly "text/csv": FileContent;
            };
        };
        /** @description Who else is looking at records of the kind now. */
        readonly Looking: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly data: readonly components["schemas"]["Looker"][];
                };
            };
        };
    };
    parameters: {
        /** @description Number of the object */
        readonly Id: number;
        /** @description Number of the import */
        readonly ImportId: number;
        /** @description Makes a repeated call return the first reply again, for 24 hours */
        readonly IdempotencyKey: string;
        /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
        readonly IfMatch: string;
        /** @description Page of the list, counted from 1 */
        readonly Page: number;
        /** @description Rows per page */
        readonly PerPage: number;
        /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
        readonly Cursor: string;
        /** @description Text to look for */
        readonly Search: string;
        /** @description Direction of the sorting */
        readonly Order: components["schemas"]["SortOrder"];
        /** @description Only what belongs to this client; administrators only */
        readonly ClientIdFilter: number;
        /** @description Only what was added from this time on */
        readonly FromFilter: components["schemas"]["Timestamp"];
        /** @description Only what was added before this time */
        readonly ToFilter: components["schemas"]["Timestamp"];
        /** @description Only those in this country: ISO 3166-1, in capitals */
        readonly CountryFilter: string;
        /** @description Only feeds whose last import is in this state */
        readonly LastImport: components["schemas"]["LastImportFilter"];
        /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
        readonly AssigneeFilter: string;
        /** @description The code that the program shows. Case, hyphens, and gaps do not matter */
        readonly UserCode: string;
        /** @description Number of the delivery */
        readonly DeliveryId: number;
        /** @description Only domains in this status */
        readonly DomainStatusFilter: components["schemas"]["DomainStatus"];
        /** @description Only approved domains with this bidding status */
        readonly BiddingStatusFilter: components["schemas"]["BiddingStatus"];
        /** @description Number of the client (`client_id`) */
        readonly ClientNumber: number;
        /** @description First day, in the account's timezone */
        readonly AnalyticsFrom: string;
        /** @description Last day, included */
        readonly AnalyticsTo: string;
        /** @description Only traffic of this domain */
        readonly AnalyticsDomain: number;
        /** @description Only traffic of this feed */
        readonly AnalyticsFeed: number;
        /** @description Only traffic from this country, an ISO 3166-1 code */
        readonly AnalyticsCountry: string;
        /** @description How it is answered */
        readonly AnalyticsFormat: "json" | "csv";
        /** @description What the rows are */
        readonly AnalyticsGrouping: components["schemas"]["AnalyticsGroup"];
        /**
         * @description Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic
         *     without a feed is omitted if either is a feed
         */
        readonly AnalyticsSplitting: components["schemas"]["AnalyticsSplit"];
    };
    requestBodies: never;
    headers: {
        /** @description The id of the request in the log of the server, and the `request_id` of a refusal. One of your own is kept: 8 to 100 letters, digits, dots, dashes, and underscores */
        readonly RequestId: string;
        /** @description Seconds to wait before sending it again */
        readonly RetryAfter: number;
        /** @description Changes with whatever can be edited here, and not with counts and states beside it. Send it back as `If-Match` */
        readonly ETag: string;
        /** @description Calls per window of the limit that the caller will meet first. Absent if limits are switched off */
        readonly RateLimitLimit: number;
        /** @description Calls that are left in this window; 0 with a 429 */
        readonly RateLimitRemaining: number;
        /** @description Seconds until the window ends and the count starts over */
        readonly RateLimitReset: number;
        /** @description Only for a call with an `Idempotency-Key`: this is the reply to an earlier call with the same key */
        readonly IdempotentReplayed: "true";
        /** @description Suggests a name for the file */
        readonly ContentDisposition: string;
        /** @description How to sign in */
        readonly Authenticate: string;
    };
    pathItems: never;
}
export type SortOrder = components['schemas']['SortOrder'];
export type Timestamp = components['schemas']['Timestamp'];
export type SiteCheck = components['schemas']['SiteCheck'];
export type Money = components['schemas']['Money'];
export type Error = components['schemas']['Error'];
export type BulkAssignment = components['schemas']['BulkAssignment'];
export type DecisionRefusal = components['schemas']['DecisionRefusal'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type ReviewHistory = components['schemas']['ReviewHistory'];
export type PageMeta = components['schemas']['PageMeta'];
export type DoneReply = components['schemas']['DoneReply'];
export type Credentials = components['schemas']['Credentials'];
export type AccountType = components['schemas']['AccountType'];
export type AccountRole = components['schemas']['AccountRole'];
export type User = components['schemas']['User'];
export type SignInReply = components['schemas']['SignInReply'];
export type Identity = components['schemas']['Identity'];
export type Profile = components['schemas']['Profile'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type ProfileForm = components['schemas']['ProfileForm'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordForgotten = components['schemas']['PasswordForgotten'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PasswordResetToken = components['schemas']['PasswordResetToken'];
export type Session = components['schemas']['Session'];
export type SignInMethod = components['schemas']['SignInMethod'];
export type SignInChallenge = components['schemas']['SignInChallenge'];
export type SignInCompletion = components['schemas']['SignInCompletion'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyUse = components['schemas']['PasskeyUse'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type FactorName = components['schemas']['FactorName'];
export type Factor = components['schemas']['Factor'];
export type FactorOverview = components['schemas']['FactorOverview'];
export type TotpSetup = components['schemas']['TotpSetup'];
export type TotpConfirmation = components['schemas']['TotpConfirmation'];
export type FactorAdded = components['schemas']['FactorAdded'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type StepUp = components['schemas']['StepUp'];
export type StepUpReply = components['schemas']['StepUpReply'];
export type DeviceSignIn = components['schemas']['DeviceSignIn'];
export type DeviceCode = components['schemas']['DeviceCode'];
export type DeviceRequest = components['schemas']['DeviceRequest'];
export type Scope = components['schemas']['Scope'];
export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenForm = components['schemas']['ApiTokenForm'];
export type ApiTokenCreated = components['schemas']['ApiTokenCreated'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookEventId = components['schemas']['WebhookEventId'];
export type ImportFinishedEvent = components['schemas']['ImportFinishedEvent'];
export type ImportHeldEvent = components['schemas']['ImportHeldEvent'];
export type FeedApprovedEvent = components['schemas']['FeedApprovedEvent'];
export type FeedRejectedEvent = components['schemas']['FeedRejectedEvent'];
export type DomainApprovedEvent = components['schemas']['DomainApprovedEvent'];
export type DomainRejectedEvent = components['schemas']['DomainRejectedEvent'];
export type RegistrationReceivedEvent = components['schemas']['RegistrationReceivedEvent'];
export type RegistrationApprovedEvent = components['schemas']['RegistrationApprovedEvent'];
export type RegistrationRejectedEvent = components['schemas']['RegistrationRejectedEvent'];
export type BudgetMostlySpentEvent = components['schemas']['BudgetMostlySpentEvent'];
export type BudgetSpentEvent = components['schemas']['BudgetSpentEvent'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type WebhookForm = components['schemas']['WebhookForm'];
export type WebhookChanges = components['schemas']['WebhookChanges'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookDeliveryDetails = components['schemas']['WebhookDeliveryDetails'];
export type WebhookEventBatch = components['schemas']['WebhookEventBatch'];
export type SetupTokenForm = components['schemas']['SetupTokenForm'];
export type SetupToken = components['schemas']['SetupToken'];
export type AccountSetupForm = components['schemas']['AccountSetupForm'];
export type FirstAdministratorForm = components['schemas']['FirstAdministratorForm'];
export type PendingEmail = components['schemas']['PendingEmail'];
export type EmailSide = components['schemas']['EmailSide'];
export type EmailLinkForm = components['schemas']['EmailLinkForm'];
export type EmailLink = components['schemas']['EmailLink'];
export type ExpectedTraffic = components['schemas']['ExpectedTraffic'];
export type BudgetRange = components['schemas']['BudgetRange'];
export type Timezone = components['schemas']['Timezone'];
export type RegistrationStatus = components['schemas']['RegistrationStatus'];
export type RegistrationForm = components['schemas']['RegistrationForm'];
export type RegistrationReceipt = components['schemas']['RegistrationReceipt'];
export type ApplicationLinkForm = components['schemas']['ApplicationLinkForm'];
export type ApplicationStage = components['schemas']['ApplicationStage'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationAnswer = components['schemas']['ApplicationAnswer'];
export type RegistrationQuestionForm = components['schemas']['RegistrationQuestionForm'];
export type RegistrationAnswerFile = components['schemas']['RegistrationAnswerFile'];
export type RegistrationQuestion = components['schemas']['RegistrationQuestion'];
export type Registration = components['schemas']['Registration'];
export type RegistrationDuplicate = components['schemas']['RegistrationDuplicate'];
export type RegistrationDecision = components['schemas']['RegistrationDecision'];
export type RegistrationDecisions = components['schemas']['RegistrationDecisions'];
export type RegistrationDecisionResult = components['schemas']['RegistrationDecisionResult'];
export type RegistrationRejection = components['schemas']['RegistrationRejection'];
export type ClientDashboard = components['schemas']['ClientDashboard'];
export type ImportError = components['schemas']['ImportError'];
export type FeedItem = components['schemas']['FeedItem'];
export type FeedCheck = components['schemas']['FeedCheck'];
export type MappingForm = components['schemas']['MappingForm'];
export type SavedMapping = components['schemas']['SavedMapping'];
export type SavedMappingForm = components['schemas']['SavedMappingForm'];
export type MappingNeeded = components['schemas']['MappingNeeded'];
export type FeedStarted = components['schemas']['FeedStarted'];
export type FeedStats = components['schemas']['FeedStats'];
export type FeedRejection = components['schemas']['FeedRejection'];
export type FeedDecision = components['schemas']['FeedDecision'];
export type FeedDecisions = components['schemas']['FeedDecisions'];
export type FeedDecisionResult = components['schemas']['FeedDecisionResult'];
export type FeedDuplicate = components['schemas']['FeedDuplicate'];
export type FeedType = components['schemas']['FeedType'];
export type FeedTypeInput = components['schemas']['FeedTypeInput'];
export type SourceFormat = components['schemas']['SourceFormat'];
export type FeedCategory = components['schemas']['FeedCategory'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type Delimiter = components['schemas']['Delimiter'];
export type LazyQuotes = components['schemas']['LazyQuotes'];
export type ImportState = components['schemas']['ImportState'];
export type LastImportFilter = components['schemas']['LastImportFilter'];
export type ItemField = components['schemas']['ItemField'];
export type IdDerivation = components['schemas']['IdDerivation'];
export type ValueReading = components['schemas']['ValueReading'];
export type ListSeparator = components['schemas']['ListSeparator'];
export type FieldTarget = components['schemas']['FieldTarget'];
export type ColumnMapping = components['schemas']['ColumnMapping'];
export type KeptMapping = components['schemas']['KeptMapping'];
export type KeptTarget = components['schemas']['KeptTarget'];
export type AvailableField = components['schemas']['AvailableField'];
export type MappingSuggestion = components['schemas']['MappingSuggestion'];
export type ColumnCounts = components['schemas']['ColumnCounts'];
export type MappingAnalysis = components['schemas']['MappingAnalysis'];
export type RecordCandidate = components['schemas']['RecordCandidate'];
export type ImportCount = components['schemas']['ImportCount'];
export type ColumnAccount = components['schemas']['ColumnAccount'];
export type FeedAccounting = components['schemas']['FeedAccounting'];
export type SwitchedOff = components['schemas']['SwitchedOff'];
export type SwitchedOffBy = components['schemas']['SwitchedOffBy'];
export type Import = components['schemas']['Import'];
export type FirstItem = components['schemas']['FirstItem'];
export type VersionInReview = components['schemas']['VersionInReview'];
export type Feed = components['schemas']['Feed'];
export type FeedFileForm = components['schemas']['FeedFileForm'];
export type FeedUrlForm = components['schemas']['FeedUrlForm'];
export type AdminFeedFileForm = components['schemas']['AdminFeedFileForm'];
export type NewAdminFeedFileForm = components['schemas']['NewAdminFeedFileForm'];
export type AdminFeedUrlForm = components['schemas']['AdminFeedUrlForm'];
export type FeedChanges = components['schemas']['FeedChanges'];
export type FeedFileChanges = components['schemas']['FeedFileChanges'];
export type FeedCheckForm = components['schemas']['FeedCheckForm'];
export type ReviewItem = components['schemas']['ReviewItem'];
export type ReviewAssignmentResult = components['schemas']['ReviewAssignmentResult'];
export type ReviewResolution = components['schemas']['ReviewResolution'];
export type ReviewAssignment = components['schemas']['ReviewAssignment'];
export type DomainStatus = components['schemas']['DomainStatus'];
export type DomainTrendDay = components['schemas']['DomainTrendDay'];
export type DomainClient = components['schemas']['DomainClient'];
export type DomainConflict = components['schemas']['DomainConflict'];
export type Domain = components['schemas']['Domain'];
export type DomainForm = components['schemas']['DomainForm'];
export type DomainApproval = components['schemas']['DomainApproval'];
export type DomainRejection = components['schemas']['DomainRejection'];
export type DomainDecision = components['schemas']['DomainDecision'];
export type DomainDecisions = components['schemas']['DomainDecisions'];
export type DomainDecisionResult = components['schemas']['DomainDecisionResult'];
export type DomainStats = components['schemas']['DomainStats'];
export type DomainTotals = components['schemas']['DomainTotals'];
export type ClickEntry = components['schemas']['ClickEntry'];
export type ClickCorrection = components['schemas']['ClickCorrection'];
export type TrafficAllocation = components['schemas']['TrafficAllocation'];
export type MarketPacing = components['schemas']['MarketPacing'];
export type BiddingToday = components['schemas']['BiddingToday'];
export type BiddingTodayHour = components['schemas']['BiddingTodayHour'];
export type AlertSeverity = components['schemas']['AlertSeverity'];
export type PacingAlert = components['schemas']['PacingAlert'];
export type DomainAllocation = components['schemas']['DomainAllocation'];
export type AllocationPlan = components['schemas']['AllocationPlan'];
export type BiddingJob = components['schemas']['BiddingJob'];
export type LateDomain = components['schemas']['LateDomain'];
export type BiddingSystemHealth = components['schemas']['BiddingSystemHealth'];
export type BiddingDomain = components['schemas']['BiddingDomain'];
export type ClientBiddingOverview = components['schemas']['ClientBiddingOverview'];
export type BiddingStatus = components['schemas']['BiddingStatus'];
export type Pace = components['schemas']['Pace'];
export type PacingReason = components['schemas']['PacingReason'];
export type BiddingSummary = components['schemas']['BiddingSummary'];
export type DomainWithBidding = components['schemas']['DomainWithBidding'];
export type Bidding = components['schemas']['Bidding'];
export type BiddingChanges = components['schemas']['BiddingChanges'];
export type BidChange = components['schemas']['BidChange'];
export type BidHistory = components['schemas']['BidHistory'];
export type PacingStats = components['schemas']['PacingStats'];
export type HourlyDistribution = components['schemas']['HourlyDistribution'];
export type BiddingDay = components['schemas']['BiddingDay'];
export type BiddingForecast = components['schemas']['BiddingForecast'];
export type ForecastCheck = components['schemas']['ForecastCheck'];
export type ClientStatus = components['schemas']['ClientStatus'];
export type ClientSort = components['schemas']['ClientSort'];
export type Client = components['schemas']['Client'];
export type ClientForm = components['schemas']['ClientForm'];
export type ClientChanges = components['schemas']['ClientChanges'];
export type ClientDecision = components['schemas']['ClientDecision'];
export type ClientDecisions = components['schemas']['ClientDecisions'];
export type ClientDecisionResult = components['schemas']['ClientDecisionResult'];
export type ClientSuspension = components['schemas']['ClientSuspension'];
export type AdminDashboardStats = components['schemas']['AdminDashboardStats'];
export type CameIn = components['schemas']['CameIn'];
export type Waiting = components['schemas']['Waiting'];
export type AdminWork = components['schemas']['AdminWork'];
export type ActivityType = components['schemas']['ActivityType'];
export type Activity = components['schemas']['Activity'];
export type AdminDashboard = components['schemas']['AdminDashboard'];
export type AnalyticsGroup = components['schemas']['AnalyticsGroup'];
export type AnalyticsSplit = components['schemas']['AnalyticsSplit'];
export type AnalyticsFigures = components['schemas']['AnalyticsFigures'];
export type AnalyticsRow = components['schemas']['AnalyticsRow'];
export type AnalyticsAnnotation = components['schemas']['AnalyticsAnnotation'];
export type AnalyticsBefore = components['schemas']['AnalyticsBefore'];
export type Analytics = components['schemas']['Analytics'];
export type AdministratorRole = components['schemas']['AdministratorRole'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserForm = components['schemas']['AdminUserForm'];
export type AdminUserChanges = components['schemas']['AdminUserChanges'];
export type SitePageType = components['schemas']['SitePageType'];
export type SitePageStatus = components['schemas']['SitePageStatus'];
export type SitePageUpdater = components['schemas']['SitePageUpdater'];
export type SitePageSummary = components['schemas']['SitePageSummary'];
export type SitePage = components['schemas']['SitePage'];
export type SitePageForm = components['schemas']['SitePageForm'];
export type SitePageChanges = components['schemas']['SitePageChanges'];
export type SitePageDraft = components['schemas']['SitePageDraft'];
export type PreviewedContent = components['schemas']['PreviewedContent'];
export type PublishedPage = components['schemas']['PublishedPage'];
export type SitePageRevisionSummary = components['schemas']['SitePageRevisionSummary'];
export type SitePageRevision = components['schemas']['SitePageRevision'];
export type PageVariable = components['schemas']['PageVariable'];
export type PageVariableForm = components['schemas']['PageVariableForm'];
export type PageVariableChanges = components['schemas']['PageVariableChanges'];
export type PageVariableValue = components['schemas']['PageVariableValue'];
export type PageVariableValuesForm = components['schemas']['PageVariableValuesForm'];
export type TrafficSource = components['schemas']['TrafficSource'];
export type Health = components['schemas']['Health'];
export type Liveness = components['schemas']['Liveness'];
export type Finding = components['schemas']['Finding'];
export type MemoryFigures = components['schemas']['MemoryFigures'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type SystemSample = components['schemas']['SystemSample'];
export type DiskEntry = components['schemas']['DiskEntry'];
export type FeedStatusFigures = components['schemas']['FeedStatusFigures'];
export type QueueJob = components['schemas']['QueueJob'];
export type JobSubject = components['schemas']['JobSubject'];
export type FailedJob = components['schemas']['FailedJob'];
export type RetriedJobs = components['schemas']['RetriedJobs'];
export type QueueStatus = components['schemas']['QueueStatus'];
export type LogLevel = components['schemas']['LogLevel'];
export type LogEntry = components['schemas']['LogEntry'];
export type CronJob = components['schemas']['CronJob'];
export type CacheInfo = components['schemas']['CacheInfo'];
export type OperationOrder = components['schemas']['OperationOrder'];
export type CacheClearOrder = components['schemas']['CacheClearOrder'];
export type OperationResult = components['schemas']['OperationResult'];
export type GeoRuleType = components['schemas']['GeoRuleType'];
export type GeoRule = components['schemas']['GeoRule'];
export type GeoRules = components['schemas']['GeoRules'];
export type GeoRuleForm = components['schemas']['GeoRuleForm'];
export type GeoRuleChanges = components['schemas']['GeoRuleChanges'];
export type Notification = components['schemas']['Notification'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewForm = components['schemas']['SavedViewForm'];
export type NoteSubject = components['schemas']['NoteSubject'];
export type Note = components['schemas']['Note'];
export type NoteForm = components['schemas']['NoteForm'];
export type LiveKind = components['schemas']['LiveKind'];
export type LiveWhat = components['schemas']['LiveWhat'];
export type LookedAtKind = components['schemas']['LookedAtKind'];
export type Looker = components['schemas']['Looker'];
export type LookingForm = components['schemas']['LookingForm'];
export type LiveChange = components['schemas']['LiveChange'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type OutboxMail = components['schemas']['OutboxMail'];
export type Pricing = components['schemas']['Pricing'];
export type PlatformSettings = components['schemas']['PlatformSettings'];
export type PlatformSettingsChanges = components['schemas']['PlatformSettingsChanges'];
export type RejectionReason = components['schemas']['RejectionReason'];
export type RejectionReasons = components['schemas']['RejectionReasons'];
export type RejectionReasonsChanges = components['schemas']['RejectionReasonsChanges'];
export interface operations {
    readonly "auth.adminLogin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
        };
    };
    readonly "auth.clientLogin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
        };
    };
    readonly "auth.logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "auth.me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is signed in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Identity"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "auth.profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Profile"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "auth.updateProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfileForm"];
            };
        };
        readonly responses: {
            /** @description The account as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Profile"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "auth.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A new token. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
        };
    };
    readonly "auth.changePassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "auth.forgotPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordForgotten"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "auth.checkPasswordReset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetToken"];
            };
        };
        readonly responses: {
            /** @description The link works. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: {
                            /** @description Whose password it sets: what to sign in with afterward */
                            readonly username: string;
                        };
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "auth.resetPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordReset"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "auth.listSessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Session"][];
                    };
                };
            };
        };
    };
    readonly "auth.revokeSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "factors.completeSignIn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignInCompletion"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
        };
    };
    readonly "factors.startPasskeySignIn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The token of the challenge */
                    readonly challenge?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PasskeyRequest"];
        };
    };
    readonly "factors.startPasskeyStepUp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PasskeyRequest"];
        };
    };
    readonly "factors.stepUp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StepUp"];
            };
        };
        readonly responses: {
            /** @description Confirmed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["StepUpReply"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The factors. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["FactorOverview"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.startTotp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The secret. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["TotpSetup"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.confirmTotp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        readonly responses: {
            /** @description The factor. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["FactorAdded"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.startPasskey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the browser needs. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PasskeyCreation"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.confirmPasskey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPasskey"];
            };
        };
        readonly responses: {
            /** @description The factor. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["FactorAdded"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.replaceRecoveryCodes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["RecoveryCodes"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FactorName"];
            };
        };
        readonly responses: {
            /** @description The factor. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Factor"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "factors.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "devices.start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["DeviceSignIn"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "devices.signIn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeviceCode"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
        };
    };
    readonly "devices.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The code that the program shows. Case, hyphens, and gaps do not matter */
                readonly user_code: components["parameters"]["UserCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The program. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["DeviceRequest"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "devices.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The code that the program shows. Case, hyphens, and gaps do not matter */
                readonly user_code: components["parameters"]["UserCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "devices.deny": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The code that the program shows. Case, hyphens, and gaps do not matter */
                readonly user_code: components["parameters"]["UserCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "tokens.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Sort field. A token that was never used counts as used before all others. */
                readonly sort?: "created_at" | "name" | "last_used_at" | "expires_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tokens. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ApiToken"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "tokens.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiTokenForm"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ApiTokenCreated"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "tokens.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Sort field. A token that was never used counts as used before all others. */
                readonly sort?: "created_at" | "name" | "last_used_at" | "expires_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, tokens.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "tokens.revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "tokens.listAll": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Sort field. A token that was never used counts as used before all others. */
                readonly sort?: "created_at" | "name" | "owner" | "last_used_at" | "expires_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tokens. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ApiToken"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "tokens.exportAll": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Sort field. A token that was never used counts as used before all others. */
                readonly sort?: "created_at" | "name" | "owner" | "last_used_at" | "expires_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, tokens.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "tokens.revokeAny": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "webhooks.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhooks, newest first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Webhook"][];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookForm"];
            };
        };
        readonly responses: {
            /** @description The webhook and its secret. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["WebhookSecret"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Webhook"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookChanges"];
            };
        };
        readonly responses: {
            /** @description The webhook as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Webhook"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "webhooks.rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook and its new secret. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["WebhookSecret"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery, which is about to be sent. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["WebhookDelivery"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.deliveries": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only deliveries with this status */
                readonly status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Sort field; by default `created_at`, the newest first */
                readonly sort?: "created_at" | "attempts";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of deliveries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["WebhookDelivery"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "webhooks.exportDeliveries": {
        readonly parameters: {
            readonly query?: {
                /** @description Only deliveries with this status */
                readonly status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Sort field; by default `created_at`, the newest first */
                readonly sort?: "created_at" | "attempts";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, webhook-3-deliveries.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "webhooks.delivery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the delivery */
                readonly delivery_id: components["parameters"]["DeliveryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["WebhookDeliveryDetails"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the delivery */
                readonly delivery_id: components["parameters"]["DeliveryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery, which is about to be sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["WebhookDelivery"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "webhooks.events": {
        readonly parameters: {
            readonly query?: {
                /** @description The cursor of the previous call */
                readonly after?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events, and the cursor for the next call. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["WebhookEventBatch"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "setup.validateToken": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupTokenForm"];
            };
        };
        readonly responses: {
            /** @description The registration behind the link. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SetupToken"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "setup.createAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountSetupForm"];
            };
        };
        readonly responses: {
            /** @description The account is ready. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: {
                            readonly username: string;
                        };
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "setup.createAdministrator": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FirstAdministratorForm"];
            };
        };
        readonly responses: {
            /** @description The super admin is ready to sign in. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: {
                            readonly username: string;
                        };
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "email.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "email.check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailLinkForm"];
            };
        };
        readonly responses: {
            /** @description The change. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["EmailLink"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "email.confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailLinkForm"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "email.decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailLinkForm"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "registrations.submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["RegistrationForm"];
            };
        };
        readonly responses: {
            /** @description The application was received. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["RegistrationReceipt"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "registrations.status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicationLinkForm"];
            };
        };
        readonly responses: {
            /** @description Where it stands. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ApplicationStatus"];
                    };
                };
            };
        };
    };
    readonly "registrations.answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ApplicationAnswer"];
            };
        };
        readonly responses: {
            /** @description Where it stands now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ApplicationStatus"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "registrations.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only applications in this status */
                readonly status?: components["schemas"]["RegistrationStatus"];
                /** @description Only pending applications whose next step is the reviewer's, or the applicant's answer */
                readonly waiting_for?: "reviewer" | "applicant";
                /**
                 * @description Only applications of those who are clients already: another client has the same company name (without regard to
                 *     case, white space, and punctuation), email, phone number, or website, today or when it applied, or applied with the
                 *     same business license. `suspended_client` and `inactive_client` are those of them who share it with a client of
                 *     this status; `new` are all others
                 */
                readonly applicant?: "client" | "suspended_client" | "inactive_client" | "new";
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /** @description Only those in this country: ISO 3166-1, in capitals */
                readonly country?: components["parameters"]["CountryFilter"];
                /** @description Only applications with a business license, or only those without */
                readonly has_license?: boolean;
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description Only the applications with these numbers (`id`) that match the filters */
                readonly ids?: readonly number[];
                /** @description What the list is sorted by */
                readonly sort?: "created_at" | "waiting_since" | "company_name" | "reviewed_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of applications. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Registration"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "registrations.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Only the applications with these numbers (`id`) */
                readonly ids?: readonly number[];
                /** @description Without the applications with these numbers */
                readonly except?: readonly number[];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only applications in this status */
                readonly status?: components["schemas"]["RegistrationStatus"];
                /** @description Only pending applications whose next step is the reviewer's, or the applicant's answer */
                readonly waiting_for?: "reviewer" | "applicant";
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /**
                 * @description Only applications of those who are clients already: another client has the same company name (without regard to
                 *     case, white space, and punctuation), email, phone number, or website, today or when it applied, or applied with the
                 *     same business license. `suspended_client` and `inactive_client` are those of them who share it with a client of
                 *     this status; `new` are all others
                 */
                readonly applicant?: "client" | "suspended_client" | "inactive_client" | "new";
                /** @description Only those in this country: ISO 3166-1, in capitals */
                readonly country?: components["parameters"]["CountryFilter"];
                /** @description Only applications with a business license, or only those without */
                readonly has_license?: boolean;
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description What the file is sorted by */
                readonly sort?: "created_at" | "waiting_since" | "company_name" | "reviewed_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, registrations.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "registrations.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Registration"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "registrations.decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationDecisions"];
            };
        };
        readonly responses: {
            /** @description A result for each decision, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["RegistrationDecisionResult"][];
                    };
                };
            };
        };
    };
    readonly "registrations.assignAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkAssignment"];
            };
        };
        readonly responses: {
            /** @description A result for each, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["RegistrationDecisionResult"][];
                    };
                };
            };
        };
    };
    readonly "registrations.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Internal note */
                    readonly admin_notes?: string;
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Registration"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "registrations.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationRejection"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Registration"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "registrations.assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Null: unassigned */
                    readonly admin_id: number | null;
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Registration"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "registrations.ask": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationQuestionForm"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Registration"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "registrations.checkWebsite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Registration"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "registrations.questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The questions, at most 100. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["RegistrationQuestion"][];
                    };
                };
            };
        };
    };
    readonly "registrations.answerFile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description The file's number (`id`) */
                readonly file_id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": FileContent;
                    readonly "image/png": FileContent;
                    readonly "image/jpeg": FileContent;
                };
            };
        };
    };
    readonly "registrations.decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The earlier decisions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ReviewHistory"];
                    };
                };
            };
        };
    };
    readonly "registrations.duplicates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What may be the same applicant: clients first, then the newest; at most 50. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["RegistrationDuplicate"][];
                    };
                };
            };
        };
    };
    readonly "registrations.businessLicense": {
        readonly parameters: {
            readonly query?: {
                /** @description 1 for the file as it was sent */
                readonly original?: 0 | 1;
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": FileContent;
                    readonly "image/png": FileContent;
                    readonly "image/jpeg": FileContent;
                };
            };
        };
    };
    readonly "client.analytics": {
        readonly parameters: {
            readonly query?: {
                /** @description First day, in the account's timezone */
                readonly from?: components["parameters"]["AnalyticsFrom"];
                /** @description Last day, included */
                readonly to?: components["parameters"]["AnalyticsTo"];
                /** @description What the rows are */
                readonly group_by?: components["parameters"]["AnalyticsGrouping"];
                /**
                 * @description Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic
                 *     without a feed is omitted if either is a feed
                 */
                readonly split_by?: components["parameters"]["AnalyticsSplitting"];
                /** @description Only traffic of this domain */
                readonly domain_id?: components["parameters"]["AnalyticsDomain"];
                /** @description Only traffic of this feed */
                readonly feed_id?: components["parameters"]["AnalyticsFeed"];
                /** @description Only traffic from this country, an ISO 3166-1 code */
                readonly country?: components["parameters"]["AnalyticsCountry"];
                /** @description How it is answered */
                readonly format?: components["parameters"]["AnalyticsFormat"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AnalyticsReply"];
        };
    };
    readonly "client.dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dashboard. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ClientDashboard"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active, inactive, or in this review state */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description Only feeds whose last import is in this state */
                readonly last_import?: components["parameters"]["LastImport"];
                /** @description Only feeds that are fetched from a URL, or only uploaded ones */
                readonly is_fetched?: boolean;
                /** @description Adds to each feed the thumbnail addresses of up to so many of its videos */
                readonly thumbnails?: number;
                /** @description Sort field */
                readonly sort?: "created_at" | "updated_at" | "feed_name" | "total_items" | "views";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of feeds. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Feed"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "clientFeeds.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["FeedFileForm"];
                readonly "application/json": components["schemas"]["FeedUrlForm"];
            };
        };
        readonly responses: {
            /** @description The columns must be mapped first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MappingNeeded"];
                };
            };
            /** @description The feed was saved, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
        };
    };
    readonly "clientFeeds.processMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MappingForm"];
            };
        };
        readonly responses: {
            /** @description The feed was saved, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
        };
    };
    readonly "clientFeeds.validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["FeedCheckForm"];
            };
        };
        readonly responses: {
            /** @description What an import would do. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["FeedCheck"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The feed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Feed"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedChanges"];
                readonly "multipart/form-data": components["schemas"]["FeedFileChanges"];
            };
        };
        readonly responses: {
            /** @description The updated feed, or the analysis of the new file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"] | components["schemas"]["MappingNeeded"];
                };
            };
        };
    };
    readonly "clientFeeds.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "clientFeeds.listItems": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only items that are switched on, or off */
                readonly is_enabled?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of items. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["FeedItem"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "clientFeeds.listImports": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Sort field; by default `created_at`, the newest first */
                readonly sort?: "created_at" | "rows" | "rejected";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of imports. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Import"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "clientFeeds.showImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.importErrors": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only errors, or only warnings */
                readonly severity?: "error" | "warning";
                /** @description Only those of one kind, such as `row.required` */
                readonly code?: string;
                /** @description Format of the reply */
                readonly format?: "json" | "csv";
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of errors. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ImportError"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "clientFeeds.rejectedRecords": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, import-12-rejected.csv, .json, .xml, or .txt. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": FileContent;
                };
            };
        };
    };
    readonly "clientFeeds.acceptImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.dropImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.rollbackImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.showMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The mapping. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SavedMapping"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.saveMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavedMappingForm"];
            };
        };
        readonly responses: {
            /** @description The mapping. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SavedMapping"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clientFeeds.removeMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "clientFeeds.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import that fetches the feed. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active, inactive, or in this review state */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description Only feeds whose last import is in this state */
                readonly last_import?: components["parameters"]["LastImport"];
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description Sort field */
                readonly sort?: "created_at" | "updated_at" | "feed_name" | "total_items" | "views";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of feeds. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Feed"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "adminFeeds.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["NewAdminFeedFileForm"];
                readonly "application/json": components["schemas"]["AdminFeedUrlForm"];
            };
        };
        readonly responses: {
            /** @description The columns must be mapped first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MappingNeeded"];
                };
            };
            /** @description The feed was saved, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
        };
    };
    readonly "adminFeeds.stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["FeedStats"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["AdminFeedFileForm"];
            };
        };
        readonly responses: {
            /** @description The columns must be mapped first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MappingNeeded"];
                };
            };
            /** @description The feed was saved, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
        };
    };
    readonly "adminFeeds.createFromUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdminFeedUrlForm"];
            };
        };
        readonly responses: {
            /** @description The feed was saved, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
        };
    };
    readonly "adminFeeds.processMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MappingForm"];
            };
        };
        readonly responses: {
            /** @description The feed was saved, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
        };
    };
    readonly "adminFeeds.decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedDecisions"];
            };
        };
        readonly responses: {
            /** @description A result for each decision, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["FeedDecisionResult"][];
                    };
                };
            };
        };
    };
    readonly "adminFeeds.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The feed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Feed"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedRejection"];
            };
        };
        readonly responses: {
            /** @description The feed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Feed"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The feed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Feed"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedChanges"];
                readonly "multipart/form-data": components["schemas"]["FeedFileChanges"];
            };
        };
        readonly responses: {
            /** @description The updated feed, or the analysis of the new file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"] | components["schemas"]["MappingNeeded"];
                };
            };
        };
    };
    readonly "adminFeeds.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "adminFeeds.decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The earlier decisions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ReviewHistory"];
                    };
                };
            };
        };
    };
    readonly "adminFeeds.duplicates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What may be the same feed, the newest first; at most 50. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["FeedDuplicate"][];
                    };
                };
            };
        };
    };
    readonly "adminFeeds.listItems": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only items that are switched on, or off */
                readonly is_enabled?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of items. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["FeedItem"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "adminFeeds.listImports": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Sort field; by default `created_at`, the newest first */
                readonly sort?: "created_at" | "rows" | "rejected";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of imports. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Import"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "adminFeeds.showImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.importErrors": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only errors, or only warnings */
                readonly severity?: "error" | "warning";
                /** @description Only those of one kind, such as `row.required` */
                readonly code?: string;
                /** @description Format of the reply */
                readonly format?: "json" | "csv";
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of errors. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ImportError"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "adminFeeds.rejectedRecords": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, import-12-rejected.csv, .json, .xml, or .txt. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": FileContent;
                };
            };
        };
    };
    readonly "adminFeeds.acceptImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.dropImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.rollbackImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the import */
                readonly import_id: components["parameters"]["ImportId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.showMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The mapping. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SavedMapping"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.saveMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavedMappingForm"];
            };
        };
        readonly responses: {
            /** @description The mapping. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SavedMapping"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "adminFeeds.removeMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "adminFeeds.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import that fetches the feed. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Import"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "feeds.analytics": {
        readonly parameters: {
            readonly query?: {
                /** @description First day, in the account's timezone */
                readonly from?: components["parameters"]["AnalyticsFrom"];
                /** @description Last day, included */
                readonly to?: components["parameters"]["AnalyticsTo"];
                /** @description What the rows are */
                readonly group_by?: components["parameters"]["AnalyticsGrouping"];
                /**
                 * @description Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic
                 *     without a feed is omitted if either is a feed
                 */
                readonly split_by?: components["parameters"]["AnalyticsSplitting"];
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Only traffic of this domain */
                readonly domain_id?: components["parameters"]["AnalyticsDomain"];
                /** @description Only traffic of this feed */
                readonly feed_id?: components["parameters"]["AnalyticsFeed"];
                /** @description Only traffic from this country, an ISO 3166-1 code */
                readonly country?: components["parameters"]["AnalyticsCountry"];
                /** @description How it is answered */
                readonly format?: components["parameters"]["AnalyticsFormat"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Analytics"];
                    };
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "feeds.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active, inactive, or in this review state */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description Only feeds whose last import is in this state */
                readonly last_import?: components["parameters"]["LastImport"];
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description Sort field */
                readonly sort?: "created_at" | "updated_at" | "feed_name" | "total_items" | "views";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, feeds.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "feeds.exportItems": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only items that are switched on, or off */
                readonly is_enabled?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, feed-7-items.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "feeds.exportImports": {
        readonly parameters: {
            readonly query?: {
                /** @description Sort field; by default `created_at`, the newest first */
                readonly sort?: "created_at" | "rows" | "rejected";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, feed-7-imports.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "feeds.storage": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is used, and the limit. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: {
                            readonly used_bytes: number;
                            readonly limit_bytes: number;
                        };
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "feeds.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active, inactive, or in this review state */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description Sort field */
                readonly sort?: "created_at" | "updated_at" | "feed_name" | "total_items" | "views";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of feeds. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Feed"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "feedReview.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds in this state */
                readonly status?: "pending" | "in_review";
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /** @description Sort field; by default `submitted_at`, the longest waiting first */
                readonly sort?: "submitted_at" | "feed_name" | "total_items";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the queue. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ReviewItem"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "feedReview.resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewResolution"];
            };
        };
        readonly responses: {
            /** @description The feed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Feed"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "feedReview.assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewAssignment"];
            };
        };
        readonly responses: {
            /** @description The queue entry. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ReviewItem"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "feedReview.assignAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkAssignment"];
            };
        };
        readonly responses: {
            /** @description A result for each, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ReviewAssignmentResult"][];
                    };
                };
            };
        };
    };
    readonly "feedReview.assignments": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of assigned entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ReviewItem"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "domains.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["parameters"]["DomainStatusFilter"];
                /** @description Only approved domains with this bidding status */
                readonly bidding_status?: components["parameters"]["BiddingStatusFilter"];
                /** @description Only domains that `/bidding/pacing-alerts` lists, or only the others */
                readonly has_pacing_alert?: boolean;
                /** @description Sort field. `current_spend` is what a domain has spent today. */
                readonly sort?: "created_at" | "domain_name" | "status" | "current_spend" | "daily_budget";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
                /** @description Adds to each approved domain what it spent on each of so many days */
                readonly trend_days?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DomainPage"];
        };
    };
    readonly "domains.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainForm"];
            };
        };
        readonly responses: {
            /** @description The domain, pending review. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.listApproved": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DomainPage"];
        };
    };
    readonly "domains.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["parameters"]["DomainStatusFilter"];
                /** @description Only approved domains with this bidding status */
                readonly bidding_status?: components["parameters"]["BiddingStatusFilter"];
                /** @description Only domains that `/bidding/pacing-alerts` lists, or only the others */
                readonly has_pacing_alert?: boolean;
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /** @description Only domains whose name other clients have registered, too, or only the others; administrators only */
                readonly is_shared?: boolean;
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description Sort field. `current_spend` is what a domain has spent today. */
                readonly sort?: "created_at" | "domain_name" | "company_name" | "status" | "reviewed_at" | "current_spend" | "daily_budget";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, domains.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "domains.totals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["DomainTotals"];
                    };
                };
            };
        };
    };
    readonly "domains.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                    };
                };
            };
        };
    };
    readonly "domains.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainForm"];
            };
        };
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "domains.listForReview": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["parameters"]["DomainStatusFilter"];
                /** @description Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only */
                readonly assignee?: components["parameters"]["AssigneeFilter"];
                /** @description Only domains whose name other clients have registered, too, or only the others; administrators only */
                readonly is_shared?: boolean;
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description Sort field */
                readonly sort?: "created_at" | "domain_name" | "company_name" | "status" | "reviewed_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of domains. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Domain"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "domains.reviewStats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["DomainStats"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainDecisions"];
            };
        };
        readonly responses: {
            /** @description A result for each decision, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["DomainDecisionResult"][];
                    };
                };
            };
        };
    };
    readonly "domains.assignAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkAssignment"];
            };
        };
        readonly responses: {
            /** @description A result for each, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["DomainDecisionResult"][];
                    };
                };
            };
        };
    };
    readonly "domains.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainApproval"];
            };
        };
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainRejection"];
            };
        };
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Null: unassigned */
                    readonly admin_id: number | null;
                };
            };
        };
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The earlier decisions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ReviewHistory"];
                    };
                };
            };
        };
    };
    readonly "domains.checkPolicy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "domains.removeAsAdmin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "bidding.clicks": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ClickEntry"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "bidding.correctClick": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClickCorrection"];
            };
        };
        readonly responses: {
            /** @description The correction. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ClickEntry"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.realtimeAllocations": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of allocations. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["TrafficAllocation"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "bidding.marketPacing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The market. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["MarketPacing"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.pacingAlerts": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only alerts of this severity */
                readonly severity?: components["schemas"]["AlertSeverity"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of alerts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["PacingAlert"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "bidding.allocations": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plan. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AllocationPlan"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The day. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["BiddingToday"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.systemHealth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of bidding. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["BiddingSystemHealth"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.listDomains": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["parameters"]["DomainStatusFilter"];
                /** @description Only approved domains with this bidding status */
                readonly bidding_status?: components["parameters"]["BiddingStatusFilter"];
                /** @description What the list is sorted by */
                readonly sort?: "current_spend" | "bid_amount" | "daily_budget" | "clicks_today" | "domain_name" | "company_name";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of domains. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["BiddingDomain"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "bidding.clientOverview": {
        readonly parameters: {
            readonly query?: {
                /** @description How many domains to list: 0 for the totals alone */
                readonly domains?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The overview. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["ClientBiddingOverview"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.forecast": {
        readonly parameters: {
            readonly query?: {
                /** @description US dollars for a unique click; the current bid if omitted */
                readonly bid_amount?: number;
                /** @description US dollars a day; the current budget if omitted */
                readonly daily_budget?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The forecast. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["BiddingForecast"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bidding, and its domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Bidding"];
                        readonly domain: components["schemas"]["DomainWithBidding"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BiddingChanges"];
            };
        };
        readonly responses: {
            /** @description The bidding, and its domain. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Bidding"];
                        readonly domain: components["schemas"]["DomainWithBidding"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.history": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of changes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["BidHistory"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.pacing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pacing. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PacingStats"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "bidding.hourly": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The hours, and in `meta` the day that they belong to. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["HourlyDistribution"][];
                        readonly meta: components["schemas"]["BiddingDay"];
                    };
                };
            };
        };
    };
    readonly "clients.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only clients in this status */
                readonly status?: components["schemas"]["ClientStatus"];
                /** @description Only those in this country: ISO 3166-1, in capitals */
                readonly country?: components["parameters"]["CountryFilter"];
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description What the list is sorted by */
                readonly sort?: components["schemas"]["ClientSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of clients. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Client"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "clients.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientForm"];
            };
        };
        readonly responses: {
            /** @description The client was created and the link is on its way. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Only the clients with these numbers (`client_id`) */
                readonly ids?: readonly number[];
                /** @description Without the clients with these numbers */
                readonly except?: readonly number[];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only clients in this status */
                readonly status?: components["schemas"]["ClientStatus"];
                /** @description Only those in this country: ISO 3166-1, in capitals */
                readonly country?: components["parameters"]["CountryFilter"];
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
                /** @description What the list is sorted by */
                readonly sort?: components["schemas"]["ClientSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, clients.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "clients.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientChanges"];
            };
        };
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.cancelEmail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientDecisions"];
            };
        };
        readonly responses: {
            /** @description A result for each decision, in the order sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ClientDecisionResult"][];
                    };
                };
            };
        };
    };
    readonly "clients.activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientSuspension"];
            };
        };
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.removeFactors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "clients.resendSetup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The link is on its way. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Client"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "clients.listDomains": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["parameters"]["DomainStatusFilter"];
                /** @description What the list is sorted by */
                readonly sort?: "created_at" | "domain_name" | "status";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: components["parameters"]["ClientNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DomainPage"];
        };
    };
    readonly "admin.dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dashboard. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AdminDashboard"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "admin.work": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What waits. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AdminWork"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "admin.analytics": {
        readonly parameters: {
            readonly query?: {
                /** @description First day, in the account's timezone */
                readonly from?: components["parameters"]["AnalyticsFrom"];
                /** @description Last day, included */
                readonly to?: components["parameters"]["AnalyticsTo"];
                /** @description What the rows are */
                readonly group_by?: "hour" | "day" | "domain" | "feed" | "country" | "client";
                /**
                 * @description Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic
                 *     without a feed is omitted if either is a feed
                 */
                readonly split_by?: components["parameters"]["AnalyticsSplitting"];
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Only traffic of this domain */
                readonly domain_id?: components["parameters"]["AnalyticsDomain"];
                /** @description Only traffic of this feed */
                readonly feed_id?: components["parameters"]["AnalyticsFeed"];
                /** @description Only traffic from this country, an ISO 3166-1 code */
                readonly country?: components["parameters"]["AnalyticsCountry"];
                /** @description How it is answered */
                readonly format?: components["parameters"]["AnalyticsFormat"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AnalyticsReply"];
        };
    };
    readonly "users.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description What the list is sorted by */
                readonly sort?: "full_name" | "username" | "last_login_at" | "created_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of administrators. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["AdminUser"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "users.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdminUserForm"];
            };
        };
        readonly responses: {
            /** @description The administrator. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AdminUser"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "users.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description What the list is sorted by */
                readonly sort?: "full_name" | "username" | "last_login_at" | "created_at";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, administrators.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "users.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The administrator. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AdminUser"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "users.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdminUserChanges"];
            };
        };
        readonly responses: {
            /** @description The administrator. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AdminUser"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "users.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "users.cancelEmail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The administrator. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["AdminUser"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "users.removeFactors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "pages.view": {
        readonly parameters: {
            readonly query?: {
                /** @description Name of the approved domain whose values are filled in */
                readonly domain?: string;
                /** @description The time or any other value, to bypass caches */
                readonly t?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Slug of the page */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedPage"];
                };
            };
            /** @description The page has another slug now. */
            readonly 301: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /** @description Address of the page, with the query of the request */
                    readonly Location: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "pages.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description What the list is sorted by */
                readonly sort_by?: "updated_at" | "created_at" | "title" | "status";
                /** @description Direction of the sorting */
                readonly sort_order?: "asc" | "desc";
                /** @description Only pages in this status */
                readonly status?: components["schemas"]["SitePageStatus"];
                /** @description Only pages of this type */
                readonly page_type?: components["schemas"]["SitePageType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of pages. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["SitePageSummary"][];
                        readonly last_page: number;
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "pages.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SitePageForm"];
            };
        };
        readonly responses: {
            /** @description The page. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SitePage"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "pages.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description What the list is sorted by */
                readonly sort_by?: "updated_at" | "created_at" | "title" | "status";
                /** @description Direction of the sorting */
                readonly sort_order?: "asc" | "desc";
                /** @description Only pages in this status */
                readonly status?: components["schemas"]["SitePageStatus"];
                /** @description Only pages of this type */
                readonly page_type?: components["schemas"]["SitePageType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, pages.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "pages.preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SitePageDraft"];
            };
        };
        readonly responses: {
            /** @description The content to show. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PreviewedContent"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "pages.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SitePage"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "pages.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SitePageChanges"];
            };
        };
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SitePage"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "pages.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "pages.listRevisions": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of revisions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["SitePageRevisionSummary"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "pages.showRevision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the revision */
                readonly revision: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revision. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SitePageRevision"];
                    };
                };
            };
        };
    };
    readonly "pages.restoreRevision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
                /** @description Number of the revision */
                readonly revision: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SitePage"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "pictures.show": {
        readonly parameters: {
            readonly query: {
                /** @description Address of the picture */
                readonly url: string;
                /** @description Answers with an empty picture instead of 404, for lists in which a missing picture is no fault */
                readonly placeholder?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    /** @description private, and how long the browser may keep it */
                    readonly "Cache-Control": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": FileContent;
                    readonly "image/jpeg": FileContent;
                    readonly "image/gif": FileContent;
                    readonly "image/webp": FileContent;
                    readonly "image/avif": FileContent;
                };
            };
        };
    };
    readonly "variables.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The variables. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["PageVariable"][];
                    };
                };
            };
        };
    };
    readonly "variables.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageVariableForm"];
            };
        };
        readonly responses: {
            /** @description The variable. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PageVariable"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "variables.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The variable as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PageVariable"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "variables.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageVariableChanges"];
            };
        };
        readonly responses: {
            /** @description The variable as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PageVariable"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "variables.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "variables.showValues": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of values. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["PageVariableValue"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "variables.saveValues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageVariableValuesForm"];
            };
        };
        readonly responses: {
            /** @description The values that were set. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["PageVariableValue"][];
                    };
                };
            };
        };
    };
    readonly "system.health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It answers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Health"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It answers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Liveness"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.doctor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was found, the worst first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Finding"][];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The status. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SystemStatus"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.schedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lines. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly string[];
                    };
                };
            };
        };
    };
    readonly "system.queueStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The queues. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["QueueStatus"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.failedJobs": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only the job with this number */
                readonly id?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of failed jobs. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["FailedJob"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "system.retryAllJobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description They were queued. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["RetriedJobs"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "system.retryJob": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "system.forgetJob": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "system.diskSpace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file systems. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["DiskEntry"][];
                    };
                };
            };
        };
    };
    readonly "system.feedStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["FeedStatusFigures"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.cacheInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["CacheInfo"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "system.applicationLog": {
        readonly parameters: {
            readonly query?: {
                /** @description Entries at most */
                readonly limit?: number;
                /** @description Only entries of this level */
                readonly level?: components["schemas"]["LogLevel"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["LogEntry"][];
                    };
                };
            };
        };
    };
    readonly "system.errorLog": {
        readonly parameters: {
            readonly query?: {
                /** @description Entries at most */
                readonly limit?: number;
                /** @description Only entries of this level */
                readonly level?: components["schemas"]["LogLevel"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["LogEntry"][];
                    };
                };
            };
        };
    };
    readonly "system.schedulerLog": {
        readonly parameters: {
            readonly query?: {
                /** @description Entries at most */
                readonly limit?: number;
                /** @description Only entries of this level */
                readonly level?: components["schemas"]["LogLevel"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["LogEntry"][];
                    };
                };
            };
        };
    };
    readonly "system.cronJobs": {
        readonly parameters: {
            readonly query?: {
                /** @description Tasks at most */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tasks. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["CronJob"][];
                    };
                };
            };
        };
    };
    readonly "system.runCronJob": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It was done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["OperationResult"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "system.clearOptimizations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperationOrder"];
            };
        };
        readonly responses: {
            /** @description It was done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["OperationResult"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "system.runSchedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperationOrder"];
            };
        };
        readonly responses: {
            /** @description It was done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["OperationResult"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "system.restartQueues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperationOrder"];
            };
        };
        readonly responses: {
            /** @description It was done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["OperationResult"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "system.clearCache": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CacheClearOrder"];
            };
        };
        readonly responses: {
            /** @description It was done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["OperationResult"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "system.optimize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperationOrder"];
            };
        };
        readonly responses: {
            /** @description It was done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["OperationResult"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "geo.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rules. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["GeoRules"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "geo.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GeoRuleForm"];
            };
        };
        readonly responses: {
            /** @description The rule. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["GeoRule"];
                        readonly message: string;
                    };
                };
            };
        };
    };
    readonly "geo.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rule as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["GeoRule"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "geo.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GeoRuleChanges"];
            };
        };
        readonly responses: {
            /** @description The rule as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["GeoRule"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "geo.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "geo.toggle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rule as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["GeoRule"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "geo.clearCache": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "notifications.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Only read or only unread ones */
                readonly is_read?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of notifications. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Notification"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "notifications.unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many are unread. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["UnreadCount"];
                    };
                };
            };
        };
    };
    readonly "notifications.readAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        readonly responses: {
            /** @description How many are unread. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["UnreadCount"];
                    };
                };
            };
        };
    };
    readonly "notifications.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many are unread. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["UnreadCount"];
                    };
                };
            };
        };
    };
    readonly "views.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The views. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["SavedView"][];
                    };
                };
            };
        };
    };
    readonly "views.save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavedViewForm"];
            };
        };
        readonly responses: {
            /** @description The view. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["SavedView"];
                    };
                };
            };
        };
    };
    readonly "views.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the object */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
        };
    };
    readonly "notes.list": {
        readonly parameters: {
            readonly query: {
                /** @description What the notes are about */
                readonly subject_type: components["schemas"]["NoteSubject"];
                /** @description The number of the record */
                readonly subject_id: number;
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of notes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Note"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "notes.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call return the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteForm"];
            };
        };
        readonly responses: {
            /** @description The note. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Note"];
                    };
                };
            };
        };
    };
    readonly "live.changes": {
        readonly parameters: {
            readonly query?: {
                /** @description The `id` of the last event that was received; without it, only what happens from now on is told */
                readonly after?: string;
                /** @description Keeps the reply open for what happens next */
                readonly follow?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What happened. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    /** @description no, so that a proxy passes on each event as it comes */
                    readonly "X-Accel-Buffering": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": FileContent;
                };
            };
        };
    };
    readonly "live.looking": {
        readonly parameters: {
            readonly query: {
                /** @description The kind of the records */
                readonly kind: components["schemas"]["LookedAtKind"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Looking"];
        };
    };
    readonly "live.look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LookingForm"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Looking"];
        };
    };
    readonly "audit.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only this action, such as domains.approve */
                readonly action?: string;
                /** @description Only what this username did */
                readonly actor?: string;
                /** @description Only what was done to this kind, such as domain */
                readonly subject_type?: string;
                /** @description Only what was done to the object with this number */
                readonly subject_id?: number;
                /** @description Only what this request did */
                readonly request_id?: string;
                /** @description Only from this time on */
                readonly from?: components["schemas"]["Timestamp"];
                /** @description Only before this time */
                readonly to?: components["schemas"]["Timestamp"];
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["AuditEntry"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "audit.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only this action, such as domains.approve */
                readonly action?: string;
                /** @description Only what this username did */
                readonly actor?: string;
                /** @description Only what was done to this kind, such as domain */
                readonly subject_type?: string;
                /** @description Only what was done to the object with this number */
                readonly subject_id?: number;
                /** @description Only what this request did */
                readonly request_id?: string;
                /** @description Only from this time on */
                readonly from?: components["schemas"]["Timestamp"];
                /** @description Only before this time */
                readonly to?: components["schemas"]["Timestamp"];
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, audit.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "outbox.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows per page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only the email with this number */
                readonly id?: number;
                /** @description Only email to this address */
                readonly recipient?: string;
                /** @description Only email with this status */
                readonly delivery_status?: components["schemas"]["DeliveryStatus"];
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of email. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["OutboxMail"][];
                        readonly meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    readonly "outbox.export": {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only the email with this number */
                readonly id?: number;
                /** @description Only email to this address */
                readonly recipient?: string;
                /** @description Only email with this status */
                readonly delivery_status?: components["schemas"]["DeliveryStatus"];
                /** @description Only what was added from this time on */
                readonly from?: components["parameters"]["FromFilter"];
                /** @description Only what was added before this time */
                readonly to?: components["parameters"]["ToFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, outbox.csv. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
        };
    };
    readonly "settings.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PlatformSettings"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "settings.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlatformSettingsChanges"];
            };
        };
        readonly responses: {
            /** @description The settings as they are now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["PlatformSettings"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "settings.showReasons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The reasons. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["RejectionReasons"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
    readonly "settings.updateReasons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what was read: refused with 412 if someone has changed it since. Without it, the last one to save wins */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RejectionReasonsChanges"];
            };
        };
        readonly responses: {
            /** @description The reasons as they are now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["RejectionReasons"];
                        readonly message?: string;
                    };
                };
            };
        };
    };
}
