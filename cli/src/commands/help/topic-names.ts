/** What `grt help` explains besides commands; apart from its text, so that the program's own help loads nothing else. */
export const topicNames = {
  environment: 'environment variables that change what grt does',
  'exit-codes': 'what the exit codes mean',
  formats: 'how results are printed: tables, JSON, queries',
  mappings: 'how columns are mapped, with --map or a mapping file',
} as const;
