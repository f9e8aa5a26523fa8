import type { PoolClient, QueryConfig } from 'pg';

/** The name under which a connection prepares a statement; undefined: not prepared. */
export type StatementNames = (text: string) => string | undefined;

/** Beyond this many, texts are no longer repeated; each connection would keep a plan for every one. */
const mostNames = 200;

/** Names for statement texts, the same for every connection. */
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
  return { query } as unknown as Client; // Drizzle always passes an object, and only uses `query`
}
