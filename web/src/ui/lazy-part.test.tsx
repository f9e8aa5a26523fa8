import { Component, Suspense, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

it('says in its place that it cannot be loaded, and is loaded on the next try, while the rest stays', async () => {
  // React reports what a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: (props: { readonly name: string }) => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: ({ name }) => <p>Here is {name}</p> });
  const Part = lazyPart(load);
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Typed" />
      <Suspense fallback="Loading...">
        <Part name="the part" />
      </Suspense>
    </>,
  );
  await user.type(screen.getByLabelText('Typed'), 'Not lost');
  const message = 'This part could not be loaded. Please check your connection, and try again.';
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here is the part')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Typed').value).toBe('Not lost');
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

class Above extends Component<{ readonly children: ReactNode }, { readonly caught?: Error }> {
  override state: { readonly caught?: Error } = {};
  static getDerivedStateFromError = (caught: Error) => ({ caught });
  override render = () => (this.state.caught ? <p>Above: {this.state.caught.message}</p> : this.props.children);
}

it('leaves any other failure of the part to what is above', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken itself');
  };
  const Part = lazyPart(() => Promise.resolve({ default: Broken }));
  render(
    <Above>
      <Suspense>
        <Part />
      </Suspense>
    </Above>,
  );
  expect(await screen.findByText('Above: Broken itself')).toBeDefined();
  reported.mockRestore();
});
