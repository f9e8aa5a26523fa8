import { useEffect, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Combobox, TextInput, useCombobox, type ComboboxStore } from '@mantine/core';
import { formatCount } from '../core/format.ts';
import styles from './search-select.module.css';

/** An option of a select that asks the server. */
export interface FoundChoice {
  readonly value: string;
  readonly label: string;
}

/** What the server found for the text. */
export interface Found {
  /** Undefined while loading. */
  readonly choices: readonly FoundChoice[] | undefined;
  /** Everything that matches, of which `choices` are the first. */
  readonly total: number;
  /** They answer what was typed last, not a text before it. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
}

export interface SearchSelectProps {
  readonly label: string;
  /** The label is only read out, as in a filter bar. */
  readonly isLabelHidden?: boolean;
  /** What having chosen nothing is called, such as `All clients`. */
  readonly none: string;
  /** Nothing can be chosen again after something was. */
  readonly isClearable?: boolean;
  readonly chosen: FoundChoice | undefined;
  readonly found: Found;
  /** Called with '' once it opens, then shortly after typing by whoever asks the server. */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (choice: FoundChoice | undefined) => void;
  readonly onBlur?: () => void;
  readonly withAsterisk?: boolean;
  readonly disabled?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A select over any number of records: what is typed is looked for on the server. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, none, isClearable = false, chosen, found, inputRef } = props;
  // Undefined: nothing is being typed, and the field shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const store = useCombobox({
    onDropdownOpen: () => props.onSearch(typed ?? ''),
    onDropdownClose: () => store.resetSelectedOption(),
  });
  useFirstMatch(store, typed, found);
  useTypedOver(store, typed, chosen);

  function choose(choice: FoundChoice | undefined) {
    setTyped(undefined);
    store.closeDropdown();
    if (choice?.value !== chosen?.value) props.onChoose(choice);
  }

  function leave() {
    if (typed === '' && isClearable) choose(undefined);
    else setTyped(undefined);
    store.closeDropdown();
    props.onBlur?.();
  }

  return (
    <Combobox
      store={store}
      onOptionSubmit={(value) => choose(found.choices?.find((choice) => choice.value === value))}
      keepMounted={false}
      shadow="md"
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...lookOf(props)}
          ref={inputRef}
          aria-autocomplete="list"
          spellCheck={false}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          value={typed ?? chosen?.label ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => store.openDropdown()}
          onBlur={leave}
          onKeyDown={(event) => holdEnter(event, store, typed)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            store.openDropdown();
            props.onSearch(value);
          }}
        />
      </Combobox.Target>
      <Matches
        label={label}
        {...(isClearable && chosen !== undefined && (typed ?? '') === '' ? { none } : {})}
        chosen={chosen}
        found={found}
      />
    </Combobox>
  );
}

interface MatchesProps {
  readonly label: string;
  /** The option to choose nothing, if there is one. */
  readonly none?: string;
  readonly chosen: FoundChoice | undefined;
  readonly found: Found;
}

function Matches({ label, none, chosen, found }: MatchesProps) {
  return (
    <Combobox.Dropdown className={styles['dropdown'] ?? ''}>
      <Combobox.Options className={styles['options'] ?? ''} aria-label={label}>
        {none !== undefined && <Combobox.Option value="">{none}</Combobox.Option>}
        {found.choices?.map(({ value, label: name }) => (
          <Combobox.Option key={value} value={value} active={value === chosen?.value}>
            {name}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <State found={found} />
    </Combobox.Dropdown>
  );
}

/** Help text below the field, and its error below that. */
function lookOf({ label, isLabelHidden = false, none, ...props }: SearchSelectProps) {
  return {
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    withAsterisk: props.withAsterisk ?? false,
    disabled: props.disabled ?? false,
    description: props.description,
    error: props.error,
    placeholder: none,
  };
}

/** Enter chooses what is typed, so it does not send the form while there is nothing to choose. */
function holdEnter(event: KeyboardEvent, store: ComboboxStore, typed: string | undefined) {
  const isChoosing = Boolean(typed) && store.dropdownOpened && store.getSelectedOptionIndex() < 0;
  if (event.key === 'Enter' && isChoosing) event.preventDefault();
}

/** Enter takes the first match of what was typed, and none of what was typed before. */
function useFirstMatch(store: ComboboxStore, typed: string | undefined, { choices, isCurrent }: Found) {
  const { selectFirstOption, resetSelectedOption } = store;
  const isTyped = Boolean(typed);
  useEffect(() => {
    if (!isTyped) return;
    if (isCurrent && choices && choices.length > 0) selectFirstOption();
    else resetSelectedOption();
  }, [isTyped, isCurrent, choices, selectFirstOption, resetSelectedOption]);
}

/** Typing replaces what is chosen, also if that arrives after the focus. */
function useTypedOver({ targetRef }: ComboboxStore, typed: string | undefined, chosen: FoundChoice | undefined) {
  const shown = typed === undefined ? chosen?.label : undefined;
  useEffect(() => {
    const { activeElement: input } = document;
    if (input instanceof HTMLInputElement && input === targetRef.current && input.value === shown) input.select();
  }, [shown, targetRef]);
}

/** Says what the list does not show. */
function State({ found: { choices, total, error } }: { found: Found }) {
  if (error) {
    return (
      <p className={styles['state']} role="alert">
        The list could not be loaded. {error.message}
      </p>
    );
  }
  return (
    <output
      className={styles['state']}
      data-empty={choices !== undefined && choices.length > 0 && total <= choices.length}
    >
      {choices === undefined ? 'Searching...' : foundInWords(choices.length, total)}
    </output>
  );
}

/** Says how much of what was found is offered; nothing where that is all. */
export function foundInWords(shown: number, total: number): string {
  if (shown === 0) return 'Nothing found';
  return shown < total ? `${formatCount(shown)} of ${formatCount(total)}. Type to narrow the list.` : '';
}
