import type { CallOptions } from '@grt/sdk';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import type { AdminUser, BodyOf } from '@grt/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEdit } from '../../core/use-edit.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';
import { usersKey } from './admin-settings.queries.ts';

/** Super admins' actions on an administrator. */
export type UserChange =
  | { readonly kind: 'create'; readonly form: BodyOf<'users.create'> }
  | { readonly kind: 'update'; readonly user: AdminUser; readonly changes: BodyOf<'users.update'> }
  | { readonly kind: 'cancelEmail'; readonly id: number }
  | { readonly kind: 'remove'; readonly id: number };

export function useChangeUser() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useChange({
    mutationFn: async (change: UserChange) => {
      if (change.kind === 'create') await once(change.form, (options) => grt.users.create(change.form, options));
      else if (change.kind === 'update') await edit(editOf(grt, change));
      else if (change.kind === 'cancelEmail') await grt.users.cancelEmail({ id: change.id });
      else await grt.users.remove({ id: change.id });
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}

function editOf(grt: ScreenGrt, { user, changes }: Extract<UserChange, { readonly kind: 'update' }>) {
  const { id } = user;
  return {
    seen: user,
    changes,
    show: () => grt.users.show({ id }),
    update: (options: CallOptions) => grt.users.update({ id, ...changes }, options),
  };
}
