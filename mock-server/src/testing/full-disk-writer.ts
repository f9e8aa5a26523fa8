/** Runs on a small disk, at whose root the database is: writes more than fits in one statement, and again once there is
 * room. Prints the number of rows, or the code of the error, of each step. */
import { Pool } from 'pg';
import { startEngine } from '../core/database/embedded/engine.ts';
import { poolOptions } from '../core/database/embedded/wire-stream.ts';
import { clearDisk, fillDisk } from './small-disk.ts';

const [folder = ''] = process.argv.slice(2);
const engine = await startEngine({ directory: `${folder}/database`, durable: true });
const pool = new Pool(poolOptions(engine));
const say = (text: string) => process.stdout.write(`${text}\n`);

async function step(statement: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ n: number }>(statement);
    say(String(rows[0]?.n ?? 'done'));
  } catch (error) {
    say(error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}
const add = (rows: number) =>
  `INSERT INTO filler SELECT n, repeat(md5(n::text), 30) FROM generate_series(1, ${String(rows)}) n`;
const count = 'SELECT count(*)::int AS n FROM filler';

await step('CREATE TABLE filler (n int, text text)');
await step(add(1_000));
fillDisk(folder); // between two looks at the disk: the statement begins, and its log finds no room
await step(add(20_000));
await step(count);
await step(add(1));
clearDisk(folder);
await step(add(1));
await step(count);
await pool.end();
await engine.close();
