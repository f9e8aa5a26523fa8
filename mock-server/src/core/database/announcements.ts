import { Client, type Pool, type PoolConfig } from 'pg';

/** Who hears what is announced. */
export interface AnnouncementListener {
  readonly heard: (text: string) => void;
  /** The connection is lost: nothing more is heard, and something may have been missed. Listen again. */
  readonly lost: () => void;
}

/** What the processes on one database tell each other. Nothing is kept: who does not listen misses it, and a process that
 * dies may have announced less than it saved. So it is for hints only. */
export interface Announcements {
  /** Announces to every process, this one included, without waiting. @param text - fewer than 8,000 bytes */
  announce(text: string): void;
  /** @returns what ends this, once everything announced from now on is heard.
   * @throws Error if the database cannot be reached. */
  listen(listener: AnnouncementListener): Promise<() => void>;
}

interface ClosableAnnouncements extends Announcements {
  end(): Promise<void>;
}

const channel = 'grt_announcements';
const patienceMs = 5000;

/** For the embedded database, which no other process uses. */
export function localAnnouncements(): ClosableAnnouncements {
  const listeners = new Set<AnnouncementListener>();
  return {
    announce(text) {
      for (const { heard } of listeners) heard(text);
    },
    async listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: async () => listeners.clear(),
  };
}

/** For PostgreSQL. Listening takes a connection of its own, from the first listener on.
 * @param pool - for what is announced */
export function postgresAnnouncements(config: PoolConfig, pool: Pool): ClosableAnnouncements {
  const listeners = new Set<AnnouncementListener>();
  let connection: Promise<Client> | undefined;

  function lose(lost: Promise<Client>): void {
    if (connection !== lost) return;
    connection = undefined;
    const left = [...listeners];
    listeners.clear();
    for (const listener of left) listener.lost();
  }

  function connect(): Promise<Client> {
    const client = new Client({ ...config, connectionTimeoutMillis: patienceMs, keepAlive: true });
    const opened = client
      .connect()
      .then(() => client.query(`LISTEN ${channel}`))
      .then(() => client);
    client.on('notification', ({ payload = '' }) => {
      for (const { heard } of listeners) heard(payload);
    });
    client.on('error', () => lose(opened));
    client.on('end', () => lose(opened));
    opened.catch(() => {
      if (connection === opened) connection = undefined;
      client.end().catch(() => undefined);
    });
    return opened;
  }

  return {
    announce(text) {
      // What is lost here is found by whoever looks again; an error would fail what is already saved.
      pool.query('SELECT pg_notify($1, $2)', [channel, text]).catch(() => undefined);
    },
    async listen(listener) {
      await (connection ??= connect());
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async end() {
      const opened = connection;
      connection = undefined;
      listeners.clear();
      await opened?.then(
        (client) => client.end(),
        () => undefined,
      );
    },
  };
}
