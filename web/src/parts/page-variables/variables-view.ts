import type { PageVariable } from '@grt/sdk/contract';

/** What the dialog shows: all variables, one that is made or changed, or what one stands for on each domain. */
export type VariablesView =
  | { readonly step: 'list' }
  | { readonly step: 'form'; readonly variable: PageVariable | undefined }
  | { readonly step: 'values'; readonly variable: PageVariable };
