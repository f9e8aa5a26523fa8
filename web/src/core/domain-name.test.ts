import { expect, it } from 'vitest';
import { domainIn, shownDomain, withShownDomains } from './domain-name.ts';

it.each([
  ['clips.example', 'clips.example'],
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['xn--fsqu00a.xn--0zwm56d', '例子.测试'],
  ['xn--80akhbyknj4f.example', 'испытание.example'],
  // Latin with a Cyrillic a: it could pass for another name.
  ['xn--pypal-4ve.example', 'xn--pypal-4ve.example'],
  ['xn--.example', 'xn--.example'],
  ['xn--a!.example', 'xn--a!.example'],
  ['xn--99999999999.example', 'xn--99999999999.example'],
])('shows %s as %s', (stored, shown) => {
  expect(shownDomain(stored)).toBe(shown);
});

it.each([
  ['https://www.clips.example/watch?v=1', 'www.clips.example'],
  ['  clips.example/dmca ', 'clips.example'],
  ['http://münchen.example:8080/', 'münchen.example'],
  ['clips.example', 'clips.example'],
  ['not a domain', 'not a domain'],
  ['https://', 'https://'],
  ['https://clips.example/@studio?next=ftp://other.example', 'clips.example'],
  ['ftp://clips.example/list', 'ftp://clips.example/list'],
  ['removal@clips.example', 'removal@clips.example'],
  ['mailto:removal@clips.example?subject=Hello', 'mailto:removal@clips.example?subject=Hello'],
])('finds in %s the domain %s', (typed, domain) => {
  expect(domainIn(typed)).toBe(domain);
});

it.each([
  ['xn--mnchen-3ya.example was approved', 'münchen.example was approved'],
  ['The bidding of clips.example and of xn--fsqu00a.xn--0zwm56d.', 'The bidding of clips.example and of 例子.测试.'],
  ['Mail to removal@xn--mnchen-3ya.example', 'Mail to removal@münchen.example'],
  ['xn--pypal-4ve.example was approved', 'xn--pypal-4ve.example was approved'],
  ['My xn-- feed', 'My xn-- feed'],
])('shows the domains in the text %j', (told, shown) => {
  expect(withShownDomains(told)).toBe(shown);
});
