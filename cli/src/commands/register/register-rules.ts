import {
  budgetRangeValues,
  countries,
  expectedTrafficValues,
  licenseMaxBytes,
  messagesOfRegistrationForm,
  statesByCountry,
  timezoneValues,
} from '@grt/sdk/contract';
import { form } from '@grt/sdk/forms/registrations.submit';
import { licenseContentProblem, stateErrors } from '@grt/sdk/rules';
import type { Answers, FormRules } from '../../core/form.ts';
import type { Choice } from '../../core/prompt.ts';
import type { UploadRule } from '../../core/upload-file.ts';
import { formCheck } from '../../parts/form-check.ts';

/** Accepted license files. */
export const licenseRule: UploadRule = {
  field: 'business_license',
  maxBytes: licenseMaxBytes,
  tooLarge: messagesOfRegistrationForm.business_license.maxBytes,
  contentProblem: licenseContentProblem,
};

/** The rules of an application, with the specification's sentences. */
export const registerRules: FormRules = { check: formCheck(form, stateErrors), choices };

const lists: Readonly<Record<string, readonly Choice<string>[]>> = {
  expected_traffic: expectedTrafficValues.map(asChoice),
  budget_range: budgetRangeValues.map(asChoice),
  timezone: timezoneValues.map(asChoice),
  country: countries.map(({ code, name }) => ({ name, value: code })),
};

function choices(name: string, answers: Answers): readonly Choice<string>[] | undefined {
  if (name !== 'state') return lists[name];
  return statesByCountry[answers['country'] ?? '']?.map((state) => ({ name: state.name, value: state.code }));
}

function asChoice(value: string): Choice<string> {
  return { name: value, value };
}
