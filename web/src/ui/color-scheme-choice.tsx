import { useId } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { writePreferences, type Preferences } from '../core/preferences.ts';
import { usePreferences } from '../core/use-preferences.ts';
import styles from './color-scheme-choice.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const choices: readonly { value: Preferences['color_scheme']; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Match system', Icon: Monitor },
];

/** Light, dark, or system; remembered in this browser. */
export function ColorSchemeChoice() {
  const name = useId();
  const { color_scheme: chosen } = usePreferences();
  return (
    <fieldset className={styles['choice']}>
      <legend>
        <VisuallyHidden>Color scheme</VisuallyHidden>
      </legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} className={styles['option']} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => writePreferences({ color_scheme: value })}
          />
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
