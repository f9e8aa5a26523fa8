import type { AdminWork } from '@grt/sdk/contract';
import { formatCount, formatCounted } from '../../core/format.ts';

/** How long the oldest one has waited. @param age - `3 d ago`; undefined: nothing waits */
export function waitingInWords(age: string | undefined): string {
  if (age === undefined) return 'nothing waits';
  return age === 'just now' ? 'the oldest came just now' : `the oldest ${age.replace(/ ago$/, '')}`;
}

export function importsInWords(work: Pick<AdminWork, 'held_imports' | 'failed_imports'> | undefined): string {
  if (work === undefined) return 'failed or on hold';
  return `${formatCount(work.failed_imports)} failed, ${formatCount(work.held_imports)} on hold`;
}

export function failuresInWords(work: Pick<AdminWork, 'failed_jobs' | 'failed_mail'> | undefined): string {
  if (work === undefined) return 'jobs and emails';
  return `${formatCounted(work.failed_jobs, ['job', 'jobs'])}, ${formatCounted(work.failed_mail, ['email', 'emails'])}`;
}
