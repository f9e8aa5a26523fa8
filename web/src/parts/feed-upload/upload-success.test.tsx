import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadSuccess } from './upload-success.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('closes automatically after 2 seconds, and not before', () => {
  vi.useFakeTimers();
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  render(
    <MantineProvider>
      <UploadSuccess feedName="Trending" opened onClose={onClose} />
    </MantineProvider>,
  );
  act(() => {
    vi.advanceTimersByTime(1999);
  });
  expect(screen.getByText('Trending was submitted')).toBeDefined();
  expect(closed).toBe(0);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(closed).toBe(1);
});
