import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { clearDatabase } from '../core/database/clear-database.ts';
import { openDatabase, type Database } from '../core/database/database.ts';
import { prepareTemplate } from '../core/database/embedded/template.ts';
import { loadDocument } from '../core/http/document.ts';
import type { HttpApp } from '../core/http/http-env.ts';
import { seededRandom } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { createDemoAccounts } from '../demo/demo-accounts.ts';
import { fillWithDemoData } from '../demo/demo.ts';
import { openPlatform } from '../platform.ts';
import { scheduleJobs } from '../scheduled-jobs.ts';
import { createServices, type Services } from '../services.ts';
import { keepState, putBack } from './database-states.ts';
import { giveBack, lendBox, type Beginning, type EngineBox } from './engine-boxes.ts';
import { seedPendingApplications } from './pending-applications.ts';
import { playScenario } from './play-scenario.ts';
import type { ScenarioFile, TestServerOptions } from './public-api.ts';
import { signIn } from './sign-in.ts';
import { spanMs } from './span.ts';
import { doubleClock, type DoubleClock } from './test-clock.ts';

const start = '2026-11-20T10:00:00.000Z';
const graceMs = 1000;

/** A platform that can be put back to a state, with all that it keeps in memory. */
export interface Double {
  readonly clock: DoubleClock;
  /** The state and the time that the scenario begins with. */
  readonly beginning: () => Beginning;
  readonly scenario: () => ScenarioFile;
  /** Goes to the beginning of another scenario. */
  begin(scenario: ScenarioFile): Promise<void>;
  readonly database: Database;
  readonly services: () => Services;
  readonly app: () => Pick<HttpApp, 'fetch'>;
  /** Where it is reached from now on. */
  setUrl(url: string): void;
  /** Does something while no job runs, and afterward begins with nothing in memory. */
  pausing(work: () => Promise<void>): Promise<void>;
  /** @param schemas - of states that nobody needs anymore */
  close(schemas: readonly string[]): Promise<void>;
}

interface DoubleOptions extends Omit<TestServerOptions, 'scenario' | 'seed'> {
  readonly seed: string;
  readonly scenario: ScenarioFile;
  readonly dataDir: string;
}

/** Opens it in the state of its scenario, which is made once in a process for each seed and time.
 * @throws Error if the options or the scenario do not work; nothing is left open then */
export async function openDouble(options: DoubleOptions): Promise<Double> {
  const clock = doubleClock(options.now ?? start);
  const box = await lendBox(await prepareTemplate(), beginningOf(options, options.scenario));
  try {
    return await openOn(box, clock, options);
  } catch (error) {
    await box.engine.close();
    throw error;
  }
}

/** What a beginning depends on. */
function beginningOf({ seed, environment, now = start }: DoubleOptions, scenario: ScenarioFile): string {
  return JSON.stringify([seed, scenario, environment, now]);
}

async function openOn(box: EngineBox, clock: DoubleClock, options: DoubleOptions): Promise<Double> {
  const keyOf = (scenario: ScenarioFile) => beginningOf(options, scenario);
  const engine = { ...box.engine, close: async () => undefined };
  const database = await openDatabase({ dataDir: 'memory', clock, engine });
  const rounds = await openRounds(options, { database, clock });
  const goTo = async (scenario: ScenarioFile) => {
    const known = box.beginnings.get(keyOf(scenario));
    const passes = clock.isPassing();
    if (!known) clock.freeze(options.now ?? start);
    const beginning = known ?? (await begin(scenario, { round: rounds.present(), database, clock, box }));
    box.beginnings.set(keyOf(scenario), beginning);
    await rounds.pausing(() => putBack(database.pool, beginning.state));
    clock.set(beginning.at);
    if (passes) clock.pass();
    return { scenario, beginning };
  };
  let present = await goTo(options.scenario);
  if (options.time === 'passing') clock.pass();
  return {
    clock,
    beginning: () => present.beginning,
    scenario: () => present.scenario,
    async begin(scenario) {
      await rounds.startAgain();
      try {
        present = await goTo(scenario);
      } catch (error) {
        await goTo(present.scenario);
        throw error;
      }
    },
    services: () => rounds.present().services,
    database,
    app: () => rounds.present().app,
    setUrl: (url) => rounds.setUrl(url),
    pausing: (work) => rounds.pausing(work),
    async close(schemas) {
      await rounds.stop();
      for (const schema of schemas) await database.pool.query(`drop schema ${schema} cascade`);
      // PGlite never does so by itself, and its log would grow with every server.
      await database.pool.query('checkpoint');
      await database.close();
      await giveBack(box);
    },
  };
}

/** A platform after the other on the same database, each with nothing in memory. */
async function openRounds(options: DoubleOptions, { database, clock }: Pick<Setting, 'database' | 'clock'>) {
  let url = 'http://127.0.0.1';
  let count = 0;
  const open = () => {
    count += 1;
    const random = `${options.seed} ${String(count)}`;
    return openRound({ ...options, database, clock, random, publicUrl: () => url });
  };
  let present = await open();
  const stop = async (): Promise<void> => {
    present.services.live.close();
    await present.services.queue.stop({ graceMs });
  };
  return {
    present: () => present,
    setUrl: (next: string): void => void (url = next),
    stop,
    /** The next one has the same random numbers as the first. */
    async startAgain(): Promise<void> {
      await stop();
      count = 0;
      present = await open();
    },
    async pausing(work: () => Promise<void>): Promise<void> {
      await stop();
      await work();
      present = await open();
      if (options.jobs !== 'by hand') await present.services.queue.start();
    },
  };
}

interface RoundOptions extends Pick<DoubleOptions, 'dataDir' | 'environment'> {
  readonly database: Database;
  readonly clock: DoubleClock;
  readonly random: string;
  readonly publicUrl: () => string;
}

/** A platform on the database as it is, with nothing in memory. */
async function openRound({ dataDir, environment, database, clock, random, publicUrl }: RoundOptions) {
  const config = readConfig({
    GRT_DATA_DIR: dataDir,
    GRT_VALIDATE_REPLIES: '1',
    GRT_RATE_LIMITS: 'off',
    GRT_FILES: 'database',
    ...environment,
  });
  const parts = { config, clock, random: seededRandom(random), log: silentLog, publicUrl, database };
  const services = createServices(await openPlatform(parts));
  const app = createApp(services, await loadDocument(), undefined);
  scheduleJobs(services);
  return { services, app };
}

interface Setting {
  readonly round: Awaited<ReturnType<typeof openRound>>;
  readonly database: Database;
  readonly clock: DoubleClock;
  readonly box: EngineBox;
}

/** Plays a scenario on an empty database, and keeps what comes of it. */
async function begin(scenario: ScenarioFile, { round, database, clock, box }: Setting): Promise<Beginning> {
  const { services, app } = round;
  await clearDatabase(database);
  const document = await loadDocument();
  await playScenario(scenario, {
    operations: document.operations,
    baseUrl: 'http://127.0.0.1/api',
    fetch: async (request) => app.fetch(request),
    async begin(from) {
      if (from === 'demo') await fillWithDemoData(services, document, () => undefined);
      else if (from === 'people') await createDemoAccounts(services);
    },
    tokenOf: async (person) => (await signIn(services, person, { userAgent: 'scenario' })).token,
    async advance(span) {
      clock.advance(spanMs(span));
      await services.queue.runDue();
    },
    addPending: (count) => seedPendingApplications({ platform: services }, { count }),
    runJobs: () => services.queue.drain(),
  });
  // The schedule is part of the state, so that it need not be written again each time that the platform begins there.
  await services.queue.runDue();
  const state = await keepState(database.pool, `grt_beginning_${String(box.beginnings.size + 1)}`);
  return { state, at: clock.now() };
}
