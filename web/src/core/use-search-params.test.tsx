import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useBlocker } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useOpenCase } from '../parts/review/use-open-case.ts';
import { useDialogAddress } from './use-dialog-address.ts';
import { oneOf, useListAddress } from './use-list-address.ts';

type Hands = ReturnType<typeof useHands>;
function useHands() {
  return {
    list: useListAddress({ status: oneOf(['pending']) }),
    dialogs: useDialogAddress(['add']),
    cases: useOpenCase('open'),
  };
}

/** A screen with one button, which changes the URL.
 * @param isLoaded - whether the router asks a loader before it goes to a URL, as it does in the areas of an account
 * @param blocks - what a URL contains that the router does not go to */
function open(change: (hands: Hands) => unknown, { isLoaded = false, blocks = '?no' } = {}) {
  function Screen() {
    const hands = useHands();
    return (
      <button type="button" onClick={() => void change(hands)}>
        Change
      </button>
    );
  }
  function Frame() {
    useBlocker(({ nextLocation }) => nextLocation.search.includes(blocks));
    return <Outlet />;
  }
  const routes = [
    {
      element: <Frame />,
      ...(isLoaded ? { loader: () => null, HydrateFallback: () => null } : {}),
      children: [
        { path: '/list', element: <Screen /> },
        { path: '/other', element: 'Elsewhere' },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const click = async (name: string) => await user.click(await screen.findByText(name));
  return { router, search: () => router.state.location.search, click };
}

/** Both in one event. */
const pairs: readonly (readonly [what: string, change: (hands: Hands) => void, search: string])[] = [
  [
    'a search and a case',
    ({ list, cases }) => {
      list.setSearch('acme');
      cases.show(7);
    },
    '?search=acme&open=7',
  ],
  [
    'a case and a search',
    ({ list, cases }) => {
      cases.showRow(7);
      list.setSearch('acme');
    },
    '?open=7&queue=list&search=acme',
  ],
  [
    'a filter and a page',
    ({ list }) => {
      list.set('status', 'pending');
      list.setPage(2);
    },
    '?status=pending&page=2',
  ],
  [
    'a dialog, a filter, and a page size',
    ({ list, dialogs }) => {
      dialogs.show('add');
      list.set('status', 'pending');
      list.setSize(50);
    },
    '?add=1&status=pending&size=50',
  ],
];

describe.each([false, true])('of two changes of the URL in a row, with a loader: %s', (isLoaded) => {
  it.each(pairs)('both survive: %s', async (_what, change, search) => {
    const app = open(change, { isLoaded });
    await app.click('Change');
    await waitFor(() => expect(app.search()).toBe(search));
  });

  it('both are undone by Back, if only the first is an entry of its own', async () => {
    const app = open(({ list, cases }) => (cases.show(7), list.setSearch('acme')), { isLoaded });
    await app.click('Change');
    await waitFor(() => expect(app.search()).toBe('?open=7&search=acme'));
    await act(() => app.router.navigate(-1));
    expect(app.search()).toBe('');
  });

  it('both stay out of the history, if neither is an entry of its own', async () => {
    const app = open(({ list, dialogs }) => (dialogs.close(), list.setSearch('acme')), { isLoaded });
    await screen.findByText('Change');
    await act(() => app.router.navigate('/list?add=1'));
    await app.click('Change');
    await waitFor(() => expect(app.search()).toBe('?search=acme'));
    await act(() => app.router.navigate(-1));
    expect(app.search()).toBe('');
  });

  it('the second builds on the first also before that is on the screen', async () => {
    const app = open(
      async ({ list }) => {
        list.set('status', 'pending');
        while (app.search() === '') await Promise.resolve();
        list.setPage(2);
      },
      { isLoaded },
    );
    await app.click('Change');
    await waitFor(() => expect(app.search()).toBe('?status=pending&page=2'));
  });

  it('the first is lost if it was not let through', async () => {
    const changes = [({ cases }: Hands) => cases.show(7), ({ list }: Hands) => list.setPage(2)];
    const app = open((hands) => changes.shift()?.(hands), { isLoaded, blocks: 'open=7' });
    await app.click('Change');
    expect(app.search()).toBe('');
    await app.click('Change');
    await waitFor(() => expect(app.search()).toBe('?page=2'));
  });

  it('the second does nothing if the first leads to another page', async () => {
    const app = open(({ list }) => (void app.router.navigate('/other?tab=1'), list.setSearch('acme')), { isLoaded });
    await app.click('Change');
    await screen.findByText('Elsewhere');
    expect(app.search()).toBe('?tab=1');
  });
});
