import type { OutboxMail } from '@grt/sdk/contract';
import type { Principal } from '../../core/http/principal.ts';
import { redactText } from '../../core/redaction.ts';

const hidden = '[redacted]';
const ownTokens = /grt_(?:setup|reset)_[\w-]+/gu;

type Shown = Pick<OutboxMail, 'text' | 'links' | 'links_hidden'>;

/** What decides on the links of a mail. */
export interface LinkRights {
  readonly reader: Pick<Principal, 'kind' | 'role'>;
  /** Mail goes to a mail server now, or this one was to go there. */
  readonly hasMailServer: boolean;
  /** The tokens in the mail that are known to belong to accounts of clients. */
  readonly clientTokens: ReadonlySet<string>;
}

/** The tokens of mailed links in a text. */
export function tokensIn(text: string): readonly string[] {
  return text.match(ownTokens) ?? [];
}

/** A mail's text and links as its reader may see them. A link gives whoever opens it the account, so with a mail server only
 * its recipient gets it; without one administrators hand on those of clients, and super admins, signed in themselves, those of
 * administrators. A token that is not known to be a client's counts as an administrator's. */
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
