import { expect, it } from 'vitest';
import { findCommands, type Command } from './commands.ts';

const command = (label: string, words = ''): Command => ({ id: label, label, words, run: { to: '/' } });
const all = [
  command('Add New Feed', 'upload csv'),
  command('My Feeds'),
  command('Feeds of a URL'),
  command('Settings'),
];
const found = (search: string) => findCommands(all, search).map(({ label }) => label);

it.each([
  ['', ['Add New Feed', 'My Feeds', 'Feeds of a URL', 'Settings']],
  ['feed', ['Feeds of a URL', 'Add New Feed', 'My Feeds']],
  ['  FEED new ', ['Add New Feed']],
  ['csv', ['Add New Feed']],
  ['nothing', []],
])('finds for "%s" what has all of its words, and first what begins with it', (search, labels) => {
  expect(found(search)).toEqual(labels);
});
