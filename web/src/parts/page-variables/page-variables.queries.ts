import type { PageVariable, PageVariableForm } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEdit } from '../../core/use-edit.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

const key = ['admin', 'variables'] as const;

/** All variables, built-in ones first. */
export function useVariables({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: async ({ signal }) => await grt.variables.list({}, { signal }),
    enabled,
  });
}

/** Creates or edits a variable; its key cannot change. */
export function useSaveVariable() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useChange({
    mutationFn: async ({
      variable,
      form,
    }: {
      readonly variable: PageVariable | undefined;
      readonly form: PageVariableForm;
    }) => {
      const { variable_key: _key, ...changes } = form;
      if (!variable) return await once(form, (options) => grt.variables.create(form, options));
      const { id } = variable;
      return await edit({
        seen: variable,
        changes,
        show: () => grt.variables.show({ id }),
        update: (options) => grt.variables.update({ id, ...changes }, options),
      });
    },
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useDeleteVariable() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async ({ id }: PageVariable) => await grt.variables.remove({ id }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const valuesPageSize = 20;

/** A page of domains that override the default. */
export function useVariableValues({ id, page }: { readonly id: number; readonly page: number }) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...key, 'values', id, page],
    queryFn: async ({ signal }) => await grt.variables.showValues({ id, page, per_page: valuesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sets the value of one domain, or removes it with null. */
export function useSaveValue(id: number) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (value: { readonly domain_id: number; readonly value: string | null }) =>
      await grt.variables.saveValues({ id, values: [value] }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: key }),
  });
}
