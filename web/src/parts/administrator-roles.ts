import type { AdministratorRole } from '@grt/sdk/contract';

/** What the roles of administrators are called. */
export const roleNames: Readonly<Record<AdministratorRole, string>> = {
  reviewer: 'Reviewer',
  operator: 'Operator',
  finance: 'Finance',
  admin: 'Administrator',
  super_admin: 'Super Admin',
};
