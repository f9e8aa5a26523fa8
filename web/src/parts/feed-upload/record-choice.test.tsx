import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anApprovedDomain, openAsAcme } from '../../testing/client-app.tsx';

describe('a file with several lists', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  it('is read again from the list that was chosen, and another file is not', async () => {
    await anApprovedDomain(server);
    const { user } = await openAsAcme(server, '/client/feeds?add=1', server.fetch);
    const picture = (name: string) => `https://img.example/${name}.jpg`;
    const content = {
      clips: ['One', 'Two', 'Three'].map((title, index) => ({ key: index, title, picture: picture(title) })),
      trailers: ['Harbor', 'Fog'].map((label) => ({ label, picture: picture(label), code: label })),
    };
    const file = new File([JSON.stringify(content)], 'lists.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('Feed file'), file);
    await screen.findByDisplayValue('clips.example');
    await user.selectOptions(screen.getByLabelText(/Category/), 'girls');
    await user.click(screen.getByRole('button', { name: 'Upload Feed' }));

    const records = await screen.findByLabelText<HTMLSelectElement>('Records');
    expect(
      within(records)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['clips (3 records): One, Two, Three', 'trailers (2 records): Harbor, Fog']);
    expect(screen.getByLabelText('Field for title')).toBeDefined();
    await user.selectOptions(records, 'trailers');
    expect(await screen.findByLabelText('Field for label')).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('Records').value).toBe('trailers');

    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.upload(await screen.findByLabelText('Feed file'), new File(['Key,Headline\na1,First\n'], 'dump.csv'));
    await user.click(screen.getByRole('button', { name: 'Upload Feed' }));
    expect(await screen.findByRole('heading', { name: 'dump.csv has 2 columns' })).toBeDefined();
    expect(screen.queryByLabelText('Records')).toBeNull();
  });
});
