import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastPlace } from './toast-place.tsx';
import { toastFailure, toastRefusal, toastSuccess, toastWarning } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass, and what goes away fade. */
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const fadeMs = 500;

it.each([
  ['success', 5000, () => toastSuccess('Saved')],
  ['warning', 5000, () => toastWarning('Saved')],
  ['refusal', 10_000, () => toastRefusal('Saved')],
  ['failure', 10_000, () => toastFailure('Saved', new Error('Not today'))],
])('a %s vanishes after %i ms, and not before', (_kind, ms, show) => {
  render(
    <MantineProvider>
      <ToastPlace />
    </MantineProvider>,
  );
  act(show);
  pass(ms - 1);
  expect(screen.getByText('Saved')).toBeDefined();
  pass(1);
  pass(fadeMs);
  expect(screen.queryByText('Saved')).toBeNull();
});
