import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AppProviders } from '../../app/app-providers.tsx';
import { createAppGrt } from '../../core/create-app-grt.ts';
import { FormDialog } from '../unsaved-guard/form-dialog.tsx';
import { readQuestion } from '../unsaved-guard/unsaved.ts';
import { DecisionForm } from './decision-form.tsx';
import { writeIn } from '../../testing/write-in.ts';

const words = { title: 'Add note', label: 'Add note', busyLabel: 'Adding...', tone: 'cobalt' } as const;
const grt = createAppGrt({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('Nothing is sent here')) });

/** A dialog whose text is checked until that is released. */
async function sentOnce() {
  let release = () => {};
  const checked = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  const decided: string[] = [];
  function Screen() {
    const [isLeft, setIsLeft] = useState(false);
    if (isLeft) return <p>Another screen</p>;
    return (
      <>
        <FormDialog title="Note" opened onClose={() => decided.push('closed')}>
          <DecisionForm
            words={words}
            change={{ isPending: false, error: null }}
            failed="Failed"
            textWords={{ label: 'Text', description: 'Any', faultIn: async () => await checked }}
            onDecide={(text) => decided.push(text)}
          />
        </FormDialog>
        <button type="button" onClick={() => setIsLeft(true)}>
          Leave
        </button>
      </>
    );
  }
  render(
    <AppProviders grt={grt}>
      <Screen />
    </AppProviders>,
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  await writeIn(user, dialog.getByLabelText('Text'), 'Called on Monday.');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  return { user, dialog, decided, release };
}

it('stays open while its text is checked, and is sent once, however often that is pressed', async () => {
  const { user, dialog, decided, release } = await sentOnce();
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.type(dialog.getByLabelText('Text'), '{Control>}{Enter}{/Control}');
  expect(readQuestion()).toBeUndefined();
  release();
  await waitFor(() => expect(decided).toEqual(['Called on Monday.']));
  expect(dialog.getByRole('button', { name: 'Cancel' }).matches(':disabled')).toBe(false);
});

it('is not sent after its screen was left while the text was checked, and says so', async () => {
  const { user, decided, release } = await sentOnce();
  await user.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
  await screen.findByText('Another screen');
  release();
  await screen.findByText('Nothing was sent: you left before the text was checked.');
  expect(decided).toEqual([]);
});
