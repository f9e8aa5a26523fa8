import type { PoolClient, QueryConfig } from 'pg';

/** The name under which a connection prepares a statement; undefined: not prepared. */
export type StatementNames = (text: string) => string | undefined;

/** Each connection keeps a plan for every name, of some 70 KB. */
const mostNames = 300;

/** Beyond this many characters, a text has one parameter for each of many values. The longest of our own has 3,000. */
const longestText = 10_000;

/** Texts that came once, the latest of them. Those that differ by the number of values hardly come again. */
const mostRemembered = 1000;

/** Whether a statement is planned for its own values each time: how many rows a search for a text reads depends on the
 * text. No other plan may depend on its values (`lists.test.ts`). */
export function dependsOnValues(text: string): boolean {
  return text.includes(' ilike ');
}

/** Names for statement texts, the same for every connection, from the second time that a text is used. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames || dependsOnValues(text) || text.length > longestText)
      return known;
    if (once.delete(text)) {
      const name = `grt_${String(names.size + 1)}`;
      names.set(text, name);
      return name;
    }
    once.add(text);
    const [oldest] = once;
    if (once.size > mostRemembered && oldest !== undefined) once.delete(oldest);
    return undefined;
  };
}

/** A client, or a pool, whose statements are parsed once per connection, and planned once where PostgreSQL finds that the
 * plan is as good for all values: what Drizzle uses of it. */
export function preparing<Client extends Pick<PoolClient, 'query'>>(client: Client, nameOf: StatementNames): Client {
  const query = (config: QueryConfig, values?: unknown[]): unknown => {
    const name = nameOf(config.text);
    return client.query(name === undefined ? config : { ...config, name }, values);
  };
  return { query } as unknown as Client; // Drizzle always passes an object, and only uses `query`
}
