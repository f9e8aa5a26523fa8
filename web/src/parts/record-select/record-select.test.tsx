import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createAppGrt } from '../../core/create-app-grt.ts';
import { GrtContext } from '../../core/use-grt.ts';
import type { RecordKind } from './record-kinds.ts';
import { RecordSelect } from './record-select.tsx';

const grt = createAppGrt({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('There is no server')) });
const names = new Map([
  [1, 'clips.example'],
  [2, 'clips.example.org'],
  [3, 'films.example'],
]);

let queryClient: QueryClient | undefined;
afterEach(() => queryClient?.clear());

/** Records of one owner, whose answers come when the test gives them. */
function heldKind(owner: string, ids = [...names.keys()]) {
  const asked = new Map<string, () => void>();
  const choices = ids.map((id) => ({ value: String(id), label: names.get(id) ?? '' }));
  const kind: RecordKind = {
    key: ['domains', owner],
    find: async (_grt, search = '') => {
      await new Promise<void>((resolve) => asked.set(search, resolve));
      const data = choices.filter(({ label }) => label.includes(search));
      return { data, meta: { total: data.length } };
    },
    nameOf: (_grt, id) => Promise.resolve(names.get(id) ?? ''),
  };
  const answer = async (search: string) => {
    await waitFor(() => expect([...asked.keys()]).toContain(search));
    await act(async () => await Promise.resolve(asked.get(search)?.()));
  };
  return { kind, answer };
}

function renderSelect(first: RecordKind) {
  queryClient = new QueryClient();
  const [user, chosen, sent] = [userEvent.setup(), [] as (number | undefined)[], [] as number[]];
  const shown = (kind: RecordKind, value?: number) => (
    <GrtContext value={grt}>
      <QueryClientProvider client={queryClient as QueryClient}>
        <MantineProvider>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              sent.push(1);
            }}
          >
            <RecordSelect
              kind={kind}
              label="Domain"
              none="Select a domain"
              value={value}
              name={names.get(value ?? 0)}
              onChange={(id) => chosen.push(id)}
            />
            <button type="submit">Send</button>
          </form>
        </MantineProvider>
      </QueryClientProvider>
    </GrtContext>
  );
  const { rerender } = render(shown(first));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Domain' });
  return { user, field, chosen, sent, show: (kind: RecordKind, value?: number) => rerender(shown(kind, value)) };
}

const offered = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

it('is typed over when its value arrives after the focus', async () => {
  const { kind } = heldKind('own');
  const { user, field, show } = renderSelect(kind);
  await user.click(field);
  show(kind, 3);
  expect(field.value).toBe('films.example');
  await user.paste('clips');
  expect(field.value).toBe('clips');
});

it('keeps what is being typed when its value arrives', async () => {
  const { kind, answer } = heldKind('own');
  const { user, field, show } = renderSelect(kind);
  await user.click(field);
  await user.paste('clip');
  show(kind, 3);
  await user.paste('s');
  expect(field.value).toBe('clips');
  await answer('clips');
  await waitFor(() => expect(offered()).toEqual(['clips.example', 'clips.example.org']));
});

it('takes on Enter a match of what is typed, and never of what was typed before', async () => {
  const { kind, answer } = heldKind('own');
  const { user, field, chosen, sent } = renderSelect(kind);
  await user.click(field);
  await answer('');
  await screen.findByRole('option', { name: 'films.example', hidden: true });
  await user.paste('films');
  await user.keyboard('{Enter}');
  expect([chosen, sent]).toEqual([[], []]);
  await answer('films');
  await waitFor(() => expect(offered()).toEqual(['films.example']));
  await user.keyboard('{Enter}');
  expect([chosen, sent]).toEqual([[3], []]);
});

it('offers what was typed last, in whatever order the answers come', async () => {
  const { kind, answer } = heldKind('own');
  const { user, field } = renderSelect(kind);
  await user.click(field);
  await user.paste('clips');
  await waitFor(() => expect(offered()).toEqual([]));
  await answer('');
  await user.clear(field);
  await user.paste('films');
  await answer('films');
  await waitFor(() => expect(offered()).toEqual(['films.example']));
});

it('offers nothing of another owner', async () => {
  const [acme, globex] = [heldKind('acme', [1, 2]), heldKind('globex', [3])];
  const { user, field, show } = renderSelect(acme.kind);
  await user.click(field);
  await acme.answer('');
  await waitFor(() => expect(offered()).toEqual(['clips.example', 'clips.example.org']));
  show(globex.kind);
  expect(offered()).toEqual([]);
  await globex.answer('');
  await waitFor(() => expect(offered()).toEqual(['films.example']));
});
