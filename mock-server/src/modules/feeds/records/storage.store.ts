import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { feeds, feedUploads } from '../../../tables/feeds.tables.ts';
import { imports } from '../../../tables/imports.tables.ts';

/** The room that the files of clients take. */
export interface StorageStore {
  /** Bytes of a client's feed files: those that wait for a mapping, and those that imports still have. */
  usedBytes(clientId: number): Promise<number>;
}

export function createStorageStore(database: Pick<Database, 'current'>): StorageStore {
  return {
    async usedBytes(clientId) {
      // An upload and the import that it became have the same file.
      const { rows } = await database.current().execute<{ used: string }>(sql`
        select coalesce(sum(size_bytes), 0)::text as used from (
          select ${feedUploads.fileId}, ${feedUploads.sizeBytes} from ${feedUploads}
          where ${feedUploads.clientId} = ${clientId} and ${feedUploads.fileId} is not null
          union
          select ${imports.fileId}, ${imports.sizeBytes} from ${imports}
          join ${feeds} on ${feeds.id} = ${imports.feedId}
          where ${feeds.clientId} = ${clientId} and ${imports.fileId} is not null
        ) as files`);
      return Number(rows[0]?.used ?? 0);
    },
  };
}
