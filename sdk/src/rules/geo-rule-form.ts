import { z } from 'zod';
import { geoRuleTypeValues } from '../contract/enums.gen.ts';
import { messages } from '../contract/messages.gen.ts';
import { filled } from './filled.ts';
import { isGeoCode, normalizeGeoCode } from '../formats/geo-code.ts';

const words = messages.GeoRuleForm;

/** The form for a geo-blocking rule. The code comes out in upper case.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §10 */
export const geoRuleForm = z
  .object({
    type: z.enum(geoRuleTypeValues, words.type.enum),
    code: filled(words.code.required).transform(normalizeGeoCode),
    name: filled(words.name.required),
    block_reason: z.string().trim().optional(),
  })
  .refine(({ type, code }) => isGeoCode(type, code), { path: ['code'], error: words.code.format });
