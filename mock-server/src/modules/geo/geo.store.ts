import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { GeoPolicy, GeoRuleValues } from './geo.rules.ts';
import { geoRules, type GeoRuleRow } from '../../tables/geo.tables.ts';

export interface GeoStore {
  /** Every rule, by code. */
  list(): Promise<GeoRuleRow[]>;
  /** @throws an error with the constraint geo_rules_code when there is a rule for the code. */
  insert(values: GeoRuleValues): Promise<GeoRuleRow>;
  /** Applies a rule to one locked row. Undefined if there is none. @throws as insert. */
  update(
    id: number,
    change: (rule: GeoRuleRow) => Partial<GeoRuleValues>,
  ): Promise<{ before: GeoRuleRow; after: GeoRuleRow } | undefined>;
  remove(id: number): Promise<GeoRuleRow | undefined>;
}

export function createGeoStore(database: Database, clock: Clock): GeoStore {
  return {
    list: async () => database.current().select().from(geoRules).orderBy(asc(geoRules.code)),
    async insert(values) {
      const now = clock.now();
      const [row] = await database
        .current()
        .insert(geoRules)
        .values({ ...values, createdAt: now, updatedAt: now })
        .returning();
      if (!row) throw new Error('The database returned no row for a new rule');
      return row;
    },
    update: (id, change) =>
      database.transaction(async (queries) => {
        const [before] = await queries.select().from(geoRules).where(eq(geoRules.id, id)).for('update');
        if (!before) return undefined;
        const values = { ...change(before), updatedAt: clock.now() };
        const [after] = await queries.update(geoRules).set(values).where(eq(geoRules.id, id)).returning();
        return after && { before, after };
      }),
    async remove(id) {
      const [row] = await database.current().delete(geoRules).where(eq(geoRules.id, id)).returning();
      return row;
    },
  };
}

/** The rules as the market uses them. Reread for each part of it, so that no server applies stale rules. */
export async function readGeoPolicy(database: Pick<Database, 'current'>): Promise<GeoPolicy> {
  const rows = await database.current().select({ code: geoRules.code, isBlocked: geoRules.isBlocked }).from(geoRules);
  return new Map(rows.map(({ code, isBlocked }) => [code, isBlocked]));
}
