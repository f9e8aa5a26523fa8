import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RowProblem } from '@grt/sdk/feeds';
import type { Database } from '../../../core/database/database.ts';
import { importErrors } from '../../../tables/imports.tables.ts';

/** What was found wrong with the rows of imports. */
export interface ImportProblemStore {
  keep(importId: number, problems: readonly RowProblem[]): Promise<void>;
  /** Forgets the given number of kept warnings, the last ones. */
  dropLastWarnings(importId: number, count: number): Promise<void>;
  clear(importId: number): Promise<void>;
}

/** What is kept of a value, in characters. */
const longestValue = 200;

export function createImportProblemStore(database: Database): ImportProblemStore {
  return {
    async keep(importId, problems) {
      if (problems.length === 0) return;
      const rows = problems.map((problem) => ({
        ...problem,
        importId,
        value: problem.value?.slice(0, longestValue).toWellFormed() ?? null,
      }));
      await database.current().insert(importErrors).values(rows);
    },
    async dropLastWarnings(importId, count) {
      const isWarning = and(eq(importErrors.importId, importId), eq(importErrors.severity, 'warning'));
      const last = database.current().select({ id: importErrors.id }).from(importErrors).where(isWarning);
      const chosen = last.orderBy(sql`${importErrors.line} desc, ${importErrors.id} desc`).limit(count);
      await database.current().delete(importErrors).where(inArray(importErrors.id, chosen));
    },
    async clear(importId) {
      await database.current().delete(importErrors).where(eq(importErrors.importId, importId));
    },
  };
}
