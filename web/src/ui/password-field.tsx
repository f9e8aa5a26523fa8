import { useState, type ComponentProps } from 'react';
import { TextInput } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import styles from './password-field.module.css';

/** A password field with a show/hide button. The kit's own reacts to pointer down; this one is a plain button. */
export function PasswordField(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className={styles['toggle']}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
