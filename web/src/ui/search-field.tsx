import { useEffect, useRef, useState } from 'react';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';

interface SearchFieldProps {
  readonly label: string;
  /** The current search; it may change from outside, for example by Back. */
  readonly value: string;
  /** Called shortly after the last key press. */
  readonly onSearch: (text: string) => void;
}

const pauseMs = 250;

/** The first of what is searched: a list of all is longer than the field in some windows, and would be cut off. */
const shortened = (label: string) => label.replace(/(,| or ).*/, '…');

/** A search field that waits for a pause in typing or for Enter. Escape empties it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((typed: string) => {
    sent.current = typed;
    onSearch(typed);
  }, pauseMs);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  return (
    <TextInput
      type="search"
      aria-label={label}
      title={label}
      placeholder={shortened(label)}
      leftSection={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        send(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          // It only empties the field.
          event.preventDefault();
          event.stopPropagation();
          setText('');
          send('');
        }
        if (event.key === 'Escape' || event.key === 'Enter') send.flush();
      }}
    />
  );
}
