import {
  budgetRangeValues,
  countries,
  expectedTrafficValues,
  licenseMaxBytes,
  messages,
  statesByCountry,
  timezoneValues,
} from '@grt/sdk/contract';
import { isEmail } from '@grt/sdk/formats/email';
import { isPhone } from '@grt/sdk/formats/phone';
import { normalizeWebsite } from '@grt/sdk/formats/website';
import type { Answers, FormRules } from '../../core/form.ts';
import type { Choice } from '../../core/prompt.ts';
import type { UploadRule } from '../../core/upload-file.ts';

/** Accepted license files. */
export const licenseRule: UploadRule = {
  field: 'business_license',
  maxBytes: licenseMaxBytes,
  tooLarge: messages.RegistrationForm.business_license.maxBytes,
};

/** The rules of an application, with the specification's sentences. */
export const registerRules: FormRules = { check, choices };

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.RegistrationForm;
const lists: Readonly<Record<string, readonly Choice<string>[]>> = {
  expected_traffic: expectedTrafficValues.map(asChoice),
  budget_range: budgetRangeValues.map(asChoice),
  timezone: timezoneValues.map(asChoice),
  country: countries.map(({ code, name }) => ({ name, value: code })),
};
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  email: isEmail,
  phone: isPhone,
  website: (text) => normalizeWebsite(text) !== undefined,
};

function choices(name: string, answers: Answers): readonly Choice<string>[] | undefined {
  if (name !== 'state') return lists[name];
  return statesByCountry[answers['country'] ?? '']?.map((state) => ({ name: state.name, value: state.code }));
}

function check(name: string, answer: string, answers: Answers): string | undefined {
  const text = answer.trim();
  if (text === '') return words[name]?.['required'];
  const list = choices(name, answers);
  if (list !== undefined && !list.some(({ value }) => value === text)) {
    return words[name]?.['enum'] ?? words[name]?.['format'];
  }
  return forms[name]?.(text) === false ? words[name]?.['format'] : undefined;
}

function asChoice(value: string): Choice<string> {
  return { name: value, value };
}
