import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../core/database/database.ts';
import { openMemoryDatabase } from '../testing/test-database.ts';
import { keepState, putBack, type DatabaseState } from './database-states.ts';

const tables = 'works_of, works, people, remarks';

describe('a kept state', () => {
  let database: Database;
  let state: DatabaseState;
  const run = (text: string) => database.pool.query(text);
  const contents = async () => {
    const { rows } = await database.pool.query(
      `select (select json_agg(p order by id) from people p) as people, (select json_agg(w order by id) from works w) as works,
              (select json_agg(o order by person, work) from works_of o) as works_of,
              (select json_agg(r order by text) from remarks r) as remarks`,
    );
    return rows[0] as unknown;
  };

  beforeAll(async () => {
    database = await openMemoryDatabase();
    await run(`
      create table people (id bigint generated always as identity primary key, name text unique,
                           upper text generated always as (upper(name)) stored);
      create table works (id bigint primary key, title text);
      create table works_of (person bigint references people on delete cascade, "work" bigint references works,
                             primary key (person, "work"));
      create table remarks (text text);
      insert into people (name) values ('a'), ('b'), ('c');
      insert into works values (1, 'one'), (2, 'two');
      insert into works_of values (1, 1), (1, 2), (2, 2);
      insert into remarks values ('same'), ('same')`);
    state = await keepState(database.pool, 'grt_kept');
  });
  beforeEach(() => putBack(database.pool, state));
  afterAll(async () => {
    await run(`drop table ${tables}; drop schema if exists grt_kept cascade; drop schema if exists grt_other cascade`);
    await database.close();
  });

  it.each([
    ['added rows', `insert into people (name) values ('d'); insert into works values (3, 'three')`],
    ['changed rows', `update people set name = 'z' where id = 2; update works set title = title`],
    ['rows that swapped what is unique', `update people set name = null; update people set name = 'b' where id = 1`],
    ['removed rows, and those removed with them', 'delete from people where id = 1'],
    ['emptied tables', `truncate ${tables}`],
    ['tables filled again with others', `truncate works_of, works; insert into works values (1, 'other')`],
    [
      'rows without a key',
      `delete from remarks where ctid = (select min(ctid) from remarks); insert into remarks values ('x')`,
    ],
    ['several changes of one row', `update works set title = 'x'; delete from works_of; delete from works`],
    ['what was rolled back', `begin; delete from works_of; rollback; update works set title = 'x'`],
  ])('is put back after %s', async (_, change) => {
    const before = await contents();
    await run(change);
    await putBack(database.pool, state);
    expect(await contents()).toEqual(before);
    const { rows } = await database.pool.query(`insert into people (name) values ('next') returning id, upper`);
    expect(rows).toEqual([{ id: '4', upper: 'NEXT' }]);
  });

  it('is put back beside another one, in any order', async () => {
    const first = await contents();
    await run(`update works set title = 'second' where id = 1; delete from works_of; insert into remarks values ('n')`);
    const second = await contents();
    const other = await keepState(database.pool, 'grt_other');
    await putBack(database.pool, state);
    expect(await contents()).toEqual(first);
    await putBack(database.pool, other);
    expect(await contents()).toEqual(second);
    await run('delete from works where id = 2');
    await putBack(database.pool, state);
    await putBack(database.pool, other);
    expect(await contents()).toEqual(second);
  });
});
