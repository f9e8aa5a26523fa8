import { messagesOfGeoRuleForm } from '../messages.gen.ts';
import { isGeoCode } from '../formats/geo-code.ts';
import type { FormErrors } from './form-rule.ts';

/** A code must match its type. @param rule - with the code as stored. @see docs/specification/decisions.md
 * §10 */
export function geoCodeErrors({ type, code }: { type?: 'country' | 'state'; code?: string }): FormErrors {
  if (type === undefined || code === undefined || isGeoCode(type, code)) return {};
  return { code: [messagesOfGeoRuleForm.code.unknown] };
}
