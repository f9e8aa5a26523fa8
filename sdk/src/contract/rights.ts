import type { OperationId } from './operation-types.ts';
import { operationRights, roleBits, roleFields } from './rights.gen.ts';
import type { AdministratorRole } from './schema.gen.ts';

/** Whether an administrator with this role may call an operation, as `x-roles` in the contract says. */
export function roleMay(role: AdministratorRole, id: OperationId): boolean {
  const bits = operationRights[id] ?? operationRights[id.slice(0, id.indexOf('.'))] ?? 0;
  return (bits & roleBits[role]) !== 0;
}

/** Whether this role, which may call the operation, may send this field, as `x-role-fields` in the contract says. */
export function roleMaySend(role: AdministratorRole, id: OperationId, field: string): boolean {
  return roleFields[id]?.[role]?.includes(field) ?? true;
}
