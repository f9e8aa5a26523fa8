import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSelection } from '../../core/use-selection.ts';
import { PageSteps } from '../page-steps.tsx';
import { BulkBar } from './bulk-bar.tsx';

function Foot({ isCapped }: { isCapped: boolean }) {
  const selection = useSelection<object>('');
  return (
    <MantineProvider>
      <button type="button" onClick={() => selection.toggle(1, {})}>
        Pick
      </button>
      <PageSteps page={1} lastPage={51} isCapped={isCapped} onPage={() => undefined} />
      <BulkBar selection={selection} total={10_000} isCapped={isCapped}>
        {null}
      </BulkBar>
    </MantineProvider>
  );
}

it.each([
  [true, 'Select the first 10,000 of 10,000+ that match', /of 51\+$/],
  [false, 'Select all 10,000 that match', /of 51$/],
])('promises no more rows than an action takes, and says when there are more: %s', async (isCapped, label, pages) => {
  const user = userEvent.setup();
  render(<Foot isCapped={isCapped} />);
  await user.click(screen.getByRole('button', { name: 'Pick' }));
  await user.click(screen.getByRole('button', { name: label }));
  expect(screen.getByText('10,000', { selector: 'strong' })).toBeDefined();
  expect(screen.getByText(pages)).toBeDefined();
});
