import { describe, expect, it } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { alreadyDecided, approve, reject, requirePending, type Reviewed } from './review.rules.ts';

const at = new Date('2026-11-20T14:05:00.000Z');
const pending: Reviewed = { name: 'clips.example', status: 'pending', notes: null, reviewer: null, reviewedAt: null };
const approved: Reviewed = { ...pending, status: 'approved', reviewedAt: at, reviewer: 'reviewer', notes: 'Fine' };

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('Nothing was refused');
}

describe('a decision', () => {
  it('approves what is pending and keeps who decided, when, and the notes', () => {
    expect(approve(pending, { adminId: 2, at, notes: ' Checked. ' })).toEqual({
      status: 'approved',
      notes: 'Checked.',
      reviewedAt: at,
      reviewedBy: 2,
    });
  });

  it.each([undefined, null, '  '])('keeps the earlier notes when the notes of an approval are %j', (notes) => {
    const noted = { ...pending, notes: 'Looks fine' };
    expect(approve(noted, { adminId: 2, at, notes }).notes).toBe('Looks fine');
  });

  it('rejects what is pending, with the reason', () => {
    const rejected = reject(pending, { adminId: 2, at, notes: 'No DMCA page ' });
    expect(rejected).toEqual({ status: 'rejected', notes: 'No DMCA page', reviewedAt: at, reviewedBy: 2 });
  });

  it.each([
    ['approving', approve],
    ['rejecting', reject],
  ])('refuses %s what is already decided, naming who decided and when', (_name, decide) => {
    const refusal = refusalOf(() => decide(approved, { adminId: 3, at, notes: 'again' }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'already_decided',
      message: 'clips.example was already approved by reviewer on November 20, 2026 at 14:05 UTC.',
      current: { status: 'approved', decided_by: 'reviewer', decided_at: at.toISOString(), notes: 'Fine' },
    });
  });

  it('allows changes only to what is pending', () => {
    expect(() => requirePending(pending)).not.toThrow();
    expect(() => requirePending({ ...approved, status: 'rejected' })).toThrow(
      'clips.example was already rejected by reviewer',
    );
  });

  it('leaves out what is unknown: the account, or the time as well', () => {
    const decided = { name: 'a.example', status: 'approved', by: null, notes: null };
    expect(alreadyDecided({ ...decided, at }).message).toBe(
      'a.example was already approved on November 20, 2026 at 14:05 UTC.',
    );
    expect(alreadyDecided({ ...decided, at: null }).message).toBe('a.example is already approved.');
  });

  it('words a status that is not itself a participle', () => {
    const client = { name: 'Acme', status: 'active', participle: 'activated', by: 'admin', at, notes: null };
    expect(alreadyDecided(client).message).toBe(
      'Acme was already activated by admin on November 20, 2026 at 14:05 UTC.',
    );
  });
});
