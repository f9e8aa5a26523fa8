import { may } from '../../core/may.ts';
import type { ValueReader } from '../../core/use-list-address.ts';
import { FilterSelect } from '../../ui/list/filter-bar.tsx';
import { reviewersIn, useAdministrators } from '../administrator-field.tsx';

/** Reads whose cases a list is narrowed to: `me`, `nobody`, or an administrator's id. */
export const anAssignee: ValueReader<string> = (text) => (/^(me|nobody|[1-9]\d{0,8})$/.test(text) ? text : undefined);

interface AssigneeFilterProps {
  readonly list: {
    readonly values: { readonly assignee: string | undefined };
    readonly set: (name: 'assignee', value: string | undefined) => void;
  };
  /** The list only has what is assigned. */
  readonly isAssigned?: boolean;
}

/** Narrows a list to what one administrator has. Whoever may not know the administrators has no such filter. */
export function AssigneeFilter(props: AssigneeFilterProps) {
  return may('users.list') ? <Choice {...props} /> : null;
}

function Choice({ list, isAssigned = false }: AssigneeFilterProps) {
  const { data } = useAdministrators();
  const id = Number(list.values.assignee);
  const choices = [
    { value: 'me', label: 'Assigned to me' },
    ...(isAssigned ? [] : [{ value: 'nobody', label: 'Unassigned' }]),
    ...reviewersIn(data, id),
  ];
  return <FilterSelect list={list} name="assignee" label="Assigned to" all="All assignees" choices={choices} />;
}
