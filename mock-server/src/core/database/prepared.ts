import type { PoolClient, QueryConfig } from 'pg';

/** Says under which name a connection prepares a statement; undefined: it does not. */
export type StatementNames = (text: string) => string | undefined;

/** More texts than this are no longer the same ones over and over; each connection would keep a plan of every one. */
const mostNames = 200;

/** Names for texts, the same ones for every connection. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const name = `grt_${String(names.size + 1)}`;
    names.set(text, name);
    return name;
  };
}

/** A client, or a pool, whose statements are parsed and planned once per connection: what Drizzle uses of it. */
export function preparing<Client extends Pick<PoolClient, 'query'>>(client: Client, nameOf: StatementNames): Client {
  const query = (config: QueryConfig, values?: unknown[]): unknown => {
    const name = nameOf(config.text);
    return client.query(name === undefined ? config : { ...config, name }, values);
  };
  return { query } as unknown as Client; // Drizzle always hands over an object, and uses `query` alone
}
