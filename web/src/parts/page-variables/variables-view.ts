import type { PageVariable } from '@grt/sdk/contract';

/** The dialog's view: all variables, one being edited, or its values on each domain. */
export type VariablesView =
  | { readonly step: 'list' }
  | { readonly step: 'form'; readonly variable: PageVariable | undefined }
  | { readonly step: 'values'; readonly variable: PageVariable };
