import type { Credentials, StoredProfile } from '@grt/sdk/credentials';
import { describe, expect, it } from 'vitest';
import { chooseAccount, parseApiUrl, profileForNew } from './account.ts';

const profile = (api_url: string): StoredProfile => ({ api_url, token: 'grt_s_x', kind: 'session' });
const local = 'http://127.0.0.1:4010/api';
const live = 'https://grt.example/api';
const kept: Credentials = {
  current: 'acme',
  profiles: new Map([
    ['acme', profile(local)],
    ['admin', profile(local)],
    ['live', profile(live)],
  ]),
};
const none: Credentials = { current: undefined, profiles: new Map() };

describe('chooseAccount', () => {
  it('uses the current profile and its server by default', () => {
    expect(chooseAccount({}, {}, kept)).toMatchObject({ profile: 'acme', apiUrl: local, stored: { token: 'grt_s_x' } });
  });

  it('uses the named profile with its own server; the flag takes precedence over the environment', () => {
    const chosen = chooseAccount({ profile: 'live' }, { GRT_PROFILE: 'admin' }, kept);
    expect(chosen).toMatchObject({ profile: 'live', apiUrl: live });
  });

  it('finds the profile stored for a named server', () => {
    expect(chooseAccount({}, { GRT_API_URL: `${live}/` }, kept)).toMatchObject({ profile: 'live', apiUrl: live });
  });

  it('never uses a stored token for any server but its own', () => {
    const chosen = chooseAccount({ profile: 'acme', apiUrl: 'https://evil.example/api' }, {}, kept);
    expect(chosen).toMatchObject({ apiUrl: 'https://evil.example/api', stored: undefined, keptForOther: local });
  });

  it('uses the token from the environment, and treats an empty one as none', () => {
    expect(chooseAccount({}, { GRT_TOKEN: 'grt_t_y' }, kept).environmentToken).toBe('grt_t_y');
    expect(chooseAccount({}, { GRT_TOKEN: '', GRT_PROFILE: '' }, kept).environmentToken).toBeUndefined();
  });

  it('names a new profile after its host', () => {
    expect(chooseAccount({}, {}, none)).toMatchObject({ profile: '127.0.0.1:4010', apiUrl: local, stored: undefined });
    expect(chooseAccount({ apiUrl: live }, {}, none).profile).toBe('grt.example');
  });

  it.each([['__proto__'], ['a b'], ['../x']])('refuses %j as a profile', (name) => {
    expect(() => chooseAccount({ profile: name }, {}, none)).toThrow('is not a valid profile name');
  });
});

describe('profileForNew', () => {
  const owned = (username: string): StoredProfile => ({ ...profile(local), user: { username, type: 'client' } });
  const mine: Credentials = { current: 'mine', profiles: new Map([['mine', owned('acme')]]) };

  it('uses the profile that the account already has on this server', () => {
    expect(profileForNew(mine, { apiUrl: local, username: 'acme' })).toBe('mine');
    expect(profileForNew(mine, { apiUrl: live, username: 'acme' })).toBe('grt.example');
  });

  it("never uses someone else's profile", () => {
    const first = profileForNew(mine, { apiUrl: local, username: 'admin' });
    expect(first).toBe('127.0.0.1:4010');
    const both = { current: first, profiles: new Map([...mine.profiles, [first, owned('admin')]]) };
    expect(profileForNew(both, { apiUrl: local, username: 'globex' })).toBe('globex@127.0.0.1:4010');
  });
});

describe('parseApiUrl', () => {
  it('drops the trailing slash and the query', () => {
    expect(parseApiUrl('HTTP://127.0.0.1:4010/api//?x=1')).toBe(local);
  });

  it.each(['grt.example', 'ftp://grt.example', ''])('refuses %j', (typed) => {
    expect(() => parseApiUrl(typed)).toThrow(`"${typed}" is not a server URL`);
  });

  it.each(['http://user:secret@grt.example/api', 'user:secret@grt.example/api', 'http://user:se/cret@grt.example'])(
    'refuses %j, and does not quote it',
    (typed) => {
      expect(() => parseApiUrl(typed)).toThrow(
        `A server URL has no user name or password. Use one like http://127.0.0.1:4010/api`,
      );
    },
  );
});
