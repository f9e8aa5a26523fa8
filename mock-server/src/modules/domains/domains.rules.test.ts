import { describe, expect, it } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { approveDomain, rejectDomain, requirePending } from './domains.rules.ts';
import type { DomainState } from './domains.rules.ts';

const at = new Date('2026-11-20T14:05:00.000Z');
const pending: DomainState = {
  domainName: 'clips.example',
  status: 'pending',
  adminNotes: null,
  reviewedAt: null,
  reviewer: null,
};
const approved: DomainState = { ...pending, status: 'approved', reviewedAt: at, reviewer: 'reviewer' };

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('Nothing was refused');
}

describe('deciding on a domain', () => {
  it('approves a pending one and keeps who did, when, and the notes', () => {
    expect(approveDomain(pending, { adminId: 2, at, notes: ' Checked. ' })).toEqual({
      status: 'approved',
      adminNotes: 'Checked.',
      reviewedAt: at,
      reviewedBy: 2,
    });
  });

  it.each([undefined, null, '  '])('keeps the notes that are there when approving with %j', (notes) => {
    const noted = { ...pending, adminNotes: 'Looks fine' };
    expect(approveDomain(noted, { adminId: 2, at, notes }).adminNotes).toBe('Looks fine');
  });

  it('rejects a pending one with the reason', () => {
    const rejected = rejectDomain(pending, { adminId: 2, at, notes: 'No DMCA page ' });
    expect(rejected).toEqual({ status: 'rejected', adminNotes: 'No DMCA page', reviewedAt: at, reviewedBy: 2 });
  });

  it.each([
    ['approving', approveDomain],
    ['rejecting', rejectDomain],
  ])('refuses %s what is decided, naming who decided and when', (_name, decide) => {
    const refusal = refusalOf(() => decide(approved, { adminId: 3, at, notes: 'again' }));
    expect(refusal.status).toBe(409);
    expect(refusal.message).toBe('clips.example was approved by reviewer on 20 November 2026 at 14:05 UTC.');
    expect(refusal.current).toEqual({ status: 'approved', reviewed_by: 'reviewer', reviewed_at: at.toISOString() });
  });

  it('lets a pending domain be changed, and no other', () => {
    expect(() => requirePending(pending)).not.toThrow();
    expect(() => requirePending({ ...approved, status: 'rejected' })).toThrow('clips.example was rejected by reviewer');
  });
});
