import { Select, TextInput, Textarea } from '@mantine/core';
import { stateLabel, type FieldLook } from './application-fields.ts';
import { statesOf, type ApplicationState } from './application-state.ts';

interface FieldProps {
  readonly look: FieldLook;
  readonly state: ApplicationState;
  readonly onChange: (value: string) => void;
}

/** One field of a step: a text field, or a searchable list. */
export function Field({ look, state, onChange }: FieldProps) {
  const { name, label, choices, long, placeholder, autoComplete, type } = look;
  const shared = { size: 'md', name, label, error: state.errors[name] } as const;
  if (choices) {
    return <Choose {...shared} choices={choices} value={state.values[name]} onChange={onChange} />;
  }
  const text = {
    ...shared,
    placeholder,
    autoComplete,
    // Receives focus when the dialog opens.
    'data-autofocus': name === 'name' ? true : undefined,
    value: state.values[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return long ? <Textarea {...text} rows={4} resize="vertical" /> : <TextInput {...text} type={type ?? 'text'} />;
}

/** A select if the country has states, otherwise a text field; disabled until a country is chosen.
 * @see docs/specification/part-1-public-and-client.md §2 */
export function StateField({ look, state, onChange }: FieldProps) {
  const { country } = state.values;
  const places = statesOf(state);
  const label = stateLabel(country);
  if (places) {
    return (
      <Choose
        size="md"
        name={look.name}
        label={label}
        error={state.errors[look.name]}
        choices={places.map((place) => ({ value: place.code, label: place.name }))}
        value={state.values[look.name]}
        onChange={onChange}
      />
    );
  }
  const isOff = country === '';
  return (
    <TextInput
      size="md"
      name={look.name}
      label={label}
      error={state.errors[look.name]}
      autoComplete={look.autoComplete ?? 'off'}
      disabled={isOff}
      placeholder={isOff ? 'Choose a country first' : ''}
      value={state.values[look.name]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface ChooseProps {
  readonly size: 'md';
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choose({ choices, value, onChange, ...rest }: ChooseProps) {
  return (
    <Select
      {...rest}
      data={[...choices]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      placeholder="Choose"
      searchable
      openOnFocus={false}
      autoSelectOnBlur={false}
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      maxDropdownHeight={260}
      limit={250}
      autoComplete="off"
      comboboxProps={{ transitionProps: { duration: 0 }, shadow: 'md' }}
    />
  );
}
