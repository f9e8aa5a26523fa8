import type { AdminUser } from '@grt/sdk/contract';
import { LostFactorButton } from '../../parts/second-factor/lost-factor-button.tsx';
import { useRemoveUserFactors } from './admin-settings.queries.ts';

/** Removes the second factor of an administrator who has lost it. */
export function UserLostFactor({ user: { id, full_name } }: { user: AdminUser }) {
  const remove = useRemoveUserFactors();
  return <LostFactorButton name={full_name} remove={() => remove(id)} />;
}
