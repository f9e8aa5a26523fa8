import type { AuditEntry } from '@grt/sdk/contract';

/** Who acted, if there is no username. */
export const roleWords: Record<AuditEntry['role'], string> = {
  visitor: 'A visitor',
  client: 'A client',
  reviewer: 'A reviewer',
  operator: 'An operator',
  finance: 'Someone from finance',
  admin: 'An administrator',
  super_admin: 'A super admin',
  system: 'The platform',
};

/** Who did it. */
export const actorWords = ({ actor, role }: Pick<AuditEntry, 'actor' | 'role'>): string => actor ?? roleWords[role];
