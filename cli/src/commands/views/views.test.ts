import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt views', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const grt = (as: string, ...argv: readonly string[]) => runGrtAs(server, { as }, 'views', ...argv);
  const listed = async (as: string, ...argv: readonly string[]) => {
    const { out } = await grt(as, 'list', '--jq', '.[] | [.list, .name, .query] | @json', ...argv);
    return out.split('\n').filter(Boolean);
  };

  it('saves views, replaces one of the same name, lists only your own, and deletes', async () => {
    expect(await grt('admin', 'list')).toEqual({ code: 0, out: '', err: 'No views found.\n' });
    await grt('admin', 'save', 'clients', 'status=suspended', '--name', 'Suspended');
    await grt('admin', 'save', 'clients', 'status=suspended&sort=revenue_desc', '--name', 'Suspended');
    const { out: saved } = await grt('admin', 'save', 'feeds', 'hide=views', '--jq', '.id');
    await grt('acme', 'save', 'feeds', 'status=active', '--name', 'Active');
    expect(await listed('admin')).toEqual([
      '["clients","Suspended","status=suspended&sort=revenue_desc"]',
      '["feeds",null,"hide=views"]',
    ]);
    expect(await listed('admin', '--list', 'feeds')).toEqual(['["feeds",null,"hide=views"]']);
    expect(await listed('admin', '--limit', '1')).toHaveLength(1);
    expect(await listed('acme')).toEqual(['["feeds","Active","status=active"]']);
    const id = saved.trim();
    expect((await grt('admin', 'delete', id, '--yes')).out).toBe(`${id}\tView ${id} deleted\n`);
    expect(await listed('admin', '--list', 'feeds')).toEqual([]);
  });

  it('opens the screen of a list', async () => {
    const seen: string[] = [];
    const openBrowser = async (url: string) => void seen.push(new URL(url).pathname + new URL(url).search);
    const open = (as: string, ...list: readonly string[]) =>
      runGrtAs(server, { as, openBrowser }, 'views', 'list', '--web', ...list);
    await open('admin', '--list', 'feed_review');
    await open('acme', '--list', 'own_tokens');
    expect(seen).toEqual(['/admin/feeds?tab=review', '/client/settings']);
    expect((await open('acme')).err).toMatch(
      /^error: Specify the list whose screen to open: --list with one of analytics, /,
    );
    expect(await open('acme', '--list', 'toString')).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /^error: No screen has a list called "toString": --list with one of analytics, /,
      ) as string,
    });
  });

  it('refuses a blank name, someone else’s view, and a deletion that no one confirmed', async () => {
    expect(await grt('admin', 'save', 'clients', 'x=1', '--name', '')).toMatchObject({ code: 8, out: '' });
    const { out } = await grt('globex', 'save', 'feeds', 'status=active', '--name', 'Active', '--jq', '.id');
    expect(await grt('admin', 'delete', out.trim(), '--yes')).toMatchObject({ code: 6, out: '' });
    expect(await grt('globex', 'delete', out.trim())).toMatchObject({ code: 2, out: '' });
    expect(await listed('globex')).toHaveLength(1);
  });
});
