import { countries } from '@grt/sdk/contract';
import type { ValueReader } from '../core/use-list-address.ts';
import { FilterSelect } from '../ui/list/filter-bar.tsx';

/** Reads the country that a list is narrowed to, by its code. */
export const aCountry: ValueReader<string> = (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined);

interface CountryFilterProps {
  readonly list: {
    readonly values: { readonly country: string | undefined };
    readonly set: (name: 'country', value: string | undefined) => void;
  };
}

const choices = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Narrows a list to one country. */
export function CountryFilter({ list }: CountryFilterProps) {
  return <FilterSelect list={list} name="country" label="Country" all="All countries" choices={choices} />;
}
