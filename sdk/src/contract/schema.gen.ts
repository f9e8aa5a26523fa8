// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { FileContent, FileSource } from "./file-source.ts";
export interface paths {
    readonly "/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Applies for access to the platform.
         * @description Answers 201 and the number of the application; the team reviews it within 24 to 48 hours. The text fields are
         *     trimmed. An address that has a pending or approved application is refused with 422 on `email`.
         */
        readonly post: operations["registrations.submit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists applications, the newest first.
         * @description `search` looks at company, email, name and application number.
         */
        readonly get: operations["registrations.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Downloads applications as CSV that is safe to open in a spreadsheet.
         * @description With `ids` exactly those, otherwise all that `search` and `status` leave but `except`, without a limit. A value
         *     that a spreadsheet would take for a formula is defused.
         */
        readonly get: operations["registrations.export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows one application. */
        readonly get: operations["registrations.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approves a pending application.
         * @description In one step: the status, the client's account, the setup link, its mail and the audit entry. Only a pending
         *     application can be decided; afterwards 409 names who decided, and when.
         */
        readonly post: operations["registrations.approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rejects a pending application, with a reason that the applicant is sent. */
        readonly post: operations["registrations.reject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/{id}/assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a pending application to an administrator to look at, or back to everybody. */
        readonly post: operations["registrations.assign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/{id}/duplicates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists applications and clients that share the email, phone, website or licence. */
        readonly get: operations["registrations.duplicates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/registrations/{id}/business-license": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Downloads the licence as a PDF named after the company.
         * @description A PNG or JPG is put on one page of a PDF; `original=1` gives the file as it was sent. Without a licence: 404
         *     'Business license file not found'.
         */
        readonly get: operations["registrations.businessLicense"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/admin/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs an administrator in by username or email.
         * @description After 10 failures for one name and address within 15 minutes: 429. A name that is unknown, or a client's, is
         *     refused in the same words and the same time as a wrong password. The unified login tries this call first.
         */
        readonly post: operations["auth.adminLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/client/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs a client in by username or email.
         * @description The limit of failures is one for both sign-in calls.
         */
        readonly post: operations["auth.clientLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends the session. Ending it twice is no error.
         * @description Takes the bearer token of the session, expired or not; without one there is nothing to end.
         */
        readonly post: operations["auth.logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Says who is signed in, and what they may do. */
        readonly get: operations["auth.me"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the account of whoever is signed in. */
        readonly get: operations["auth.profile"];
        /**
         * Changes the account of whoever is signed in.
         * @description A change of timezone takes effect at the next midnight of the present one.
         */
        readonly put: operations["auth.updateProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchanges the session's token for a new one, within 14 days of the sign-in.
         * @description Takes the bearer token, expired or not. The old token works for another 30 seconds, so that a second tab does not
         *     fail; used after that, the session is ended everywhere.
         */
        readonly post: operations["auth.refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Changes the password and ends every other session and token. */
        readonly put: operations["auth.changePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password/forgot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mails a link for choosing a new password.
         * @description The reply is the same whether the account exists or not.
         */
        readonly post: operations["auth.forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets a new password with the token of a mailed link. */
        readonly post: operations["auth.resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the sessions of whoever is signed in, the latest used first. */
        readonly get: operations["auth.listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Ends one session of whoever is signed in. */
        readonly delete: operations["auth.revokeSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the API tokens of whoever is signed in, the newest first. */
        readonly get: operations["tokens.list"];
        readonly put?: never;
        /**
         * Creates an API token. It is shown this once.
         * @description A token has the rights of whoever creates it, limited to its scopes. A token cannot create tokens.
         */
        readonly post: operations["tokens.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revokes an API token of whoever is signed in. */
        readonly delete: operations["tokens.revoke"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/api-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the API tokens of everyone. */
        readonly get: operations["tokens.listAll"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/api-tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revokes anybody's API token. */
        readonly delete: operations["tokens.revokeAny"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/setup/validate-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Says for whom a setup link is, and until when.
         * @description A link is valid for 7 days and once. Refusals: 404 'Invalid setup token', 410 'This setup link has expired.' and
         *     410 'This setup link has already been used.'
         */
        readonly post: operations["setup.validateToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/setup/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets username and password with the token of a setup link.
         * @description The client is active from then on, and the link is used up.
         */
        readonly post: operations["setup.createAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists domains with their bidding and pacing, of the client or for administrators of all clients.
         * @description The newest first. `search` looks at the name, for administrators also at company, contact and email. Deleted
         *     domains are not listed.
         */
        readonly get: operations["domains.list"];
        readonly put?: never;
        /**
         * Adds a domain, which an administrator then reviews.
         * @description The name is normalised: case, `www.`, a trailing dot and international spelling. A name that the client has
         *     already, pending or approved, is refused with 422 on `domain_name`; a rejected or deleted one can be added again.
         */
        readonly post: operations["domains.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/approved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the approved domains, which are those that take feeds, by name. */
        readonly get: operations["domains.listApproved"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a pending domain.
         * @description Approved and rejected domains cannot be changed; 409 names who decided, and when.
         */
        readonly put: operations["domains.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deletes a domain of the client, in whatever status.
         * @description Its feeds are paused and its bidding stops at once; what was charged stays in the ledger.
         */
        readonly post: operations["domains.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/domains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the domains of all clients, with other clients' domains of the same name.
         * @description The newest first. `search` looks at name, company, contact and email.
         */
        readonly get: operations["domains.listForReview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/domains/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts the domains by status. */
        readonly get: operations["domains.reviewStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/domains/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approves a pending domain, with notes where there is something to say.
         * @description Only a pending domain can be decided; afterwards 409 names who decided, and when.
         */
        readonly post: operations["domains.approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/domains/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rejects a pending domain, with a reason that the client sees.
         * @description Only a pending domain can be decided; afterwards 409 names who decided, and when.
         */
        readonly post: operations["domains.reject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/domains/{id}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deletes a domain of any client, in whatever status.
         * @description Its feeds are paused and its bidding stops at once; what was charged stays in the ledger.
         */
        readonly post: operations["domains.removeAsAdmin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}/bidding": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows the bid, the budget and the spend of today of a domain, and the domain itself.
         * @description A domain that is not approved has a bidding of zeros, paused; `domain.status` tells. Another client's domain is
         *     refused with 403.
         */
        readonly get: operations["bidding.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}/bidding/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Changes the bid, the daily budget, or whether bidding is enabled.
         * @description Takes `cpm_unique_click_bid`, `daily_budget`, `bidding_status` as well as `bid_amount`, `daily_budget`,
         *     `is_active`; where both names of a field are sent they must agree. Administrators have to give `change_reason`.
         *     A change of bid or budget is one entry of the history, a toggle alone goes to the audit only, and no change at
         *     all answers 200 without an entry. With `version` the change is made only if nobody changed the bidding since;
         *     otherwise 409, with what stands in `current`. A domain that is not approved: 409.
         */
        readonly post: operations["bidding.update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}/bid-history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the changes of bid and budget of a domain, the latest first.
         * @description The page with its counts is in `data`, its rows in `data.data`. 10 rows a page unless `per_page` says otherwise.
         */
        readonly get: operations["bidding.history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}/pacing-stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Says how the spending of a domain keeps to the plan of the day. */
        readonly get: operations["bidding.pacing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domains/{id}/hourly-distribution": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists clicks and spend of a domain by hour of the present day.
         * @description All hours of the domain's day in their order: 24, on the days of a clock change 23 or 25. Together they are the
         *     totals of today exactly. Hours to come have no clicks, but a planned spend.
         */
        readonly get: operations["bidding.hourly"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bidding/realtime-allocations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the shares of the traffic of the present minute, the largest first.
         * @description Clients see the rows of their own domains only. The shares of the whole market are 100 together, or all 0.
         */
        readonly get: operations["bidding.realtimeAllocations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bidding/market-pacing-overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sums up the pacing of the active domains of the market.
         * @description Clients get totals only. While fewer than three other clients are in the market its totals would tell what a
         *     competitor spends; then clients get the figures of their own domains, with `scope: own`.
         */
        readonly get: operations["bidding.marketPacing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bidding/pacing-alerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the domains whose bidding is active but not on track, the most urgent first.
         * @description `critical`: the budget is spent, or it cannot serve. `warning`: behind. `info`: ahead. Clients see their own
         *     domains only.
         */
        readonly get: operations["bidding.pacingAlerts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bidding/allocations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows how the traffic of the coming minute is shared, what each domain asked for, and why.
         * @description Clients see the rows of their own domains, and of the market only the total that was asked for. The largest
         *     shares first, at most 1,000.
         */
        readonly get: operations["bidding.allocations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bidding/system-health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Says whether bidding works: its jobs, how far traffic is advanced, and whether the ledger adds up. */
        readonly get: operations["bidding.systemHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/bidding/domains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists domains of all clients with bidding, pacing and share of the traffic.
         * @description Those that spend most today first. `search` looks at name and company.
         */
        readonly get: operations["bidding.listDomains"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/{id}/bidding-overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Sums up the bidding of a client, with its domains and latest changes. */
        readonly get: operations["bidding.clientOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists clients, the newest first unless `sort` says otherwise.
         * @description `search` looks at company, contact, email, username and phone.
         */
        readonly get: operations["clients.list"];
        readonly put?: never;
        /**
         * Creates a client and mails the link to set the account up.
         * @description The client is pending until the account is set up. An email that any account has, or a pending application, is
         *     refused with 422 on `email`.
         */
        readonly post: operations["clients.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Downloads clients as CSV that is safe to open in a spreadsheet.
         * @description With `ids` exactly those, otherwise all that `search` and `status` leave but `except`, without a limit. A value
         *     that a spreadsheet would take for a formula is defused.
         */
        readonly get: operations["clients.export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows one client. */
        readonly get: operations["clients.show"];
        /**
         * Changes a client.
         * @description A new timezone applies from the next midnight of the present one. `is_active: false` makes a client inactive:
         *     sessions and tokens end, bidding stops and feeds are hidden, as with a suspension but without a mail.
         */
        readonly put: operations["clients.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/{id}/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes a suspended or inactive client active again.
         * @description 409 for a client that is active already, or that has not set the account up yet.
         */
        readonly post: operations["clients.activate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/{id}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suspends a client.
         * @description Sessions and tokens end at once, bidding stops, feeds are hidden, the data stays, and the client is sent a mail.
         *     409 names since when for a client that is suspended already.
         */
        readonly post: operations["clients.suspend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/{id}/resend-setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mails a new link to set the account up; older ones end.
         * @description 409 when the account is set up already.
         */
        readonly post: operations["clients.resendSetup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/clients/{id}/domains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the domains of a client with their bidding and pacing, the newest first. */
        readonly get: operations["clients.listDomains"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Gives the figures of the platform and what happened last. */
        readonly get: operations["admin.dashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/analytics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sums up views, clicks and spend of all clients.
         * @description From the ledger, by day unless `group_by` says otherwise, over the last 30 days unless `from` and `to` say
         *     otherwise; at most 366 days, by hour at most 31. Days are those of the account's timezone. `format=csv` gives all
         *     rows as CSV that is safe to open in a spreadsheet.
         */
        readonly get: operations["admin.analytics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/analytics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sums up views, clicks and spend of the client.
         * @description From the ledger, by day unless `group_by` says otherwise, over the last 30 days unless `from` and `to` say
         *     otherwise; at most 366 days, by hour at most 31. Days are those of the account's timezone. `format=csv` gives all
         *     rows as CSV that is safe to open in a spreadsheet.
         */
        readonly get: operations["client.analytics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feeds/analytics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sums up views, clicks and spend by feed, of the client or for administrators of all clients.
         * @description As the other analytics, but by feed unless `group_by` says otherwise; traffic without a feed is left out.
         */
        readonly get: operations["feeds.analytics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the administrators, by name.
         * @description `search` looks at username, name and email.
         */
        readonly get: operations["users.list"];
        readonly put?: never;
        /** Creates an administrator and mails a link to choose a password. */
        readonly post: operations["users.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes an administrator's name, email or rights.
         * @description The last active super admin can neither be deactivated nor made an ordinary administrator; 409.
         */
        readonly put: operations["users.update"];
        readonly post?: never;
        /**
         * Removes an administrator; sessions and tokens end at once.
         * @description What the administrator decided stays in the audit. The last active super admin cannot be removed; 409.
         */
        readonly delete: operations["users.remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows a client's feed counts and latest feeds. */
        readonly get: operations["client.dashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the client's feeds, the newest first.
         * @description `search` looks at name and URL.
         */
        readonly get: operations["clientFeeds.list"];
        readonly put?: never;
        /**
         * Adds a feed with its file, or one that is fetched from a URL.
         * @description Answers 201 when every required field has a column of its own name or label, and 200 with an analysis when the
         *     columns have to be mapped. A URL is fetched by a job. Only approved domains take feeds. A new feed is reviewed
         *     within 24 to 48 hours.
         */
        readonly post: operations["clientFeeds.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/process-mapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends the mapping of an upload's columns, and starts the import.
         * @description Sending it twice imports once. Refusals: 410 when the upload is no longer kept (24 hours), 422 for an unknown
         *     field, a field that two columns fill, or with 'Please map these required fields: ...' on `mapping`.
         */
        readonly post: operations["clientFeeds.processMapping"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Checks a file without importing it. */
        readonly post: operations["clientFeeds.validate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows one feed of the client. */
        readonly get: operations["clientFeeds.show"];
        /**
         * Changes a feed of the client, or gives it a new file.
         * @description A new file answers as an upload does: the import runs, or the columns have to be mapped first. Pausing and
         *     resuming an approved feed is `is_active`. 409 when the feed's domain is no longer approved.
         */
        readonly put: operations["clientFeeds.update"];
        readonly post?: never;
        /** Deletes a feed of the client with its items. */
        readonly delete: operations["clientFeeds.remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the items of a feed, by external id. */
        readonly get: operations["clientFeeds.listItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the imports of a feed, the newest first. */
        readonly get: operations["clientFeeds.listImports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/imports/{import_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows an import with its progress and counts. */
        readonly get: operations["clientFeeds.showImport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/imports/{import_id}/errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what was refused or noticed in an import, by line.
         * @description At most the first 1,000 are kept; the counts of the import have them all. `format=csv` gives all kept ones as CSV
         *     that is safe to open in a spreadsheet.
         */
        readonly get: operations["clientFeeds.importErrors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/imports/{import_id}/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accepts an import that was put on hold, and brings its rows in. */
        readonly post: operations["clientFeeds.acceptImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/imports/{import_id}/drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Drops an import that was put on hold. The items stay as they are. */
        readonly post: operations["clientFeeds.dropImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/imports/{import_id}/rollback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes the last import back: the items are as they were before it. */
        readonly post: operations["clientFeeds.rollbackImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/mapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the column mapping that is kept with a feed. */
        readonly get: operations["clientFeeds.showMapping"];
        /** Keeps a column mapping with a feed, for its next file. */
        readonly put: operations["clientFeeds.saveMapping"];
        readonly post?: never;
        /** Forgets the column mapping of a feed. */
        readonly delete: operations["clientFeeds.removeMapping"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/client/feeds/{id}/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Fetches a URL feed now.
         * @description 409 for a feed that came as a file, and while an import of it runs.
         */
        readonly post: operations["clientFeeds.refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the feeds of all clients, the newest first.
         * @description `search` looks at name, URL and company.
         */
        readonly get: operations["adminFeeds.list"];
        readonly put?: never;
        /** Adds a feed for a client, with its file or from a URL. */
        readonly post: operations["adminFeeds.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts the feeds of all clients by activity and by review. */
        readonly get: operations["adminFeeds.stats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds a feed for a client with its file. */
        readonly post: operations["adminFeeds.upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/url": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds a feed for a client that is fetched from a URL. */
        readonly post: operations["adminFeeds.createFromUrl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/process-mapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends the mapping of an upload's columns, and starts the import.
         * @description Sending it twice imports once. Refusals: 410 when the upload is no longer kept (24 hours), 422 for an unknown
         *     field, a field that two columns fill, or with 'Please map these required fields: ...' on `mapping`.
         */
        readonly post: operations["adminFeeds.processMapping"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approves a pending feed, and switches it on.
         * @description 409 when it was decided already, and when its domain is no longer approved.
         */
        readonly post: operations["adminFeeds.approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rejects a pending feed with a reason, and switches it off. */
        readonly post: operations["adminFeeds.reject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows one feed of any client. */
        readonly get: operations["adminFeeds.show"];
        /**
         * Changes a feed of any client, or gives it a new file.
         * @description A new file answers as an upload does: the import runs, or the columns have to be mapped first. Pausing and
         *     resuming an approved feed is `is_active`. 409 when the feed's domain is no longer approved.
         */
        readonly put: operations["adminFeeds.update"];
        readonly post?: never;
        /** Deletes a feed of any client with its items. */
        readonly delete: operations["adminFeeds.remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the items of a feed, by external id. */
        readonly get: operations["adminFeeds.listItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the imports of a feed, the newest first. */
        readonly get: operations["adminFeeds.listImports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/imports/{import_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows an import with its progress and counts. */
        readonly get: operations["adminFeeds.showImport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/imports/{import_id}/errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what was refused or noticed in an import, by line.
         * @description At most the first 1,000 are kept; the counts of the import have them all. `format=csv` gives all kept ones as CSV
         *     that is safe to open in a spreadsheet.
         */
        readonly get: operations["adminFeeds.importErrors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/imports/{import_id}/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accepts an import that was put on hold, and brings its rows in. */
        readonly post: operations["adminFeeds.acceptImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/imports/{import_id}/drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Drops an import that was put on hold. The items stay as they are. */
        readonly post: operations["adminFeeds.dropImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/imports/{import_id}/rollback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes the last import back: the items are as they were before it. */
        readonly post: operations["adminFeeds.rollbackImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/mapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the column mapping that is kept with a feed. */
        readonly get: operations["adminFeeds.showMapping"];
        /** Keeps a column mapping with a feed, for its next file. */
        readonly put: operations["adminFeeds.saveMapping"];
        readonly post?: never;
        /** Forgets the column mapping of a feed. */
        readonly delete: operations["adminFeeds.removeMapping"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feeds/{id}/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Fetches a URL feed now.
         * @description 409 for a feed that came as a file, and while an import of it runs.
         */
        readonly post: operations["adminFeeds.refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists feeds, of the client or for administrators of all clients. */
        readonly get: operations["feeds.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feed-review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the feeds that wait for review, the oldest first. */
        readonly get: operations["feedReview.list"];
        /**
         * Approves or rejects a feed of the queue.
         * @description The same rule and the same audit entry as approving or rejecting the feed itself.
         */
        readonly put: operations["feedReview.resolve"];
        /** Gives a feed of the queue to an administrator, or back to everybody. */
        readonly post: operations["feedReview.assign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/feed-review/assignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the entries of the queue that are assigned. */
        readonly get: operations["feedReview.assignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pages/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows a page with its variables filled in, as the gallery sites show it.
         * @description Answers the bare page, without an envelope. Each `{variable}` becomes the domain's value, else the default,
         *     HTML-escaped; unknown ones, and those without any value, stay visible. Without `domain` the defaults stand. Only a
         *     page that is published and active is there for everybody; administrators see every page, and its status. A session
         *     that has ended counts as none. An old slug answers 301 and the address of the present one.
         */
        readonly get: operations["pages.view"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists pages, the latest updated first.
         * @description `search` looks at title and slug. `last_page` stands beside `data` as well as in `meta`.
         */
        readonly get: operations["pages.list"];
        readonly put?: never;
        /**
         * Creates a page.
         * @description Content is sanitised; the reply has it as it was kept, and the words in curly braces that no variable stands for.
         *     An empty, taken or reserved slug is refused with 422 on `slug`.
         */
        readonly post: operations["pages.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows one page as the editor needs it. */
        readonly get: operations["pages.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/{id}/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Saves a page as a new revision.
         * @description Content is sanitised. With `version` or `updated_at` of an older state the answer is 409, which names who changed
         *     the page and when, and `current` has the version that stands. A slug that was changed goes on answering with a
         *     redirect until another page takes it. Nothing changed: 200 and no new revision.
         */
        readonly post: operations["pages.update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/{id}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes a page with its revisions and redirects. */
        readonly post: operations["pages.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/{id}/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the revisions of a page, the newest first. */
        readonly get: operations["pages.listRevisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/{id}/revisions/{revision}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows one revision with its content, to compare it with another. */
        readonly get: operations["pages.showRevision"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/{id}/revisions/{revision}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Saves an old revision again, as the newest one.
         * @description Where another page has taken the slug of the revision meanwhile, the answer is 409.
         */
        readonly post: operations["pages.restoreRevision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/variables/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the variables of pages, the built-in ones first, then by key. */
        readonly get: operations["variables.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/variables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a variable.
         * @description A key that is taken is refused with 422 on `variable_key`. With 500 variables there the answer is 409.
         */
        readonly post: operations["variables.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/variables/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a variable.
         * @description A built-in variable cannot be changed; the answer is 409.
         */
        readonly put: operations["variables.update"];
        readonly post?: never;
        /**
         * Deletes a variable and its values.
         * @description Pages that use it show it in curly braces from then on. A built-in variable cannot be deleted; the answer is 409.
         */
        readonly delete: operations["variables.remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/pages/variables/{id}/values": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the domains with a value of their own, by name.
         * @description `search` looks at the name of the domain.
         */
        readonly get: operations["variables.showValues"];
        /**
         * Sets or takes back the values of single domains, all of them or none.
         * @description Domains that are not named keep their value. An unknown domain, or one named twice, is refused with 422. Built-in
         *     variables take their values from the domain itself; the answer is 409.
         */
        readonly put: operations["variables.saveValues"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Says whether the platform answers, and which version it is. */
        readonly get: operations["system.health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows health, uptime and memory, as measured. */
        readonly get: operations["system.status"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/schedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the schedule as lines of text. */
        readonly get: operations["system.schedule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/queue-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the queues with their latest and failed jobs. */
        readonly get: operations["system.queueStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/queue/failed-jobs/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Queues a failed job again. */
        readonly post: operations["system.retryJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/queue/failed-jobs/{id}/forget": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a failed job off the list for good. */
        readonly post: operations["system.forgetJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/disk-space": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the space on each file system in use. */
        readonly get: operations["system.diskSpace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/feed-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts feeds by what they are doing. */
        readonly get: operations["system.feedStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/cache-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the groups of the cache. */
        readonly get: operations["system.cacheInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/logs/laravel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows the application log, the newest entry first.
         * @description Of the server process that answers, if there are several. `search` looks at the messages. Secrets and tokens are
         *     never logged.
         */
        readonly get: operations["system.applicationLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/logs/php-errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the uncaught errors, the newest first. */
        readonly get: operations["system.errorLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/logs/scheduler": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the log of the scheduler, the newest entry first. */
        readonly get: operations["system.schedulerLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/cron-jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the tasks of the schedule with their last run, the next due first. */
        readonly get: operations["system.cronJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/cron-jobs/{id}/run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Runs a task of the schedule now.
         * @description A task that is running already answers 409.
         */
        readonly post: operations["system.runCronJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/optimize-clear": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Drops every cache, also the compiled ones.
         * @description An operation that is running already answers 409.
         */
        readonly post: operations["system.clearOptimizations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/schedule-run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Runs the tasks of the schedule that are due. */
        readonly post: operations["system.runSchedule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/queue-restart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lets the workers finish their job and start anew.
         * @description In every process of the platform. A job that has not ended after five seconds is handed back and goes on where it
         *     was. A restart that is going on already answers 409.
         */
        readonly post: operations["system.restartQueues"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/cache-clear": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Drops one group of the cache, or all of them.
         * @description An unknown group is refused with 422 on `group`.
         */
        readonly post: operations["system.clearCache"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/system-optimize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Analyses and vacuums the database and prunes the logs. */
        readonly post: operations["system.optimize"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/geo-blocking/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the geo-blocking rules, grouped as countries and states.
         * @description A state's rule beats its country's; without a rule a place is allowed.
         */
        readonly get: operations["geo.list"];
        readonly put?: never;
        /**
         * Blocks a country or a state.
         * @description The message is 'Successfully added {type}: {name}'. A code that has a rule, or that ISO 3166 does not know, is
         *     refused with 422 on `code`.
         */
        readonly post: operations["geo.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/geo-blocking/rules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a rule.
         * @description Code and type have to fit each other after the change.
         */
        readonly put: operations["geo.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/geo-blocking/rules/{id}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deletes a rule.
         * @description The message is 'Rule deleted successfully'.
         */
        readonly post: operations["geo.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/geo-blocking/rules/{id}/toggle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turns a rule from blocked to allowed, or back. */
        readonly post: operations["geo.toggle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/geo-blocking/cache-clear": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes every server read the rules anew.
         * @description The message is 'Geo-blocking cache cleared successfully'.
         */
        readonly post: operations["geo.clearCache"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists who decided what, the newest first.
         * @description `search` looks at actor, action and subject.
         */
        readonly get: operations["audit.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the mail that the platform wrote, the newest first.
         * @description `search` looks at recipient, subject and text, but never at the tokens of links. Where a mail server is configured,
         *     no token of a link is shown to anyone, whatever became of the mail. Otherwise administrators see the links of clients,
         *     and only super admins who are signed in see those of administrators; `links_hidden` says why one is missing.
         */
        readonly get: operations["outbox.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows the settings of the platform. */
        readonly get: operations["settings.show"];
        /**
         * Changes settings of the platform.
         * @description They apply from the next call on. While `registration_open` is false, applications are refused with 409 'We do not
         *     take applications at present.'
         */
        readonly put: operations["settings.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly SortOrder: "asc" | "desc";
        /**
         * Format: date-time
         * @description UTC, ISO 8601
         */
        readonly Timestamp: string;
        /** @description US dollars, at most two decimals */
        readonly Money: number;
        readonly Error: {
            /** @constant */
            readonly success: false;
            /** @description What was refused and what to do next */
            readonly message: string;
            /** @description The reason in a fixed word for programs */
            readonly code: string;
            /** @description Field, to what is wrong with it; the first message is the one to show */
            readonly errors?: {
                readonly [key: string]: readonly string[];
            };
            /** @description With 409, what stands at present */
            readonly current?: {
                readonly [key: string]: unknown;
            };
            readonly request_id: string;
        };
        readonly PageMeta: {
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly last_page: number;
        };
        readonly DoneReply: {
            /** @constant */
            readonly success: true;
            readonly message?: string;
        };
        /**
         * @description What an API token may do
         * @enum {string}
         */
        readonly Scope: "account:read" | "account:write" | "feeds:read" | "feeds:write" | "feeds:review" | "domains:read" | "domains:write" | "domains:review" | "bids:read" | "bids:write" | "analytics:read" | "registrations:read" | "registrations:review" | "clients:read" | "clients:write" | "pages:read" | "pages:write" | "system:read" | "system:operate" | "geo:read" | "geo:write" | "users:read" | "users:write" | "tokens:read" | "tokens:write" | "audit:read" | "outbox:read" | "settings:read" | "settings:write";
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
            /** @description 7 to 15 digits, with + ( ) - . and spaces between them */
            readonly phone: string;
            readonly company_name: string;
            /** @description Has a dot; https:// is put in front when there is no scheme */
            readonly website: string;
            readonly company_description: string;
            readonly job_title: string;
            readonly expected_traffic: components["schemas"]["ExpectedTraffic"];
            readonly budget_range: components["schemas"]["BudgetRange"];
            /** @description ISO 3166-1 code */
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
            /** @description The notes of the approval, or the reason of the rejection */
            readonly admin_notes: string | null;
            readonly status: components["schemas"]["RegistrationStatus"];
            readonly created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly reviewed_at: string | null;
            /** @description Username of who decided */
            readonly reviewed_by: string | null;
            /** @description Username of the administrator who looks at it */
            readonly assigned_to: string | null;
            /** @description Where the licence can be downloaded below the API base; null without one. Never a path on the server. */
            readonly business_license_path: string | null;
            /** @description The client that came of it */
            readonly client_id: number | null;
        };
        /** @description Another application or account that may be the same applicant */
        readonly RegistrationDuplicate: {
            /** @enum {string} */
            readonly kind: "registration" | "client";
            readonly matched_on: readonly ("email" | "phone" | "website" | "license")[];
            readonly registration_id: number | null;
            readonly application_id: string | null;
            readonly company_name: string;
            readonly email: string;
            readonly status: string;
            readonly created_at: components["schemas"]["Timestamp"];
        };
        readonly RegistrationRejection: {
            /** @description The reason */
            readonly admin_notes: string;
        };
        readonly Credentials: {
            /** @description Username or email */
            readonly username: string;
            readonly password: string;
        };
        /** @enum {string} */
        readonly AccountType: "admin" | "client";
        /** @enum {string} */
        readonly AccountRole: "client" | "admin" | "super_admin";
        /** @description Who is signed in, as the browser keeps it */
        readonly User: {
            readonly id: number;
            readonly type: components["schemas"]["AccountType"];
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
            readonly first_name: string;
            readonly last_name: string;
            readonly phone: string | null;
            readonly job_title: string | null;
            readonly company_name: string | null;
            readonly website: string | null;
            readonly timezone: components["schemas"]["Timezone"];
            /** @description The timezone that applies from the next midnight, when it was changed */
            readonly pending_timezone: string | null;
            readonly notifications: components["schemas"]["NotificationSettings"];
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /** @description Which mails the account gets */
        readonly NotificationSettings: {
            readonly feed_reviewed: boolean;
            readonly feed_failed: boolean;
            readonly domain_reviewed: boolean;
            readonly budget_exhausted: boolean;
        };
        /** @description What is left out stays as it is */
        readonly ProfileForm: {
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly email?: string;
            readonly phone?: string;
            readonly job_title?: string;
            readonly website?: string;
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
        readonly Session: {
            readonly id: number;
            readonly is_current: boolean;
            readonly address: string | null;
            readonly user_agent: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly last_used_at: components["schemas"]["Timestamp"];
            readonly refresh_until: components["schemas"]["Timestamp"];
        };
        readonly ApiToken: {
            readonly id: number;
            readonly name: string;
            readonly scopes: readonly components["schemas"]["Scope"][];
            /** @description The first characters, to tell tokens apart */
            readonly prefix: string;
            /** @description Username of whoever created it */
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
            /** @description Shown this once */
            readonly token: string;
            readonly details: components["schemas"]["ApiToken"];
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
        /** @enum {string} */
        readonly DomainStatus: "pending" | "approved" | "rejected";
        /** @description Whose domain it is */
        readonly DomainClient: {
            readonly full_name: string;
            readonly email: string;
            readonly company_name: string;
        };
        /** @description The same name, registered by another client */
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
            /** @description The notes of the approval, or the reason of the rejection */
            readonly admin_notes: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly reviewed_at: string | null;
            /** @description Username of who decided */
            readonly reviewed_by: string | null;
            readonly client: components["schemas"]["DomainClient"];
            /** @description Feeds that deleting the domain would pause */
            readonly feed_count: number;
            readonly cpm_unique_click_bid: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly bidding_status: components["schemas"]["BiddingStatus"];
            /** @description Null when the domain is not approved */
            readonly bidding: components["schemas"]["BiddingSummary"] | null;
            /** @description Null when the domain is not approved */
            readonly pacing_stats: components["schemas"]["PacingStats"] | null;
            /** @description The same name with other clients, for administrators; null for clients */
            readonly name_conflicts: readonly components["schemas"]["DomainConflict"][] | null;
        };
        /** @description A domain to add, or all that can be changed in a pending one */
        readonly DomainForm: {
            /** @description Without www.; case, www., a trailing dot and international spelling are normalised */
            readonly domain_name: string;
            /** @description Optional; empty or null for none */
            readonly domain_url?: string | null;
            readonly dmca_compliance_url: string;
            /** Format: email */
            readonly content_removal_email: string;
        };
        readonly DomainApproval: {
            readonly admin_notes?: string | null;
        };
        readonly DomainRejection: {
            /** @description The reason, which the client sees */
            readonly admin_notes: string;
        };
        readonly DomainStats: {
            readonly total: number;
            readonly pending: number;
            readonly approved: number;
            readonly rejected: number;
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
         *     paused, also by a suspension of the client; no bid; no budget; a budget below one click; no active and approved
         *     feed with items; the budget is spent; spending runs ahead; behind because others bid more; behind because there
         *     is too little traffic; on track
         * @enum {string}
         */
        readonly PacingReason: "not_approved" | "paused" | "no_bid" | "no_budget" | "budget_below_click" | "no_active_feed" | "exhausted" | "ahead" | "behind_outbid" | "behind_low_traffic" | "on_track";
        /** @description The bidding of a domain, as lists show it */
        readonly BiddingSummary: {
            readonly bid_amount: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly current_spend: components["schemas"]["Money"];
            readonly is_active: boolean;
            /** @description Grows with every change of the bidding */
            readonly version: number;
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
            /** @description Grows with every change; sent back with an update it keeps two people from overwriting each other */
            readonly version: number;
            /** Format: date-time */
            readonly updated_at: string | null;
            /** @description Username of who changed it last */
            readonly updated_by: string | null;
        };
        /** @description What is left out stays as it is. Both names of a field are taken; values that contradict each other are refused. */
        readonly BiddingChanges: {
            /** @description US dollars for a unique click */
            readonly bid_amount?: number;
            /** @description The same as bid_amount */
            readonly cpm_unique_click_bid?: number;
            /** @description US dollars a day; a hard cap */
            readonly daily_budget?: number;
            readonly bidding_status?: components["schemas"]["BiddingStatus"];
            /** @description The same as bidding_status active */
            readonly is_active?: boolean;
            /** @description Optional for clients, who get "Updated by client"; administrators have to give one */
            readonly change_reason?: string;
            /** @description The version that the change is based on; 409 when it is no longer the present one */
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
        /** @description A page of the history, with its counts beside its rows */
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
            /** @description Closeness to the plan times the share of the traffic during which it could serve; 0 when paused or not set up */
            readonly efficiency_score: number;
            /** @description Real hours to the end of the day, 1 decimal */
            readonly hours_remaining: number;
            /**
             * Format: date-time
             * @description When the budget will be spent, or was; null when it lasts through the day
             */
            readonly projected_end_time: string | null;
            readonly recommended_action: string;
            readonly reason_code: components["schemas"]["PacingReason"];
            /** @description With behind_outbid, the bid that would fill the plan */
            readonly suggested_bid: components["schemas"]["Money"] | null;
            /** @description With exhausted, the budget that would last through the day */
            readonly suggested_daily_budget: components["schemas"]["Money"] | null;
            readonly timezone: components["schemas"]["Timezone"];
            readonly day_start: components["schemas"]["Timestamp"];
            readonly day_end: components["schemas"]["Timestamp"];
            readonly calculated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description An hour of the domain's day. On days of 23 or 25 hours one number is missing or comes twice; `starts_at` tells
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
        readonly TrafficAllocation: {
            readonly domain_id: number;
            readonly domain_name: string;
            /** @description Whether it can serve at present */
            readonly is_active: boolean;
            /** @description Share of the traffic, 2 decimals */
            readonly allocation_percentage: number;
            readonly bid_amount: components["schemas"]["Money"];
            readonly daily_budget: components["schemas"]["Money"];
            readonly current_spend: components["schemas"]["Money"];
            /** @description Charged clicks */
            readonly clicks_today: number;
        };
        readonly MarketPacing: {
            /**
             * @description Whether the figures are of the whole market or of the own domains only
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
        /** @description What a domain asks of the coming minute, and what it gets */
        readonly DomainAllocation: {
            readonly domain_id: number;
            readonly domain_name: string;
            readonly client_id: number;
            readonly can_serve: boolean;
            readonly reason_code: components["schemas"]["PacingReason"];
            /** @description Share of the opportunities that the plan needs, 2 decimals */
            readonly requested_percentage: number;
            /** @description 2 decimals; all of the market together are 100 or 0 */
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
            /** @description What all domains of the market ask for together; above 100 the opportunities are shared by bid */
            readonly requested_percentage: number;
            readonly is_oversubscribed: boolean;
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
        /** @description A domain whose traffic has not been brought up to the present */
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
            /**
             * Format: date-time
             * @description Up to when the traffic is simulated
             */
            readonly last_simulation_at: string | null;
            readonly simulation_lag_seconds: number | null;
            readonly active_domains: number;
            readonly servable_domains: number;
            readonly late_domain_count: number;
            /** @description The latest first, at most 100 */
            readonly late_domains: readonly components["schemas"]["LateDomain"][];
            /** @description Domains that spent more today than the highest budget in force; always to be 0 */
            readonly over_budget_domains: number;
            /** @description Domains whose hours do not add up to the total of today; always to be 0 */
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
            /** @description Those that spend most today first, at most 1,000 */
            readonly domains: readonly components["schemas"]["BiddingDomain"][];
            readonly recent_changes: readonly components["schemas"]["BidChange"][];
        };
        /**
         * @description pending: approved, and the account is not set up yet
         * @enum {string}
         */
        readonly ClientStatus: "pending" | "active" | "suspended" | "inactive";
        /** @enum {string} */
        readonly ClientSort: "newest" | "oldest" | "company_asc" | "company_desc" | "revenue_desc" | "revenue_asc";
        /** @description A company with its login. The names that come twice have one source */
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
            readonly status: components["schemas"]["ClientStatus"];
            /** @description The same as status active */
            readonly is_active: boolean;
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
            /** @description The application that it came of */
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
            /** @description 7 to 15 digits, with + ( ) - . and spaces between them */
            readonly phone?: string | null;
            readonly job_title?: string | null;
            /** @description Has a dot; https:// is put in front when there is no scheme */
            readonly website?: string | null;
            /** @description ISO 3166-1 code */
            readonly country?: string | null;
            /** @description Code of the state or province for US and CA, free text elsewhere */
            readonly state?: string | null;
            readonly timezone?: components["schemas"]["Timezone"];
            /** @description Standard when left out */
            readonly subscription_plan?: string;
        };
        /** @description What is left out stays as it is */
        readonly ClientChanges: {
            readonly company_name?: string;
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly email?: string;
            readonly phone?: string | null;
            readonly job_title?: string | null;
            readonly website?: string | null;
            readonly country?: string | null;
            readonly state?: string | null;
            readonly timezone?: components["schemas"]["Timezone"];
            readonly subscription_plan?: string;
            /** @description False makes an active client inactive, true an inactive one active; 409 for pending and suspended ones */
            readonly is_active?: boolean;
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
             * @description Percent, 1 decimal: what came in the last 30 days against the 30 days before them; null without a base. For
             *     pendingFeeds and pendingRegistrations all that were sent in count; for totalRevenue the charged clicks
             */
            readonly changes: {
                readonly totalClients: number | null;
                readonly activeFeeds: number | null;
                readonly pendingFeeds: number | null;
                readonly pendingRegistrations: number | null;
                readonly totalRevenue: number | null;
            };
        };
        /** @enum {string} */
        readonly ActivityType: "registration" | "feed_upload" | "client_login" | "feed_approved";
        readonly Activity: {
            readonly id: string;
            readonly type: components["schemas"]["ActivityType"];
            readonly message: string;
            readonly timestamp: components["schemas"]["Timestamp"];
            /**
             * @description The present status of what it is about; success for a login
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
        readonly AnalyticsFigures: {
            readonly views: number;
            /** @description All clicks */
            readonly clicks: number;
            /** @description The charged ones */
            readonly unique_clicks: number;
            readonly spend: components["schemas"]["Money"];
            /** @description Clicks for 100 views, 2 decimals; 0 without views */
            readonly ctr: number;
            /** @description US dollars for a charged click, 3 decimals; 0 without one */
            readonly cpc: number;
        };
        /** @description One group. What does not describe the group is null */
        readonly AnalyticsRow: {
            /** @description What tells the groups apart: the start of the hour, the day, the number or the code */
            readonly key: string;
            /** @description For people: a name, a day or an hour on the clock of the timezone */
            readonly label: string;
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
            readonly views: number;
            readonly clicks: number;
            readonly unique_clicks: number;
            readonly spend: components["schemas"]["Money"];
            readonly ctr: number;
            readonly cpc: number;
        };
        /**
         * @description As many days right before, with the same filters. While the last day asked for is not over, these days count only up
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
            /** @description Percent from these days to the ones asked for, 1 decimal; null where there was nothing before */
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
            /** @description Groups that there are; the list ends after 1,000, the CSV has all */
            readonly total_rows: number;
            /** @description Hours and days in their order, with those without traffic; other groups by spend, the highest first */
            readonly rows: readonly components["schemas"]["AnalyticsRow"][];
        };
        /** @description An administrator */
        readonly AdminUser: {
            readonly id: number;
            readonly username: string;
            readonly full_name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly email: string;
            readonly is_super_admin: boolean;
            readonly is_active: boolean;
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
            /** @default false */
            readonly is_super_admin?: boolean;
        };
        /** @description What is left out stays as it is */
        readonly AdminUserChanges: {
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly email?: string;
            readonly is_super_admin?: boolean;
            /** @description False ends the sessions and tokens at once */
            readonly is_active?: boolean;
        };
        /**
         * @description What the rows of the feed do: add and update items, or switch items off
         * @enum {string}
         */
        readonly FeedType: "insert_update" | "disabled";
        /**
         * @description rss, json, xml and csv name the format of the source and mean insert_update
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
         * @description As in Go's encoding/csv: a quote may stand in an unquoted field, and a lone quote in a quoted one. A guard takes
         *     quotes that nobody closes literally; 'exact' switches the guard off.
         * @enum {boolean|string}
         */
        readonly LazyQuotes: true | false | "exact";
        /** @enum {string} */
        readonly ImportState: "queued" | "fetching" | "needs_mapping" | "running" | "held" | "done" | "unchanged" | "failed" | "dropped" | "rolled_back";
        /**
         * @description A field of an item that a column can be mapped to
         * @enum {string}
         */
        readonly ItemField: "external_id" | "title" | "thumbnail_url" | "url" | "embed_code" | "embed_url" | "video_url" | "preview_url" | "thumbnails" | "description" | "duration" | "tags" | "categories" | "performers" | "studio" | "published_at" | "expires_at" | "views" | "rating" | "language" | "quality" | "status";
        /**
         * @description How an id is found in another column, for sources without an id
         * @enum {string}
         */
        readonly IdDerivation: "last-number" | "query-id" | "after-embed" | "whole-url";
        /**
         * @description How a value is to be read: a duration in seconds, milliseconds, m:ss, h:mm:ss or ISO 8601; a date as epoch seconds or milliseconds or ISO 8601
         * @enum {string}
         */
        readonly ValueReading: "seconds" | "milliseconds" | "m:ss" | "h:mm:ss" | "iso8601" | "epoch" | "epoch-ms" | "text";
        readonly FieldTarget: {
            readonly field: components["schemas"]["ItemField"];
            readonly derive?: components["schemas"]["IdDerivation"];
            /** @description What stands between the entries of a list */
            readonly split?: string;
            readonly as?: components["schemas"]["ValueReading"];
        };
        /** @description Source column, to the field it fills (its name, or an object with how to read it, or a list of these) */
        readonly ColumnMapping: {
            readonly [key: string]: string | components["schemas"]["FieldTarget"] | readonly components["schemas"]["FieldTarget"][];
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
            /** @description A value of the column */
            readonly sample: string | null;
            readonly derive: string | null;
            readonly split: string | null;
            readonly as: string | null;
        };
        /** @description What was found in a file whose columns have to be mapped */
        readonly MappingAnalysis: {
            readonly upload_id: string;
            readonly expires_at: components["schemas"]["Timestamp"];
            readonly columns: readonly string[];
            /** @description The first five rows, one value per column */
            readonly sample_data: readonly (readonly string[])[];
            readonly available_fields: readonly components["schemas"]["AvailableField"][];
            readonly suggestions: readonly components["schemas"]["MappingSuggestion"][];
            /** @description The mapping that this feed used last, when it fits these columns */
            readonly saved_mapping: components["schemas"]["ColumnMapping"] | null;
            readonly feed_info: {
                readonly feed_type: components["schemas"]["FeedType"];
                readonly feed_name: string;
                readonly file_name: string | null;
                readonly source_format: components["schemas"]["SourceFormat"];
                readonly encoding: string;
                readonly delimiter: string | null;
                /** @description Another delimiter that fits the file better */
                readonly suggested_delimiter: string | null;
                readonly has_header_row: boolean;
                readonly first_row_looks_like_header: boolean;
                readonly record_path: string | null;
                /** @description Every place in the source that could hold the records */
                readonly record_paths: readonly string[];
                /** @description What is worth knowing, for example that another delimiter fits better */
                readonly notes: readonly string[];
            };
        };
        readonly ImportCount: {
            readonly code: string;
            readonly count: number;
            readonly message: string;
        };
        /** @description One run that brings a source's rows into the feed's items */
        readonly Import: {
            readonly id: number;
            readonly feed_id: number;
            readonly state: components["schemas"]["ImportState"];
            /** @description Name of the file, or the URL */
            readonly source_name: string | null;
            readonly size_bytes: number | null;
            readonly progress: {
                readonly bytes_read: number;
                readonly rows_read: number;
                readonly percent: number;
            };
            readonly counts: {
                /** @description Rows of the source without its header */
                readonly rows: number;
                /** @description Distinct ids among the good rows */
                readonly items: number;
                readonly added: number;
                readonly changed: number;
                readonly unchanged: number;
                /** @description Items switched off */
                readonly removed: number;
                /** @description Rows that were refused */
                readonly rejected: number;
                /** @description Rows whose id came again further down; the last one wins */
                readonly repeated: number;
            };
            readonly warnings: readonly components["schemas"]["ImportCount"][];
            readonly errors_by_code: readonly components["schemas"]["ImportCount"][];
            /** @description Why a person has to accept or drop it */
            readonly hold_reason: string | null;
            /** @description Why it failed */
            readonly error: string | null;
            /** @description What to send the mapping for when the state is needs_mapping */
            readonly upload_id: string | null;
            /** @description What was found in a fetched file whose columns have to be mapped. Only where one import is shown, and only in the state needs_mapping */
            readonly analysis?: components["schemas"]["MappingAnalysis"] | null;
            readonly created_by: string | null;
            readonly created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            readonly started_at: string | null;
            /** Format: date-time */
            readonly finished_at: string | null;
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
            /** @description How the value begins */
            readonly value: string | null;
        };
        readonly Feed: {
            readonly id: number;
            readonly feed_name: string;
            readonly feed_description: string | null;
            /** @description The same as feed_description */
            readonly description: string | null;
            /** @description Where it is fetched from, or, for a feed that came as a file, a note */
            readonly feed_url: string | null;
            /** @description True: the platform fetches feed_url, now and at intervals. False: it came as a file */
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
            /** @description Empty: no quoting */
            readonly quote_char: string;
            readonly lazy_quotes: components["schemas"]["LazyQuotes"];
            readonly has_header_row: boolean;
            readonly url_parameters: string | null;
            readonly is_active: boolean;
            readonly review_status: components["schemas"]["ReviewStatus"];
            /** @description The reason of a rejection */
            readonly review_notes: string | null;
            /** Format: date-time */
            readonly reviewed_at: string | null;
            readonly views: number;
            readonly clicks: number;
            /** @description Items that are switched on */
            readonly total_items: number;
            /** @description How often a URL feed is fetched */
            readonly refresh_interval_minutes: number | null;
            /** Format: date-time */
            readonly next_refresh_at: string | null;
            readonly last_error: string | null;
            readonly last_import: components["schemas"]["Import"] | null;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly FeedItem: {
            readonly id: number;
            readonly external_id: string;
            readonly title: string | null;
            readonly thumbnail_url: string | null;
            /** @description With the URL parameters of the feed */
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
            /** @description As the source says it */
            readonly views: number | null;
            readonly rating: number | null;
            readonly language: string | null;
            readonly quality: string | null;
            /** @description As the source says it */
            readonly status: string | null;
            /** @description False: switched off by a removal list, or by its own status */
            readonly is_enabled: boolean;
            /** @description How often it was shown here */
            readonly served_views: number;
            /** @description How often it was clicked on here */
            readonly served_clicks: number;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A feed with its file */
        readonly FeedFileForm: {
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly domain_id: number;
            readonly delimiter?: components["schemas"]["Delimiter"];
            /** @description Empty: no quoting */
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            /** @description Put on the links of the items; a leading ? or & is removed */
            readonly url_parameters?: string;
            /** @description Where the records are in JSON or XML; found when left out */
            readonly record_path?: string;
            /** @description Found when left out */
            readonly encoding?: string;
            /** @description CSV, JSON, XML or TXT, one layer of gzip allowed; judged by its content */
            readonly file: FileSource;
        };
        /** @description A feed that is fetched from a URL */
        readonly FeedUrlForm: {
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            /** Format: uri */
            readonly feed_url: string;
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly url_parameters?: string;
            readonly record_path?: string;
            readonly encoding?: string;
            readonly refresh_interval_minutes?: number | null;
        };
        /**
         * @description A client's feed with its file. client_id, csv_delimiter, feed_name and file are enough: the domain is then the
         *     client's only approved one, the type insert_update, and the category left for the reviewer.
         */
        readonly AdminFeedFileForm: {
            readonly client_id: number;
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            /** @description Where the file comes from; kept as a note */
            readonly feed_url?: string;
            readonly domain_id?: number;
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly csv_delimiter?: components["schemas"]["Delimiter"];
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly url_parameters?: string;
            readonly record_path?: string;
            readonly encoding?: string;
            /** @description CSV, JSON, XML or TXT, one layer of gzip allowed; judged by its content */
            readonly file: FileSource;
        };
        /** @description A client's feed that is fetched from a URL */
        readonly AdminFeedUrlForm: {
            readonly client_id: number;
            readonly feed_name: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            /** Format: uri */
            readonly feed_url: string;
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly url_parameters?: string;
            readonly record_path?: string;
            readonly encoding?: string;
            readonly refresh_interval_minutes?: number | null;
        };
        /**
         * @description What is left out stays as it is. A change of file, URL, domain, category or type sends the feed back to review; a
         *     change of name or description does not.
         */
        readonly FeedChanges: {
            readonly feed_name?: string;
            readonly feed_description?: string;
            readonly category?: components["schemas"]["FeedCategory"];
            /** Format: uri */
            readonly feed_url?: string;
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly domain_id?: number;
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly url_parameters?: string;
            readonly record_path?: string;
            readonly encoding?: string;
            readonly refresh_interval_minutes?: number | null;
            readonly is_active?: boolean;
        };
        /** @description A new file for a feed, with what else changes */
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
            readonly url_parameters?: string;
            readonly record_path?: string;
            readonly encoding?: string;
            /** @description CSV, JSON, XML or TXT, one layer of gzip allowed; judged by its content */
            readonly file: FileSource;
        };
        /** @description A file that is checked and not imported */
        readonly FeedCheckForm: {
            readonly feed_type?: components["schemas"]["FeedTypeInput"];
            readonly delimiter?: components["schemas"]["Delimiter"];
            readonly quote_char?: string;
            readonly lazy_quotes?: components["schemas"]["LazyQuotes"];
            readonly has_header_row?: boolean;
            readonly url_parameters?: string;
            readonly record_path?: string;
            readonly encoding?: string;
            /** @description The column mapping as JSON; the suggested one when left out */
            readonly mapping?: string;
            /** @description CSV, JSON, XML or TXT, one layer of gzip allowed; judged by its content */
            readonly file: FileSource;
        };
        readonly FeedCheck: {
            /** @description False when it would fail or be put on hold */
            readonly is_importable: boolean;
            readonly rows: number;
            readonly accepted: number;
            readonly rejected: number;
            readonly warnings: readonly components["schemas"]["ImportCount"][];
            readonly errors_by_code: readonly components["schemas"]["ImportCount"][];
            readonly errors: readonly components["schemas"]["ImportError"][];
            readonly notes: readonly string[];
        };
        readonly MappingForm: {
            readonly upload_id: string;
            readonly mapping: components["schemas"]["ColumnMapping"];
        };
        readonly SavedMapping: {
            readonly mapping: components["schemas"]["ColumnMapping"];
            readonly columns: readonly string[];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        readonly SavedMappingForm: {
            readonly mapping: components["schemas"]["ColumnMapping"];
        };
        /** @description The columns of the file have to be mapped before it is imported */
        readonly MappingNeeded: {
            /** @constant */
            readonly success: true;
            /** @constant */
            readonly needs_mapping: true;
            readonly data: components["schemas"]["MappingAnalysis"];
            readonly message?: string;
        };
        /** @description The feed stands, and its import runs as a job */
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
            /** @description Active and approved */
            readonly active: number;
            /** @description All others */
            readonly inactive: number;
            readonly pending: number;
            readonly approved: number;
            readonly rejected: number;
            /** @description Pending and assigned */
            readonly in_review: number;
            /** @description Pending for more than 48 hours */
            readonly urgent: number;
        };
        /** @description A feed that waits for its review */
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
        readonly ReviewResolution: {
            /** @constant */
            readonly action: "resolve";
            readonly review_id: number;
            /** @enum {string} */
            readonly resolution: "approved" | "rejected";
            /** @description The reason, which a rejection needs */
            readonly notes?: string;
        };
        readonly ReviewAssignment: {
            /** @constant */
            readonly action: "assign";
            readonly review_id: number;
            /** @description Null: nobody in particular */
            readonly admin_id: number | null;
        };
        readonly FeedRejection: {
            readonly reason: string;
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
            /** @description HTML as it was kept, with variables in curly braces */
            readonly content: string;
            readonly meta_description: string | null;
            readonly meta_keywords: string | null;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly status: components["schemas"]["SitePageStatus"];
            readonly is_active: boolean;
            /** @description Number of the newest revision */
            readonly version: number;
            /** @description Words in curly braces that no variable stands for; they stay visible */
            readonly unknown_variables: readonly string[];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            readonly updater: components["schemas"]["SitePageUpdater"];
        };
        /** @description A page as the editor sends it. Content is sanitised when it is saved. */
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
         * @description The whole page as the editor sends it; of the optional fields, those left out stay as they are. `version` or
         *     `updated_at`, as they were read, make sure that nobody else's change is overwritten.
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
        /**
         * @description A page as the gallery sites show it, with its variables filled in. `status`, `is_active` and `unknown_variables`
         *     are there for administrators only.
         */
        readonly PublishedPage: {
            readonly title: string;
            readonly slug: string;
            /** @description Sanitised HTML */
            readonly content: string;
            readonly meta_description: string | null;
            readonly page_type: components["schemas"]["SitePageType"];
            readonly last_updated: components["schemas"]["Timestamp"];
            readonly status?: components["schemas"]["SitePageStatus"];
            readonly is_active?: boolean;
            /** @description Words in curly braces that no variable stands for; they stay visible */
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
            /** @description What stands in curly braces */
            readonly variable_key: string;
            readonly variable_name: string;
            /** @description Where a domain has no value of its own */
            readonly default_value: string | null;
            readonly description: string | null;
            /**
             * @description Filled in by the platform and not to be changed: domain_name, domain_url, dmca_url, removal_email, company,
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
        /** @description What is left out stays as it is. The key stays, since pages refer to it. */
        readonly PageVariableChanges: {
            readonly variable_name?: string;
            readonly default_value?: string | null;
            readonly description?: string | null;
        };
        /** @description What a variable stands for on one domain */
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
        readonly Health: {
            /**
             * @description degraded: it answers, but something needs an administrator
             * @enum {string}
             */
            readonly status: "ok" | "degraded";
            readonly version: string;
            /** @description Whether applications are taken at present */
            readonly registration_open: boolean;
            /** @description The maintenance notice to show on every screen */
            readonly notice: string | null;
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
            /** @description Bytes that it used at most since the start */
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
            /** @description What lies there */
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
        readonly FailedJob: {
            readonly id: number;
            readonly job_class: string;
            readonly queue: string;
            readonly attempts: number;
            readonly failed_at: components["schemas"]["Timestamp"];
            readonly error: string;
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
            /** @description The newest first */
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
                /** @description As people read it */
                readonly name: string;
                /** @description What clearCache takes */
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
            /** @description ISO 3166-1 for a country and 3166-2 for a state; put into capitals */
            readonly code: string;
            readonly name: string;
            readonly block_reason?: string | null;
        };
        /** @description What is left out stays as it is */
        readonly GeoRuleChanges: {
            readonly type?: components["schemas"]["GeoRuleType"];
            /** @description ISO 3166-1 for a country and 3166-2 for a state; put into capitals */
            readonly code?: string;
            readonly name?: string;
            readonly block_reason?: string | null;
            readonly is_blocked?: boolean;
        };
        readonly AuditEntry: {
            readonly id: number;
            /** @description Username; null for visitors and for the platform itself */
            readonly actor: string | null;
            readonly actor_id: number | null;
            /** @enum {string} */
            readonly role: "visitor" | "client" | "admin" | "super_admin" | "system";
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
         * @description stored: kept in the outbox only, since no mail server is configured
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
             * @description Why the tokens of this mail's links are hidden; null when nothing is. `mail_server`: a mail server is configured,
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
        readonly PlatformSettings: {
            /** @description Where mails tell people to write */
            readonly support_email: string;
            /** @description What mails call the platform */
            readonly public_name: string;
            /** @description The shortest refresh interval that a feed may have */
            readonly feed_refresh_min_minutes: number;
            /** @description An import with more bad rows than this waits for a person */
            readonly hold_bad_rows_percent: number;
            /** @description An import with that many rows fewer than last time waits for a person */
            readonly hold_fewer_rows_percent: number;
            /** @description False: applications are refused */
            readonly registration_open: boolean;
            /** @description Shown on every screen */
            readonly maintenance_notice: string | null;
            readonly log_level: components["schemas"]["LogLevel"];
            /**
             * Format: date-time
             * @description Null while the defaults stand
             */
            readonly updated_at: string | null;
            readonly updated_by: string | null;
        };
        /** @description What is left out stays as it is */
        readonly PlatformSettingsChanges: {
            /** Format: email */
            readonly support_email?: string;
            readonly public_name?: string;
            readonly feed_refresh_min_minutes?: number;
            readonly hold_bad_rows_percent?: number;
            readonly hold_fewer_rows_percent?: number;
            readonly registration_open?: boolean;
            readonly maintenance_notice?: string | null;
            readonly log_level?: components["schemas"]["LogLevel"];
        };
    };
    responses: {
        /** @description The request cannot be read, for example broken JSON or a broken multipart body. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name or the password is wrong. */
        readonly InvalidCredentials: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account is suspended. */
        readonly Suspended: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such object, or it belongs to somebody else. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The present state does not allow it. The message names what stands, and since when. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was there, and has expired or been used up. */
        readonly Gone: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the file is larger than what is taken. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has a type, or the file a content, that is not taken here. */
        readonly WrongType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Single fields are refused. `errors` has the messages of each. */
        readonly Invalid: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls. `Retry-After` says when to try again. */
        readonly TooMany: {
            headers: {
                /** @description Seconds to wait */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Anything else that went wrong, for example an error of the server or a call that is not built yet (501). */
        readonly Failure: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        readonly Done: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["DoneReply"];
            };
        };
    };
    parameters: {
        /** @description Number of the object */
        readonly Id: number;
        /** @description Number of the import */
        readonly ImportId: number;
        /** @description Makes a repeated call answer the first reply again, for 24 hours */
        readonly IdempotencyKey: string;
        /** @description Page of the list, counted from 1 */
        readonly Page: number;
        /** @description Rows of a page */
        readonly PerPage: number;
        /** @description Text to look for */
        readonly Search: string;
        /** @description Direction of the sorting */
        readonly Order: components["schemas"]["SortOrder"];
        /** @description Only what belongs to this client; administrators only */
        readonly ClientIdFilter: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SortOrder = components['schemas']['SortOrder'];
export type Timestamp = components['schemas']['Timestamp'];
export type Money = components['schemas']['Money'];
export type Error = components['schemas']['Error'];
export type PageMeta = components['schemas']['PageMeta'];
export type DoneReply = components['schemas']['DoneReply'];
export type Scope = components['schemas']['Scope'];
export type ExpectedTraffic = components['schemas']['ExpectedTraffic'];
export type BudgetRange = components['schemas']['BudgetRange'];
export type Timezone = components['schemas']['Timezone'];
export type RegistrationStatus = components['schemas']['RegistrationStatus'];
export type RegistrationForm = components['schemas']['RegistrationForm'];
export type RegistrationReceipt = components['schemas']['RegistrationReceipt'];
export type Registration = components['schemas']['Registration'];
export type RegistrationDuplicate = components['schemas']['RegistrationDuplicate'];
export type RegistrationRejection = components['schemas']['RegistrationRejection'];
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
export type Session = components['schemas']['Session'];
export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenForm = components['schemas']['ApiTokenForm'];
export type ApiTokenCreated = components['schemas']['ApiTokenCreated'];
export type SetupTokenForm = components['schemas']['SetupTokenForm'];
export type SetupToken = components['schemas']['SetupToken'];
export type AccountSetupForm = components['schemas']['AccountSetupForm'];
export type DomainStatus = components['schemas']['DomainStatus'];
export type DomainClient = components['schemas']['DomainClient'];
export type DomainConflict = components['schemas']['DomainConflict'];
export type Domain = components['schemas']['Domain'];
export type DomainForm = components['schemas']['DomainForm'];
export type DomainApproval = components['schemas']['DomainApproval'];
export type DomainRejection = components['schemas']['DomainRejection'];
export type DomainStats = components['schemas']['DomainStats'];
export type BiddingStatus = components['schemas']['BiddingStatus'];
export type Pace = components['schemas']['Pace'];
export type PacingReason = components['schemas']['PacingReason'];
export type BiddingSummary = components['schemas']['BiddingSummary'];
export type Bidding = components['schemas']['Bidding'];
export type BiddingChanges = components['schemas']['BiddingChanges'];
export type BidChange = components['schemas']['BidChange'];
export type BidHistory = components['schemas']['BidHistory'];
export type PacingStats = components['schemas']['PacingStats'];
export type HourlyDistribution = components['schemas']['HourlyDistribution'];
export type BiddingDay = components['schemas']['BiddingDay'];
export type TrafficAllocation = components['schemas']['TrafficAllocation'];
export type MarketPacing = components['schemas']['MarketPacing'];
export type AlertSeverity = components['schemas']['AlertSeverity'];
export type PacingAlert = components['schemas']['PacingAlert'];
export type DomainAllocation = components['schemas']['DomainAllocation'];
export type AllocationPlan = components['schemas']['AllocationPlan'];
export type BiddingJob = components['schemas']['BiddingJob'];
export type LateDomain = components['schemas']['LateDomain'];
export type BiddingSystemHealth = components['schemas']['BiddingSystemHealth'];
export type BiddingDomain = components['schemas']['BiddingDomain'];
export type ClientBiddingOverview = components['schemas']['ClientBiddingOverview'];
export type ClientStatus = components['schemas']['ClientStatus'];
export type ClientSort = components['schemas']['ClientSort'];
export type Client = components['schemas']['Client'];
export type ClientForm = components['schemas']['ClientForm'];
export type ClientChanges = components['schemas']['ClientChanges'];
export type ClientSuspension = components['schemas']['ClientSuspension'];
export type AdminDashboardStats = components['schemas']['AdminDashboardStats'];
export type ActivityType = components['schemas']['ActivityType'];
export type Activity = components['schemas']['Activity'];
export type AdminDashboard = components['schemas']['AdminDashboard'];
export type AnalyticsGroup = components['schemas']['AnalyticsGroup'];
export type AnalyticsFigures = components['schemas']['AnalyticsFigures'];
export type AnalyticsRow = components['schemas']['AnalyticsRow'];
export type AnalyticsBefore = components['schemas']['AnalyticsBefore'];
export type Analytics = components['schemas']['Analytics'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserForm = components['schemas']['AdminUserForm'];
export type AdminUserChanges = components['schemas']['AdminUserChanges'];
export type FeedType = components['schemas']['FeedType'];
export type FeedTypeInput = components['schemas']['FeedTypeInput'];
export type SourceFormat = components['schemas']['SourceFormat'];
export type FeedCategory = components['schemas']['FeedCategory'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type Delimiter = components['schemas']['Delimiter'];
export type LazyQuotes = components['schemas']['LazyQuotes'];
export type ImportState = components['schemas']['ImportState'];
export type ItemField = components['schemas']['ItemField'];
export type IdDerivation = components['schemas']['IdDerivation'];
export type ValueReading = components['schemas']['ValueReading'];
export type FieldTarget = components['schemas']['FieldTarget'];
export type ColumnMapping = components['schemas']['ColumnMapping'];
export type AvailableField = components['schemas']['AvailableField'];
export type MappingSuggestion = components['schemas']['MappingSuggestion'];
export type MappingAnalysis = components['schemas']['MappingAnalysis'];
export type ImportCount = components['schemas']['ImportCount'];
export type Import = components['schemas']['Import'];
export type ImportError = components['schemas']['ImportError'];
export type Feed = components['schemas']['Feed'];
export type FeedItem = components['schemas']['FeedItem'];
export type FeedFileForm = components['schemas']['FeedFileForm'];
export type FeedUrlForm = components['schemas']['FeedUrlForm'];
export type AdminFeedFileForm = components['schemas']['AdminFeedFileForm'];
export type AdminFeedUrlForm = components['schemas']['AdminFeedUrlForm'];
export type FeedChanges = components['schemas']['FeedChanges'];
export type FeedFileChanges = components['schemas']['FeedFileChanges'];
export type FeedCheckForm = components['schemas']['FeedCheckForm'];
export type FeedCheck = components['schemas']['FeedCheck'];
export type MappingForm = components['schemas']['MappingForm'];
export type SavedMapping = components['schemas']['SavedMapping'];
export type SavedMappingForm = components['schemas']['SavedMappingForm'];
export type MappingNeeded = components['schemas']['MappingNeeded'];
export type FeedStarted = components['schemas']['FeedStarted'];
export type FeedStats = components['schemas']['FeedStats'];
export type ReviewItem = components['schemas']['ReviewItem'];
export type ReviewResolution = components['schemas']['ReviewResolution'];
export type ReviewAssignment = components['schemas']['ReviewAssignment'];
export type FeedRejection = components['schemas']['FeedRejection'];
export type ClientDashboard = components['schemas']['ClientDashboard'];
export type SitePageType = components['schemas']['SitePageType'];
export type SitePageStatus = components['schemas']['SitePageStatus'];
export type SitePageUpdater = components['schemas']['SitePageUpdater'];
export type SitePageSummary = components['schemas']['SitePageSummary'];
export type SitePage = components['schemas']['SitePage'];
export type SitePageForm = components['schemas']['SitePageForm'];
export type SitePageChanges = components['schemas']['SitePageChanges'];
export type PublishedPage = components['schemas']['PublishedPage'];
export type SitePageRevisionSummary = components['schemas']['SitePageRevisionSummary'];
export type SitePageRevision = components['schemas']['SitePageRevision'];
export type PageVariable = components['schemas']['PageVariable'];
export type PageVariableForm = components['schemas']['PageVariableForm'];
export type PageVariableChanges = components['schemas']['PageVariableChanges'];
export type PageVariableValue = components['schemas']['PageVariableValue'];
export type PageVariableValuesForm = components['schemas']['PageVariableValuesForm'];
export type Health = components['schemas']['Health'];
export type MemoryFigures = components['schemas']['MemoryFigures'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type SystemSample = components['schemas']['SystemSample'];
export type DiskEntry = components['schemas']['DiskEntry'];
export type FeedStatusFigures = components['schemas']['FeedStatusFigures'];
export type QueueJob = components['schemas']['QueueJob'];
export type FailedJob = components['schemas']['FailedJob'];
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
export type AuditEntry = components['schemas']['AuditEntry'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type OutboxMail = components['schemas']['OutboxMail'];
export type PlatformSettings = components['schemas']['PlatformSettings'];
export type PlatformSettingsChanges = components['schemas']['PlatformSettingsChanges'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInvalidCredentials = components['responses']['InvalidCredentials'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseSuspended = components['responses']['Suspended'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseWrongType = components['responses']['WrongType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseDone = components['responses']['Done'];
export type ParameterId = components['parameters']['Id'];
export type ParameterImportId = components['parameters']['ImportId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterOrder = components['parameters']['Order'];
export type ParameterClientIdFilter = components['parameters']['ClientIdFilter'];
export type $defs = Record<string, never>;
export interface operations {
    readonly "registrations.submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "registrations.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only applications in this status */
                readonly status?: components["schemas"]["RegistrationStatus"];
                /** @description What the list is sorted by */
                readonly sort?: "created_at" | "company_name" | "reviewed_at";
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
                /** @description What the file is sorted by */
                readonly sort?: "created_at" | "company_name" | "reviewed_at";
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "registrations.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                    readonly admin_notes?: string;
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "registrations.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "registrations.assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                    /** @description Null: nobody in particular */
                    readonly admin_id: number | null;
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            /** @description What may be the same applicant, the newest first, at most 50. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": FileContent;
                    readonly "image/png": FileContent;
                    readonly "image/jpeg": FileContent;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.adminLogin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["InvalidCredentials"];
            readonly 403: components["responses"]["Suspended"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.clientLogin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["InvalidCredentials"];
            readonly 403: components["responses"]["Suspended"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.updateProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignInReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.forgotPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "auth.resetPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "tokens.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tokens. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["ApiToken"][];
                    };
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "tokens.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "tokens.listAll": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            /** @description A page of tokens. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "setup.validateToken": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "setup.createAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["schemas"]["DomainStatus"];
                /** @description Only approved domains with this bidding status */
                readonly bidding_status?: components["schemas"]["BiddingStatus"];
                /** @description What the list is sorted by */
                readonly sort?: "created_at" | "domain_name" | "status";
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The domain waits for review. */
            readonly 201: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.listApproved": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            /** @description A page of domains. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.update": {
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
                readonly "application/json": components["schemas"]["DomainForm"];
            };
        };
        readonly responses: {
            /** @description The domain. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.listForReview": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["schemas"]["DomainStatus"];
                /** @description What the list is sorted by */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "domains.removeAsAdmin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Bidding"];
                        readonly domain: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The domain is another client's. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "bidding.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                readonly "application/json": components["schemas"]["BiddingChanges"];
            };
        };
        readonly responses: {
            /** @description The bidding, and its domain. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: components["schemas"]["Bidding"];
                        readonly domain: components["schemas"]["Domain"];
                        readonly message?: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The domain is another client's. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The domain is not approved, or somebody else changed the bidding meanwhile. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "bidding.history": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The domain is another client's. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The domain is another client's. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The domain is another client's. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such domain, or it belongs to somebody else. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "bidding.realtimeAllocations": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "bidding.pacingAlerts": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "bidding.listDomains": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["schemas"]["DomainStatus"];
                /** @description Only approved domains with this bidding status */
                readonly bidding_status?: components["schemas"]["BiddingStatus"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "bidding.clientOverview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The overview. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only clients in this status */
                readonly status?: components["schemas"]["ClientStatus"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": FileContent;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The client. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.resendSetup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The link is on its way. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clients.listDomains": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only domains in this status */
                readonly status?: components["schemas"]["DomainStatus"];
                /** @description What the list is sorted by */
                readonly sort?: "created_at" | "domain_name" | "status";
                /** @description Direction of the sorting */
                readonly order?: components["parameters"]["Order"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Number of the client (`client_id`) */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of domains. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such client. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "admin.analytics": {
        readonly parameters: {
            readonly query?: {
                /** @description First day, in the account's timezone */
                readonly from?: string;
                /** @description Last day, included */
                readonly to?: string;
                /** @description What the rows are */
                readonly group_by?: "hour" | "day" | "domain" | "feed" | "country" | "client";
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Only traffic of this domain */
                readonly domain_id?: number;
                /** @description Only traffic of this feed */
                readonly feed_id?: number;
                /** @description Only traffic from this country, an ISO 3166-1 code */
                readonly country?: string;
                /** @description How it is answered */
                readonly format?: "json" | "csv";
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "client.analytics": {
        readonly parameters: {
            readonly query?: {
                /** @description First day, in the account's timezone */
                readonly from?: string;
                /** @description Last day, included */
                readonly to?: string;
                /** @description What the rows are */
                readonly group_by?: components["schemas"]["AnalyticsGroup"];
                /** @description Only traffic of this domain */
                readonly domain_id?: number;
                /** @description Only traffic of this feed */
                readonly feed_id?: number;
                /** @description Only traffic from this country, an ISO 3166-1 code */
                readonly country?: string;
                /** @description How it is answered */
                readonly format?: "json" | "csv";
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "feeds.analytics": {
        readonly parameters: {
            readonly query?: {
                /** @description First day, in the account's timezone */
                readonly from?: string;
                /** @description Last day, included */
                readonly to?: string;
                /** @description What the rows are */
                readonly group_by?: components["schemas"]["AnalyticsGroup"];
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Only traffic of this domain */
                readonly domain_id?: number;
                /** @description Only traffic of this feed */
                readonly feed_id?: number;
                /** @description Only traffic from this country, an ISO 3166-1 code */
                readonly country?: string;
                /** @description How it is answered */
                readonly format?: "json" | "csv";
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "users.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "users.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "users.update": {
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
                readonly "application/json": components["schemas"]["AdminUserChanges"];
            };
        };
        readonly responses: {
            /** @description The administrator. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such administrator. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It is the last active super admin. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "users.remove": {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such administrator. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It is the last active super admin. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active (switched on), inactive, or in this state of review */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description What the list is sorted by */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The columns have to be mapped first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MappingNeeded"];
                };
            };
            /** @description The feed stands, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.processMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The feed stands, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.update": {
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
                readonly "application/json": components["schemas"]["FeedChanges"];
                readonly "multipart/form-data": components["schemas"]["FeedFileChanges"];
            };
        };
        readonly responses: {
            /** @description The feed as it is now, or what was found in the new file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"] | components["schemas"]["MappingNeeded"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.remove": {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.listItems": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.listImports": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            /** @description A page of imports. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.importErrors": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only errors, or only warnings */
                readonly severity?: "error" | "warning";
                /** @description How they are answered */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.acceptImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.dropImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.rollbackImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.saveMapping": {
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
                readonly "application/json": components["schemas"]["SavedMappingForm"];
            };
        };
        readonly responses: {
            /** @description The mapping. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.removeMapping": {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "clientFeeds.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The import that fetches it. */
            readonly 202: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active (switched on), inactive, or in this state of review */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description What the list is sorted by */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["AdminFeedFileForm"];
                readonly "application/json": components["schemas"]["AdminFeedUrlForm"];
            };
        };
        readonly responses: {
            /** @description The columns have to be mapped first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MappingNeeded"];
                };
            };
            /** @description The feed stands, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The columns have to be mapped first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MappingNeeded"];
                };
            };
            /** @description The feed stands, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.createFromUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The feed stands, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.processMapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The feed stands, and its import runs as a job. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.update": {
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
                readonly "application/json": components["schemas"]["FeedChanges"];
                readonly "multipart/form-data": components["schemas"]["FeedFileChanges"];
            };
        };
        readonly responses: {
            /** @description The feed as it is now, or what was found in the new file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedStarted"] | components["schemas"]["MappingNeeded"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.remove": {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.listItems": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.listImports": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            /** @description A page of imports. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.importErrors": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Only errors, or only warnings */
                readonly severity?: "error" | "warning";
                /** @description How they are answered */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.acceptImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.dropImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.rollbackImport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.saveMapping": {
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
                readonly "application/json": components["schemas"]["SavedMappingForm"];
            };
        };
        readonly responses: {
            /** @description The mapping. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.removeMapping": {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "adminFeeds.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The import that fetches it. */
            readonly 202: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "feeds.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this client; administrators only */
                readonly client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only feeds that are active (switched on), inactive, or in this state of review */
                readonly status?: "active" | "inactive" | "pending" | "approved" | "rejected";
                /** @description Only feeds of this domain */
                readonly domain_id?: number;
                /** @description What the list is sorted by */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "feedReview.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only those in this state */
                readonly status?: "pending" | "in_review";
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "feedReview.assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The entry of the queue. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "feedReview.assignments": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.view": {
        readonly parameters: {
            readonly query?: {
                /** @description Name of the approved domain whose values are filled in */
                readonly domain?: string;
                /** @description Any value, for example the time, that keeps caches out of the way */
                readonly _?: string;
                /** @description As `_` */
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedPage"];
                };
            };
            /** @description The page has another slug now. */
            readonly 301: {
                headers: {
                    /** @description Address of the page, with the query of the request */
                    readonly Location: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
                readonly "application/json": components["schemas"]["SitePageChanges"];
            };
        };
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.listRevisions": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "pages.restoreRevision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such page, or it is not shown to the caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "variables.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "variables.update": {
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
                readonly "application/json": components["schemas"]["PageVariableChanges"];
            };
        };
        readonly responses: {
            /** @description The variable as it is now. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such variable. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "variables.remove": {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such variable. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "variables.showValues": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such variable. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "variables.saveValues": {
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
                readonly "application/json": components["schemas"]["PageVariableValuesForm"];
            };
        };
        readonly responses: {
            /** @description The values that were set. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such variable. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 429: components["responses"]["TooMany"];
            /** @description It is starting or stopping. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.retryJob": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.forgetJob": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.runCronJob": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.clearOptimizations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.runSchedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.restartQueues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.clearCache": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "system.optimize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "geo.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "geo.update": {
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
                readonly "application/json": components["schemas"]["GeoRuleChanges"];
            };
        };
        readonly responses: {
            /** @description The rule as it is now. */
            readonly 200: {
                headers: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such rule. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "geo.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such rule. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "geo.toggle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
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
            /** @description The rule as it is now. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is no such rule. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "geo.clearCache": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a repeated call answer the first reply again, for 24 hours */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "audit.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "outbox.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Page of the list, counted from 1 */
                readonly page?: components["parameters"]["Page"];
                /** @description Rows of a page */
                readonly per_page?: components["parameters"]["PerPage"];
                /** @description Text to look for */
                readonly search?: components["parameters"]["Search"];
                /** @description Only mail to this address */
                readonly recipient?: string;
                /** @description Only mail in this state */
                readonly delivery_status?: components["schemas"]["DeliveryStatus"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of mail. */
            readonly 200: {
                headers: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
    readonly "settings.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["WrongType"];
            readonly 422: components["responses"]["Invalid"];
            readonly 429: components["responses"]["TooMany"];
            readonly default: components["responses"]["Failure"];
        };
    };
}
