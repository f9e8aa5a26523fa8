import { isEmptyValue, shownValue, type FeedRow } from './feed-row.ts';
import { distinctValuesCounted } from '../contract/limits.ts';

/** The first rows, which suggestions are based on. */
const firstRows = 300;
/** Later ones are kept only for a column that fewer values are known of. */
const valuesWanted = 20;
const mostRows = 600;

/** What a whole feed has in its columns, in as much memory as there are columns. */
export class FeedSurvey {
  /** The first rows, and later ones that fill columns which few of those do. At most 600. */
  readonly rows: FeedRow[] = [];
  /** Rows so far. */
  total = 0;
  readonly #columns: SurveyedColumn[] = [];

  add(row: FeedRow): void {
    this.total += 1;
    const { values } = row;
    let isWanted = this.rows.length < firstRows;
    for (const [index, value] of values.entries()) {
      if (isEmptyValue(value)) continue;
      const column = (this.#columns[index] ??= { filled: 0, kept: 0, distinct: new Set() });
      column.filled += 1;
      if (column.kept < valuesWanted) isWanted = true;
      if (column.distinct.size < distinctValuesCounted) column.distinct.add(hashOf(shownValue(value).trim()));
    }
    if (!isWanted || this.rows.length >= mostRows) return;
    this.rows.push(row);
    for (const [index, value] of values.entries())
      if (!isEmptyValue(value)) (this.#columns[index] as SurveyedColumn).kept += 1;
  }

  /** For a column: its rows with a value, and how many different values they have, up to 1,000; lists as a whole. */
  counts(index: number): { filled: number; distinct: number } {
    const column = this.#columns[index];
    return { filled: column?.filled ?? 0, distinct: column?.distinct.size ?? 0 };
  }
}

interface SurveyedColumn {
  filled: number;
  /** Rows with a value among those that are kept. */
  kept: number;
  /** Hashes take less memory than values; two of a thousand values share one in one of ten thousand columns. */
  readonly distinct: Set<number>;
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
