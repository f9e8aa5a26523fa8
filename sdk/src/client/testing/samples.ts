import type { SignInReply, User } from '../../contract/schema.gen.ts';

/** A signed-in client. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 3,
    type: 'client',
    username: 'acme',
    full_name: 'Alex Moore',
    email: 'alex@acme.example',
    role: 'client',
    is_super_admin: false,
    client_id: 1,
    company_name: 'Acme Video',
    timezone: 'America/New_York',
    ...overrides,
  };
}

/** The reply of a sign-in or a refresh. */
export function aSignIn(token: string, user: User = aUser()): SignInReply {
  return {
    success: true,
    token,
    user,
    expires_at: '2026-11-20T11:00:00.000Z',
    refresh_until: '2026-12-04T10:00:00.000Z',
  };
}
