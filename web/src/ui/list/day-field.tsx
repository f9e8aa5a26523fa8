import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { dayOf } from '../../core/days.ts';
import styles from './day-field.module.css';

interface DayFieldProps {
  readonly name: string;
  /** Shown before the date. */
  readonly start?: ReactNode;
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
  /** Why the day cannot be used. */
  readonly fault?: string | undefined;
  /** Whether the field cannot be cleared. */
  readonly isRequired?: boolean;
}

/** On the way to December 30, someone types January and December 3. */
const pauseMs = 500;

/** A date, taken after a pause, on Enter, and when the field is left. What is half typed or does not exist changes nothing, and
 * the field says so. */
export function DayField({ name, start, day, onDay, fault, isRequired = false }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const taken = useRef(day);
  const [isInvalid, setIsInvalid] = useState(false);

  // The browser keeps half a date to itself, and says that the field is empty: as a controlled field it would lose it.
  useEffect(() => {
    if (day === taken.current) return;
    taken.current = day;
    setIsInvalid(false);
    if (input.current) input.current.value = day ?? '';
  }, [day]);

  const isValid = ({ value, validity }: HTMLInputElement): boolean =>
    value === '' ? !isRequired && !validity.badInput : dayOf(value) !== undefined;

  function take(field: HTMLInputElement) {
    const next = field.value || undefined;
    if (!isValid(field) || next === taken.current) return;
    taken.current = next;
    onDay(next);
  }
  const takeSoon = useDebouncedCallback(take, pauseMs);

  function settle(field: HTMLInputElement) {
    take(field);
    setIsInvalid(!isValid(field));
  }

  const wanted = isRequired ? 'Enter a valid date.' : 'Enter a valid date or clear the field.';
  return (
    <TextInput
      ref={input}
      type="date"
      aria-label={name}
      classNames={{ error: styles['error'] ?? '' }}
      {...(start === undefined ? {} : { leftSection: start, leftSectionWidth: 52 })}
      defaultValue={day ?? ''}
      error={isInvalid ? `${wanted} Until then, nothing changes.` : fault}
      onChange={({ currentTarget }) => {
        if (isValid(currentTarget)) setIsInvalid(false);
        takeSoon(currentTarget);
      }}
      onBlur={({ currentTarget }) => settle(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') settle(currentTarget);
      }}
    />
  );
}
