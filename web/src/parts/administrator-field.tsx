import { perPageMax, roleMay, type AdminUser } from '@grt/sdk/contract';
import { Alert, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readAccount } from '../core/account.ts';
import { anId } from '../core/use-list-address.ts';
import { useGrt } from '../core/use-grt.ts';

/** Everyone who can be assigned. */
export function useAdministrators() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'users', 'choices'],
    queryFn: ({ signal }) => grt.users.list({ per_page: perPageMax }, { signal }).toArray({ limit: Infinity }),
  });
}

/** The signed-in administrator's id; undefined while it is not known. */
export function useMyId(): number | undefined {
  const { data } = useAdministrators();
  const username = readAccount()?.username;
  return data?.find((one) => one.username === username)?.id;
}

interface AdministratorFieldProps {
  readonly label: string;
  /** The option for no one. */
  readonly none: string;
  readonly value: number | undefined;
  readonly disabled?: boolean;
  readonly onChange: (id: number | undefined) => void;
}

/** An active administrator who decides on applications and feeds, or no one. */
export function AdministratorField({ label, none, value, disabled = false, onChange }: AdministratorFieldProps) {
  const { data, error } = useAdministrators();
  return (
    <>
      {error && (
        <Alert color="red" variant="light" role="alert" title="The administrators could not be loaded.">
          {error.message}
        </Alert>
      )}
      <NativeSelect
        label={label}
        value={value === undefined ? '' : String(value)}
        data={[{ value: '', label: none }, ...reviewersIn(data, value)]}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(anId(currentTarget.value))}
      />
    </>
  );
}

/** Those who decide, to choose from. @param chosen - someone who is offered all the same */
export const reviewersIn = (administrators: readonly AdminUser[] = [], chosen?: number) =>
  administrators
    .filter(({ id, is_active, role }) => (is_active && roleMay(role, 'registrations.approve')) || id === chosen)
    .map(choiceOf);

const choiceOf = ({ id, full_name, username }: AdminUser) => ({
  value: String(id),
  label: `${full_name} (${username})`,
});
