/** What `@grt/server/testing` offers. Without imports, so that its declarations need nothing else. */

/** A scenario of one's own, as in its YAML file. @see docs/testing.md, Scenarios */
export interface ScenarioFile {
  readonly name: string;
  /** The state that it begins with. `people` by default: two administrators, two clients, and applicants. */
  readonly from?: 'empty' | 'people' | 'demo';
  readonly steps: readonly ScenarioStep[];
}

/** One thing that happens in a scenario. */
export type ScenarioStep =
  | {
      /** Who calls: a username. */
      readonly as: string;
      /** The operation, such as `domains.create`. */
      readonly call: string;
      /** Its path parameters, query, and body in one object, as the SDK takes them. `$name.field` stands for a kept reply; a
       * file is `{ file_name, content }`. */
      readonly with?: Readonly<Record<string, unknown>>;
      /** Keeps `data` of the reply under this name. */
      readonly keep?: string;
    }
  /** Moves the clock, such as `2h`, and runs what is due by then. */
  | { readonly advance: string }
  /** Adds this many applications that wait for a decision. */
  | { readonly pending_registrations: number };

export type ScenarioName =
  | 'empty'
  | 'people'
  | 'demo'
  | 'client with rejected domain'
  | 'feed on hold'
  | 'budget spent'
  | '10,000 pending registrations';

export interface TestServerOptions {
  /** The state that the server begins with: one of the names, the path of a YAML file, or its contents. `people` by
   * default. */
  readonly scenario?: ScenarioName | ScenarioFile | (string & {});
  /** The same seed gives the same ids, tokens, and simulated traffic. */
  readonly seed?: string;
  /** The time at the start, in ISO 8601; 2026-11-20T10:00:00Z by default. */
  readonly now?: string;
  /** Whether the time stands still until it is advanced, which is the default, or passes. */
  readonly time?: 'frozen' | 'passing';
  /** Whether background jobs start by themselves, which is the default, or only with `runJobs()`. */
  readonly jobs?: 'automatic' | 'by hand';
  /** Settings as in the environment, such as `{ GRT_RATE_LIMITS: 'on' }`; by default there are no limits. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The port on 127.0.0.1; any free one by default. */
  readonly port?: number;
  /** A mixture of faults, from the start on and after each `reset()`. */
  readonly chaos?: ChaosProfile;
}

/** `flaky`: a tenth of the calls fails in one way or another, and a tenth is late. `slow`: every call is late, and some are
 * very late. `busy`: two fifths are to come back later. `outage`: all are refused. */
export type ChaosProfile = 'flaky' | 'slow' | 'busy' | 'outage';

/** The options of `createGrt` for an account that is signed in: `createGrt(await server.as('acme'))`. */
export interface TestConnection {
  readonly baseUrl: string;
  readonly tokenStore: {
    read(): TestSession | undefined;
    write(session: TestSession): void;
    clear(): void;
  };
}

export interface TestSession {
  readonly token: string;
  readonly refreshable?: boolean;
  readonly expires_at?: string;
  readonly refresh_until?: string;
}

/** The server's clock. */
export interface TestClock {
  now(): Date;
  /** Moves it by milliseconds, or a span such as `90m`, `2h`, or `3d`, and runs the jobs and schedules that are due by
   * then. */
  advance(span: number | string): Promise<Date>;
  /** From now on time stands still, at this moment or the present one. */
  freeze(at?: Date | string): Date;
  /** From now on time passes. */
  pass(): Date;
  isPassing(): boolean;
}

/** What goes wrong, instead of or besides the reply. */
export interface Fault {
  /** The operation, such as `registrations.approve`; all of them by default. */
  readonly operation?: string;
  /** How many calls it meets; all by default. */
  readonly times?: number;
  /** The share of calls that it meets, 0 to 1, by the server's seed; 1 by default. */
  readonly probability?: number;
  /** Waits before anything else. */
  readonly delayMs?: number;
  /** Refuses with this status, without doing anything. */
  readonly status?: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 422 | 429 | 500 | 503 | 504;
  /** Seconds for `Retry-After`, with 429 or 503; 1 by default. */
  readonly retryAfter?: number;
  /** Cuts the connection: before anything is done, or after it was done and before the reply. */
  readonly cut?: 'before' | 'after';
  /** Sends the body in two parts with this pause between them. */
  readonly slowBodyMs?: number;
  /** Sends only half of the body, as if it were whole. */
  readonly malformed?: boolean;
}

export interface Faults {
  /** @throws RangeError for one that does nothing, or has a field or value that there is not */
  add(fault: Fault): void;
  /** Adds the faults of a named mixture, by the server's seed. */
  chaos(profile: ChaosProfile): void;
  /** Those that calls may still meet, with what is left of their `times`. */
  list(): readonly Fault[];
  clear(): void;
}

/** A request and its reply. */
export interface JournalEntry {
  /** Undefined for what is not in the contract. */
  readonly operation: string | undefined;
  readonly at: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** What the path says, such as `{ id: '42' }`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** JSON as a value, other text as it is; undefined for files and what is longer than 64 KB. */
  readonly requestBody: unknown;
  /** 0: the connection was cut. */
  readonly status: number;
  readonly replyHeaders: Readonly<Record<string, string>>;
  readonly replyBody: unknown;
  readonly tookMs: number;
}

/** What a call is compared with. */
export interface ExpectedCall {
  /** How often; at least once by default. */
  readonly times?: number;
  readonly status?: number;
  /** Fields of the path, the query, and the body that must be as here; others do not matter. */
  readonly input?: Readonly<Record<string, unknown>>;
}

export interface Journal {
  entries(operation?: string): readonly JournalEntry[];
  clear(): void;
  /** @throws Error that lists the calls of the operation, if none (or not `times` of them) is as expected; RangeError for an
   * operation that the contract does not have */
  expectCalled(operation: string, expected?: ExpectedCall): void;
  /** As an HTTP archive, for the network view of a browser. Tokens, passwords, and cookies are left out. */
  har(): object;
  coverage(): Coverage;
}

/** What a run must have met at least, each as a share, 0 to 1. */
export interface CoverageShares {
  readonly operations?: number;
  readonly statuses?: number;
  readonly requestFields?: number;
  readonly replyFields?: number;
}

/** Names of the contract that were met, and those that were not. */
export interface Reached {
  readonly met: readonly string[];
  readonly missing: readonly string[];
}

/** What the calls of one operation have met. */
export interface OperationCoverage {
  readonly operation: string;
  readonly calls: number;
  readonly statuses: Reached;
  /** Of the path, the query, and a JSON body, such as `domain_name` or `rows[].id`. */
  readonly requestFields: Reached;
  /** Of JSON replies below 300, such as `200 data[].id`. */
  readonly replyFields: Reached;
}

/** Which parts of the contract the calls have met, also before `clear()` and `reset()`. */
export interface Coverage {
  readonly operations: { readonly called: number; readonly all: number; readonly missing: readonly string[] };
  /** Pairs of operation and status, such as `domains.create 409`. */
  readonly statuses: { readonly met: number; readonly all: number; readonly missing: readonly string[] };
  /** Such as `domains.create domain_name`. */
  readonly requestFields: { readonly met: number; readonly all: number; readonly missing: readonly string[] };
  /** Such as `domains.list 200 data[].status`. */
  readonly replyFields: { readonly met: number; readonly all: number; readonly missing: readonly string[] };
  readonly byOperation: readonly OperationCoverage[];
  /** @throws Error that names what is missing, if less than these shares were met */
  require(shares: CoverageShares): void;
  /** The four totals in words. */
  totals(): readonly string[];
  /** As a text for people: the totals, and each operation that was called. */
  text(): string;
  /** As a page for people, in one file. */
  html(): string;
}

/** An email as it was written. */
export interface TestMail {
  /** By the server's clock. */
  readonly at: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** A complete platform of its own. `await using` closes it. */
export interface GrtTestServer extends AsyncDisposable {
  /** `http://127.0.0.1:` and its port; the API is below `/api`. */
  readonly url: string;
  readonly clock: TestClock;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Signs an account in, by username or email, without a password. */
  as(person: string): Promise<TestConnection>;
  /** Runs every job that is due. @returns how many */
  runJobs(): Promise<number>;
  /** The newest email to an address. @throws Error if there is none */
  latestMail(recipient: string): Promise<TestMail>;
  /** The newest 100 emails, newest first. */
  mails(): Promise<readonly TestMail[]>;
  /** The name of the scenario. */
  scenario(): string;
  /** Another scenario from now on, also for `reset()`. Snapshots stay. */
  begin(scenario: ScenarioName | ScenarioFile | (string & {})): Promise<void>;
  /** Back to the scenario's beginning, with its time, and without faults and journal. Sessions end. */
  reset(): Promise<void>;
  /** Keeps the present state under a name. */
  snapshot(name: string): Promise<void>;
  /** The names of the states that were kept. */
  snapshots(): readonly string[];
  /** Back to a state that was kept. @throws Error if there is none of that name */
  restore(name: string): Promise<void>;
  close(): Promise<void>;
}
