import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import styles from '../../parts/entry-screen.module.css';

/** The code that the program shows, for whoever typed the address. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = typed.trim();
    setIsMissing(code === '');
    if (code !== '') onCode(code);
  }

  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <TextInput
        label="Code"
        name="code"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        size="md"
        placeholder="XXXX-XXXX"
        description="You’ll find it in the program you started."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={isMissing && 'Please enter the code'}
      />
      <Button type="submit" size="md">
        Continue
      </Button>
    </form>
  );
}
