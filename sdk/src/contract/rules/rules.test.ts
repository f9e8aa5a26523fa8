import { describe, expect, it } from 'vitest';
import { normalizeDomainName } from '../formats/domain-name.ts';
import { isEmail } from '../formats/email.ts';
import { isPhone } from '../formats/phone.ts';
import { normalizeWebsite } from '../formats/website.ts';
import { passwordProblem, passwordStrength } from './index.ts';

describe('rules of form', () => {
  it.each(['dana@northlight.example', 'a.b+c@sub.host.co', "o'neill@host.ie"])('accepts the address %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    '',
    'dana',
    'dana@host',
    'dana@.example',
    'dana@host.',
    'a b@host.com',
    '<a@host.com>',
    `${'a'.repeat(250)}@host.com`,
  ])('refuses the address %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts phone numbers of 7 to 15 digits', () => {
    expect(['1234567', '+1 (212) 555-0142', '123456789012345'].every(isPhone)).toBe(true);
    expect(['123456', '1234567890123456', '555-CALL-NOW', ''].some(isPhone)).toBe(false);
  });

  it('puts https:// before a website without a scheme, and refuses other schemes', () => {
    expect(normalizeWebsite(' northlight.example ')).toBe('https://northlight.example');
    expect(normalizeWebsite('http://northlight.example/x?y')).toBe('http://northlight.example/x?y');
    for (const text of [
      'localhost',
      'ftp://northlight.example',
      'javascript:alert(1)',
      'https://',
      'https://u:p@host.example',
      'a b.example',
    ]) {
      expect(normalizeWebsite(text), text).toBeUndefined();
    }
  });

  it('normalizes domain names', () => {
    expect(normalizeDomainName(' WWW.Clips.Example. ')).toBe('clips.example');
    expect(normalizeDomainName('bücher.example')).toBe('xn--bcher-kva.example');
    expect(normalizeDomainName('www.example')).toBe('www.example');
    for (const text of [
      '',
      'clips',
      'https://clips.example',
      'clips.example/x',
      '-a.example',
      'a..b',
      '127.0.0.1',
      'a b.example',
      `${'a'.repeat(64)}.example`,
    ]) {
      expect(normalizeDomainName(text), text).toBeUndefined();
    }
  });
});

describe('passwords', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['abc', 1, 'Weak'],
    ['abcD', 2, 'Fair'],
    ['abcD1', 3, 'Good'],
    ['abcD1!', 4, 'Strong'],
    ['abcD1!xy', 5, 'Very Strong'],
  ])('scores %j with %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });

  it('accepts 8 to 128 characters of any kind', () => {
    expect(passwordProblem('eightchr', { username: 'dana' })).toBeUndefined();
    expect(passwordProblem('ü'.repeat(128), { username: 'dana' })).toBeUndefined();
    expect(passwordProblem('sevench', { username: 'dana' })).toBe('Please choose a password of at least 8 characters');
    expect(passwordProblem('x'.repeat(129), { username: 'dana' })).toBe(
      'Please choose a password of at most 128 characters',
    );
  });

  it('refuses the most common ones and the username itself, regardless of case', () => {
    expect(passwordProblem('PassWord123', { username: 'dana' })).toContain('too common');
    expect(passwordProblem('Northlight', { username: 'northlight' })).toContain('not your username');
  });
});
