import { expect, it } from 'vitest';
import { intactToken } from './intact-token.ts';

it.each([
  ['"grt_t_secret"', 'is in quotation marks'],
  ['grt_t_secret”', 'is in quotation marks'],
  ['Bearer grt_t_secret', 'begins with "Bearer"'],
  ['grt_t_secret\r\n', 'has a line break'],
  ['grt_t_sec\nret', 'has a line break'],
  [' grt_t_secret', 'has a space'],
  ['grt_t_secret\u00A0', 'has a space'],
  ['grt_t_sec\u200Bret', 'has an invisible character'],
  ['\uFEFFgrt_t_secret', 'has an invisible character'],
  ['grt_t_secret\u0007', 'has an invisible character'],
  ['grt_t_sécret', 'has a character that tokens cannot have'],
])('says what is wrong with a token, without printing it: %j', (token, what) => {
  const said = `The token in GRT_TOKEN ${what}, so it was not used.`;
  expect(() => intactToken(token, 'GRT_TOKEN')).toThrow(said);
  expect(() => intactToken(token, 'GRT_TOKEN')).not.toThrow(/sec|cret/);
});

it('leaves any other token to the server', () => {
  expect(intactToken('grt_t_aZ09-._~+/=', 'GRT_TOKEN')).toBe('grt_t_aZ09-._~+/=');
});
