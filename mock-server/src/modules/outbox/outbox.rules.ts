import type { OutboxMail } from '@grt/sdk/contract';
import type { Principal } from '../../core/http/principal.ts';
import { redactText } from '../../core/redaction.ts';

const hidden = '[redacted]';
const ownTokens = /grt_(?:setup|reset|email)_[\w-]+/gu;

type Shown = Pick<OutboxMail, 'text' | 'links' | 'links_hidden'>;

/** What decides whether the links in a mail are visible. */
export interface LinkRights {
  readonly reader: Pick<Principal, 'kind' | 'role'>;
  /** Mail goes to a mail server now, or this mail was meant to. */
  readonly hasMailServer: boolean;
  /** The tokens in the mail that are known to belong to client accounts. */
  readonly clientTokens: ReadonlySet<string>;
}

/** The tokens of the mailed links in a text. */
export function tokensIn(text: string): readonly string[] {
  return text.match(ownTokens) ?? [];
}

/** A mail's text and links as the reader may see them. Whoever opens a link gets the account, so with a mail server
 * only the recipient sees it. Without one, administrators pass on the links of clients, and super admins in their own
 * session those of administrators. A token that is not known to be a client's counts as an administrator's. */
export function visibleLinks(mail: Pick<Shown, 'text' | 'links'>, rights: LinkRights): Shown {
  const { reader, hasMailServer, clientTokens } = rights;
  if (hasMailServer) return hide(mail, redactText, 'mail_server');
  if (reader.kind === 'session' && reader.role === 'super_admin') return { ...mail, links_hidden: null };
  const hideOthers = (text: string) => text.replace(ownTokens, (token) => (clientTokens.has(token) ? token : hidden));
  return hide(mail, hideOthers, 'administrator');
}

function hide(
  { text, links }: Pick<Shown, 'text' | 'links'>,
  redacted: (text: string) => string,
  because: Shown['links_hidden'],
): Shown {
  const shown = { text: redacted(text), links: links.map(redacted) };
  const isHidden = shown.text !== text || shown.links.some((link) => link.includes(hidden));
  return { ...shown, links_hidden: isHidden ? because : null };
}
