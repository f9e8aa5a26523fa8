export {
  accountedColumns,
  noAccounting,
  RepeatedRows,
  withRepeated,
  type ColumnAccount,
  type FeedAccounting,
  type ProblemCount,
  type RowMarks,
} from './accounting.ts';
export { analyzeFeed, type FeedAnalysis, type FeedInfo } from './analyze-feed.ts';
export { analyzeWhole } from './analyze-whole.ts';
export type { FeedSource } from './byte-blocks.ts';
export {
  checkKeptMapping,
  checkMapping,
  isColumnMapping,
  isKeptMapping,
  mappingFormErrors,
  type MappingErrors,
} from './check-mapping.ts';
export {
  mappedFields,
  mappingFits,
  mappingOf,
  type ColumnMapping,
  type FieldTarget,
  type IdDerivation,
  type KeptMapping,
  type ListSeparator,
  type MappedField,
  type SentMapping,
  type ValueReading,
} from './column-mapping.ts';
export { csvCell, csvLine } from './csv-cell.ts';
export { CsvReader } from './csv-reader.ts';
export { decodeText } from './decode-text.ts';
export { itemLimits, type FeedItem } from './feed-item.ts';
export { defaultLimits, type FeedLimits } from './feed-limits.ts';
export type { FeedFormat, FeedOptions, FeedShape } from './feed-options.ts';
export { FeedRefusal, type FeedRefusalCode } from './feed-refusal.ts';
export { shownValue, type FeedRow, type FeedValue } from './feed-row.ts';
export {
  availableFields,
  fieldLabels,
  isFieldName,
  requiredFields,
  type AvailableField,
  type FieldName,
  type FeedType,
} from './fields.ts';
export { isGzip } from './gunzip.ts';
export { unescapeHtml } from './html-entities.ts';
export {
  mappingFileContent,
  parseMappingFile,
  type MappingFile,
  type MappingFileContent,
  type MappingFileResult,
} from './mapping-file.ts';
export { naturalMapping, type NaturalMapping } from './natural-mapping.ts';
export { problemCsvLine, problemsCsvHeader } from './problems-csv.ts';
export { recordChoices } from './record-choices.ts';
export { readFeed, type FeedBatch } from './read-feed.ts';
export { rejectedRecords } from './rejected-records.ts';
export { readItems, type ItemBatch, type ItemOptions } from './read-items.ts';
export { createRowMapper, type MappedRow, type RowMapper } from './row-mapper.ts';
export { rowCodeMessages, type RowCode, type RowProblem } from './row-problem.ts';
export { sniffFeed, sniffedBytes, type SniffOptions } from './sniff-feed.ts';
export { suggestedField, suggestedMapping, type MappingSuggestion } from './suggested-mapping.ts';
export { ProblemTally, repeatedId, validateFeed, type CheckOptions, type FeedReport } from './validate-feed.ts';
export { withUrlParameters } from './url-fields.ts';
