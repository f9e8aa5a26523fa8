import type { MappingAnalysis } from '@grt/sdk/contract';

/** The analysis of a file without columns, changed where a test says so. */
export function anAnalysis(changes: Partial<MappingAnalysis>): MappingAnalysis {
  return {
    upload_id: 'up_1',
    expires_at: '2026-11-22T10:00:00Z',
    columns: [],
    column_counts: [],
    analyzed_rows: 1,
    sample_data: [],
    available_fields: [],
    suggestions: [],
    saved_mapping: null,
    feed_info: {
      feed_type: 'insert_update',
      feed_name: 'Trending',
      file_name: 'a.csv',
      source_format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      suggested_delimiter: null,
      has_header_row: true,
      header_row: 1,
      first_row_looks_like_header: true,
      record_path: null,
      record_candidates: [],
      notes: [],
      url_parameters: 'ref=1',
    },
    ...changes,
  };
}

/** A suggestion for a column. */
export function aSuggestion(
  column: string,
  field: MappingAnalysis['suggestions'][number]['field'],
  changes: Partial<MappingAnalysis['suggestions'][number]> = {},
): MappingAnalysis['suggestions'][number] {
  const certain = { confidence: 0.9, reason: 'Its values fit', sample: null };
  return { column, field, ...certain, derive: null, split: null, as: null, ...changes };
}
