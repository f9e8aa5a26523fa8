import { form } from '@grt/sdk/forms/domains.create';
import type { FormRules } from '../../core/form.ts';
import { formCheck } from '../../parts/form-check.ts';

/** The rules of a domain, with the specification's sentences. */
export const domainRules: FormRules = { check: formCheck(form) };
