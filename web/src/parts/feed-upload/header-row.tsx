import { useRef, useState } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { MappingAnalysis } from '@grt/sdk/contract';
import { form as changes } from '@grt/sdk/forms/clientFeeds.update';
import { Button, TextInput } from '@mantine/core';
import styles from './feed-upload.module.css';
import type { ReadingFix } from './reading-fixes.ts';

interface HeaderRowProps {
  readonly info: MappingAnalysis['feed_info'];
  readonly busy: boolean;
  readonly onReread: (changes: ReadingFix) => void;
}

/** The line of a table that names its columns. Another one has the file read again. */
export function HeaderRow({ info: { delimiter, header_row: found }, busy, onReread }: HeaderRowProps) {
  const shown = String(found ?? '');
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  if (delimiter === null) return null;
  function reread() {
    const line = Number(text);
    const refused = checkForm(changes, { header_row: line }).errors?.['header_row']?.[0];
    setError(refused);
    if (refused === undefined) onReread({ header_row: line });
    else input.current?.focus();
  }
  return (
    <form
      className={styles['headerRow']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        reread();
      }}
    >
      <TextInput
        ref={input}
        label="Header row"
        description="The line of the file that names the columns."
        inputMode="numeric"
        value={text}
        error={error}
        disabled={busy}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
        rightSectionWidth={104}
        rightSection={
          <Button type="submit" variant="subtle" size="compact-sm" disabled={busy || text.trim() === shown}>
            Read again
          </Button>
        }
      />
    </form>
  );
}
