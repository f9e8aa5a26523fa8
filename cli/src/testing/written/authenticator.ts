import type { TotpSetup } from '@grt/sdk/contract';
import { totpCode, type TestServer } from '@grt/mock-server/testing';

/** The app of whoever tries the lines. */
export interface Authenticator {
  /** Scans what a reply shows. */
  readonly look: (request: Request, reply: Response) => Promise<void>;
  /** A code that nobody has used, of what was scanned last. */
  readonly code: () => string;
}

export function anAuthenticator({ clock }: Pick<TestServer, 'clock'>): Authenticator {
  let secret: string | undefined;
  return {
    async look({ method, url }, reply) {
      if (method !== 'POST' || !url.endsWith('/auth/factors/totp') || !reply.ok) return;
      const { data } = (await reply.clone().json()) as { readonly data: TotpSetup };
      secret = data.secret;
    },
    code() {
      if (secret === undefined) throw new Error('The app has scanned nothing yet');
      clock.advance(30_000); // Each code is accepted once.
      return totpCode(secret, clock.now());
    },
  };
}
