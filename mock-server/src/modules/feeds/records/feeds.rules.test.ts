import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../core/refusal.ts';
import { approveFeed, changeFeed, isEnabledStatus, isUrgent, rejectFeed } from './feeds.rules.ts';
import type { FeedState } from './feeds.rules.ts';

const at = new Date('2026-11-20T14:05:00.000Z');
const domain = { domainName: 'clips.example', isApproved: true };
const feed: FeedState = {
  feedName: 'Trending',
  feedDescription: null,
  feedUrl: null,
  feedType: 'insert_update',
  category: 'girls',
  domainId: 3,
  reading: { delimiter: ',', quote_char: '"', lazy_quotes: true, has_header_row: false },
  urlParameters: null,
  isActive: true,
  reviewStatus: 'approved',
  hasVersionInReview: false,
  reviewNotes: null,
  reviewedAt: at,
  reviewer: 'reviewer',
};
const pending: FeedState = { ...feed, isActive: false, reviewStatus: 'pending', reviewedAt: null, reviewer: null };
const change = (
  state: FeedState,
  changes: Parameters<typeof changeFeed>[1],
  around: Partial<Parameters<typeof changeFeed>[2]> = {},
) => changeFeed(state, changes, { at, domain, hasNewFile: false, ...around });

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('Nothing was refused');
}

describe('deciding on the new version of an approved feed', () => {
  const withVersion: FeedState = { ...feed, hasVersionInReview: true };

  it('approves the feed anew, and leaves it as it is when only the version is rejected', () => {
    const later = { adminId: 2, at: new Date(at.getTime() + 1) };
    expect(approveFeed(withVersion, domain, later)).toMatchObject({
      reviewStatus: 'approved',
      isActive: true,
      reviewedAt: later.at,
      reviewedBy: 2,
    });
    expect(rejectFeed(withVersion, { ...later, notes: 'No.' })).toEqual({});
    expect(refusalOf(() => rejectFeed(withVersion, later)).status).toBe(422);
    expect(rejectFeed(withVersion, { ...later, notes: 'No.', revoke: true })).toMatchObject({
      reviewStatus: 'rejected',
      isActive: false,
    });
    const isGone = { ...domain, isApproved: false };
    expect(refusalOf(() => approveFeed(withVersion, isGone, later)).status).toBe(409);
  });
});

describe('deciding on a feed', () => {
  it('sets approved and active', () => {
    expect(approveFeed(pending, domain, { adminId: 2, at })).toEqual({
      reviewStatus: 'approved',
      isActive: true,
      reviewNotes: null,
      reviewedAt: at,
      reviewedBy: 2,
    });
  });

  it('sets rejected and inactive, with the reason', () => {
    expect(rejectFeed(pending, { adminId: 2, at, notes: ' No thumbnails. ' })).toMatchObject({
      reviewStatus: 'rejected',
      isActive: false,
      reviewNotes: 'No thumbnails.',
    });
  });

  it.each([undefined, '', '  '])('does not accept the reason %j for a rejection', (notes) => {
    expect(refusalOf(() => rejectFeed(pending, { adminId: 2, at, notes })).errors).toEqual({
      notes: ['Please give a reason for the rejection'],
    });
  });

  it('decides once, and not for a domain that is no longer approved', () => {
    const decided = 'Trending was already approved by reviewer on November 20, 2026 at 14:05 UTC.';
    expect(refusalOf(() => approveFeed(feed, domain, { adminId: 2, at }))).toMatchObject({
      status: 409,
      message: decided,
    });
    expect(refusalOf(() => rejectFeed(feed, { adminId: 2, at, notes: 'x' }))).toMatchObject({
      status: 409,
      message: decided,
    });
    const gone = { ...domain, isApproved: false };
    expect(refusalOf(() => approveFeed(pending, gone, { adminId: 2, at })).status).toBe(409);
  });
});

describe('changing a feed', () => {
  it.each([
    [{ feedName: 'Other' }],
    [{ feedDescription: 'Words' }],
    [{ urlParameters: 'a=1' }],
    [{ reading: { delimiter: ';' } }],
    [{ category: 'girls' as const, domainId: 3, feedType: 'insert_update' as const }],
  ])('leaves the approval for %j', (changes) => {
    const changed = change(feed, changes);
    expect(changed).not.toHaveProperty('reviewStatus');
    expect(changed).not.toHaveProperty('isActive');
  });

  it.each([
    [{ category: 'guys' as const }],
    [{ domainId: 4 }],
    [{ feedType: 'disabled' as const }],
    [{ feedUrl: 'https://a.example' }],
  ])('sends it back to review for %j', (changes) => {
    expect(change(feed, changes)).toMatchObject({
      ...changes,
      reviewStatus: 'pending',
      isActive: false,
      submittedAt: at,
      reviewAdminId: null,
    });
  });

  it('goes back to review for a new file', () => {
    expect(change(feed, {}, { hasNewFile: true })).toMatchObject({ reviewStatus: 'pending', isActive: false });
  });

  it('is never active without being approved', () => {
    const changes = fc.record(
      {
        category: fc.constantFrom('girls' as const, 'guys' as const),
        isActive: fc.boolean(),
        feedName: fc.string(),
        domainId: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: [] },
    );
    const states = fc.constantFrom(
      feed,
      pending,
      { ...feed, isActive: false },
      { ...pending, reviewStatus: 'rejected' as const },
    );
    fc.assert(
      fc.property(states, changes, fc.boolean(), (state, wanted, hasNewFile) => {
        try {
          const after = { ...state, ...change(state, wanted, { hasNewFile }) };
          expect(!after.isActive || after.reviewStatus === 'approved').toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
    );
  });

  it('keeps the reading choices that are not mentioned', () => {
    expect(change(feed, { reading: { has_header_row: true } }).reading).toEqual({
      ...feed.reading,
      has_header_row: true,
    });
  });

  it('can be paused without an approved domain, but resumed only with one', () => {
    const gone = { domain: { ...domain, isApproved: false } };
    expect(change(feed, { isActive: false }, gone)).toMatchObject({ isActive: false });
    expect(refusalOf(() => change({ ...feed, isActive: false }, { isActive: true }, gone)).message).toBe(
      'clips.example is no longer approved. Only approved domains can have feeds.',
    );
  });

  it('accepts the state that a feed already has, even from a form that repeats it', () => {
    expect(change(pending, { isActive: false, feedName: 'Other' })).toMatchObject({ isActive: false });
    expect(change(feed, { isActive: true, category: 'guys' })).toMatchObject({
      isActive: false,
      reviewStatus: 'pending',
    });
  });

  it('requires a category when a removal list becomes a feed of videos', () => {
    const list: FeedState = { ...feed, feedType: 'disabled', category: null };
    expect(refusalOf(() => change(list, { feedType: 'insert_update' })).errors).toHaveProperty('category');
    expect(change(list, { feedType: 'insert_update', category: 'trans' })).toMatchObject({ category: 'trans' });
  });
});

describe('small rules', () => {
  it('calls a feed urgent after 48 hours, but not at 48', () => {
    const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
    expect([isUrgent(at, hours(48)), isUrgent(at, new Date(hours(48).getTime() + 1))]).toEqual([false, true]);
  });

  it.each([
    [null, true],
    ['', true],
    ['public', true],
    ['1', true],
    [' Deleted ', false],
    ['0', false],
    ['disabled', false],
    ['offline?', true],
  ])('reads the status %j as enabled: %j', (status, enabled) => {
    expect(isEnabledStatus(status)).toBe(enabled);
  });
});
