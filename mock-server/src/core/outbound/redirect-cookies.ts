import type { IncomingMessage } from 'node:http';
import type { CookieJar } from 'tough-cookie';

/** Cookies of one chain of redirects, and of no other request: some hosts send everyone around until one comes back. */
export class RedirectCookies {
  #jar: CookieJar | undefined;

  /** Keeps what a redirect sets. */
  async keep({ headers }: Pick<IncomingMessage, 'headers'>, from: URL): Promise<void> {
    const set = headers['set-cookie'] ?? [];
    if (set.length === 0) return;
    const { CookieJar } = await import('tough-cookie');
    this.#jar ??= new CookieJar();
    for (const cookie of set) await this.#jar.setCookie(cookie, from.href, { ignoreError: true });
  }

  /** The header with those that an address may see, if there are any. */
  async headerFor(url: URL): Promise<{ readonly cookie?: string }> {
    const cookie = await this.#jar?.getCookieString(url.href);
    return cookie ? { cookie } : {};
  }
}
