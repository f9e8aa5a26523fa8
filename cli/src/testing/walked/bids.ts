import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt bids`. */
export const bidsCommands: readonly WalkedCommand[] = [
  ...['pause', 'resume'].map((verb) => ({
    command: `bids ${verb}`,
    operation: 'bidding.update',
    as: 'acme' as const,
    words: ['clips.example'],
    flags: { '--reason': 'change_reason' },
    base: { change_reason: 'Agreed' },
    others: ['--client'],
    adds: { is_active: verb === 'resume' },
  })),
  {
    command: 'bids correct',
    operation: 'bidding.correctClick',
    as: 'admin',
    words: ['1'],
    flags: { '--reason': 'reason' },
    base: { reason: 'The visitor was a robot' },
  },
  {
    command: 'bids set',
    operation: 'bidding.update',
    as: 'acme',
    words: ['clips.example'],
    flags: {
      '--bid': 'bid_amount',
      '--budget': 'daily_budget',
      '--reason': 'change_reason',
      '--if-version': 'version',
    },
    base: { bid_amount: '0.4', version: '1' },
    others: ['--active', '--paused', '--client'],
  },
];
