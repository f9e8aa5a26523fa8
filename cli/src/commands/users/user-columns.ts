import { administratorRoleValues, type AdminUser } from '@grt/sdk/contract';
import { Option } from 'commander';
import type { Column } from '../../core/column.ts';
import type { FormField } from '../../core/form.ts';

/** What a list of administrators shows. */
export const userColumns: readonly Column<AdminUser>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Username', value: (row) => row.username },
  { name: 'Name', minor: true, value: (row) => row.full_name },
  { name: 'Email', value: (row) => row.email },
  { name: 'Role', value: (row) => row.role },
  { name: 'Active', value: (row) => row.is_active, tone: (row) => (row.is_active ? 'good' : 'bad') },
  { name: 'Last sign-in', value: (row) => row.last_login_at, time: true },
];

/** What an administrator may do. */
export const roleOption = () =>
  new Option('--role <role>', 'what the administrator may do').choices(administratorRoleValues);

/** Administrator fields that have a flag. */
export const userFields: readonly FormField[] = [
  { name: 'first_name', flag: '--first-name <name>', about: 'first name' },
  { name: 'last_name', flag: '--last-name <name>', about: 'last name' },
  { name: 'email', flag: '--email <address>', about: 'email address' },
];
