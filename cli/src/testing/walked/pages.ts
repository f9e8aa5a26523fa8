import type { WalkedCommand } from './walked-command.ts';

const pageFlags = {
  '--title': 'title',
  '--slug': 'slug',
  '--meta-description': 'meta_description',
  '--meta-keywords': 'meta_keywords',
  '--type': 'page_type',
  '--status': 'status',
};

/** What is walked of `grt pages`. */
export const pagesCommands: readonly WalkedCommand[] = [
  {
    command: 'pages create',
    operation: 'pages.create',
    as: 'admin',
    flags: pageFlags,
    base: { title: 'About', slug: 'about-us' },
    fixed: ['--content=-'],
    others: ['--content'],
    adds: { content: '<p>About</p>' },
    stdin: '<p>About</p>',
  },
  {
    command: 'pages edit',
    operation: 'pages.update',
    as: 'admin',
    words: ['about'],
    flags: pageFlags,
    base: { title: 'About', slug: 'about-us' },
    others: ['--content'],
    adds: { content: '<p>About</p>', version: 1 },
  },
];
