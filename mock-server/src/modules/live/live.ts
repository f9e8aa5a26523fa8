import { overloaded, Refusal } from '../../core/refusal.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { Log } from '../../core/log.ts';
import { LiveConnection, textOf, type ConnectionParts, type Follower } from './live-connection.ts';
import { createLiveLog } from './live-log.ts';
import { isKept, type Happening } from './live.rules.ts';

/** Tells those who follow what happens, in every process on the database. */
export interface Live {
  /** Tells it once the caller's transaction commits, if it does. */
  tell(happenings: readonly Happening[]): void;
  /** Sessions may have ended, or may see less: every connection looks, once the transaction commits. */
  recheck(): void;
  /** What happened after a position, as server-sent events.
   * @throws Refusal 429 if the person follows too often; 503 if this process cannot follow */
  follow(
    follower: Follower,
    options: { readonly after: string | undefined; readonly isOpen: boolean },
  ): Promise<LiveBody>;
  /** What happens every 15 seconds; for tests, whenever they want. */
  beat(): Promise<void>;
  /** Ends every connection. */
  close(): void;
}

type LiveBody = string | ReadableStream<Uint8Array>;

interface LiveParts {
  readonly database: Pick<Database, 'announcements' | 'afterCommit' | 'outside'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** How many connections there may be: one in each browser tab that is seen. */
export const followingMax = { person: 12, process: 1000 } as const;

const beatMs = 15_000;
/** An announcement has fewer than 8,000 bytes. */
const announcedMax = 100;

export function createLive({ database, clock, log }: LiveParts): Live {
  const connections = createConnections();
  const recent = createLiveLog();
  let hearing: Promise<() => void> | undefined;
  let isClosed = false;

  function heard(text: string): void {
    const happenings = JSON.parse(text) as readonly Happening[] | 'access';
    if (happenings === 'access') {
      connections.each((connection) => void connection.check());
      return;
    }
    recent.add(happenings.filter(isKept));
    connections.each((connection) => connection.tell(happenings));
  }

  /** From the first one who follows on. */
  function hear(): Promise<() => void> {
    const lost = (): void => {
      hearing = undefined;
      recent.startOver();
      connections.each((connection) => connection.end());
    };
    const begun = database.outside(() => database.announcements.listen({ heard, lost }));
    begun.catch((error: unknown) => {
      hearing = undefined;
      log.warn('Changes cannot be followed now', { error });
    });
    return begun;
  }

  return {
    ...announcing(database),
    async follow(follower, { after, isOpen }) {
      if (isClosed) throw overloaded();
      await (hearing ??= hear()).catch(refuseUnheard);
      const begun = after === undefined ? [] : recent.since(after);
      if (!isOpen) return textOf(begun, follower.principal, recent.position());
      return connections.open({ follower, clock, position: () => recent.position() }, begun);
    },
    beat: () => connections.beat(),
    close() {
      isClosed = true;
      connections.each((connection) => connection.end());
      hearing?.then(
        (stop) => stop(),
        () => undefined,
      );
    },
  };
}

function announcing(database: LiveParts['database']): Pick<Live, 'tell' | 'recheck'> {
  const announce = (message: readonly Happening[] | 'access'): void =>
    database.afterCommit(() => database.outside(() => database.announcements.announce(JSON.stringify(message))));
  return {
    tell(happenings) {
      for (let from = 0; from < happenings.length; from += announcedMax)
        announce(happenings.slice(from, from + announcedMax));
    },
    recheck: () => announce('access'),
  };
}

/** @throws Refusal 503 */
function refuseUnheard(cause: unknown): never {
  throw new Refusal(503, 'Changes cannot be followed now. Please try again in a minute.', {
    headers: { 'Retry-After': '30' },
    cause,
  });
}

/** The open replies of this process; while there are any, they are looked after. */
function createConnections() {
  const open = new Set<LiveConnection>();
  let beating: ReturnType<typeof setInterval> | undefined;

  async function beat(): Promise<void> {
    await Promise.all([...open].map((connection) => connection.beat()));
  }

  function leave(connection: LiveConnection): void {
    open.delete(connection);
    if (open.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  }

  function refuseTooMany(accountId: number): void {
    if (open.size >= followingMax.process) throw overloaded();
    const own = [...open].filter((connection) => connection.accountId === accountId).length;
    if (own < followingMax.person) return;
    throw new Refusal(429, 'Changes are followed in too many places at once. Close some of them first.', {
      headers: { 'Retry-After': '60' },
    });
  }

  return {
    each(act: (connection: LiveConnection) => void): void {
      for (const connection of open) act(connection);
    },
    beat,
    open(parts: Omit<ConnectionParts, 'onEnd'>, begun: readonly Happening[]): ReadableStream<Uint8Array> {
      refuseTooMany(parts.follower.principal.account_id);
      const connection = new LiveConnection({ ...parts, onEnd: leave }, begun);
      open.add(connection);
      beating ??= setInterval(() => void beat(), beatMs).unref();
      return connection.stream;
    },
  };
}
