import { and, desc, eq, ilike, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { visibleText } from '@grt/sdk/formats';
import type { Changes } from '../database/changes.ts';
import type { Clock } from '../clock.ts';
import { between, type Span } from '../database/between.ts';
import { countedPage } from '../database/counted-rows.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { insertRows } from '../database/insert-rows.ts';
import { likePattern } from '../database/like.ts';
import type { Counted, IdWindow } from '../pagination.ts';
import { PermanentFailure } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import { redactText } from '../redaction.ts';
import { checkMessage, linksIn, type Message } from './message.ts';
import { outbox, searchedIn, type deliveryStatuses } from './outbox.tables.ts';

/** A stored email. */
export type StoredMail = Readonly<typeof outbox.$inferSelect>;

export interface OutboxFilter extends Span {
  readonly id?: number | undefined;
  /** Case-insensitive match in recipient, subject, or text; never in a link's token. */
  search?: string | undefined;
  recipient?: string | undefined;
  deliveryStatus?: (typeof deliveryStatuses)[number] | undefined;
}

export interface Mailer {
  /** Writes an email in the caller's transaction, and delivers it after the commit.
   * @returns its id. @throws RangeError if the address or subject could inject a header. */
  send(message: Message): Promise<number>;
  /** The same for several. @returns their ids, in the same order. */
  sendAll(messages: readonly Message[]): Promise<readonly number[]>;
  /** Whether the mail server can be reached and accepts us. @returns why not; undefined if it does, or there is none. */
  trouble(): Promise<string | undefined>;
  /** Deletes emails written before a time, except those still to be delivered. @returns the number deleted. */
  prune(before: Date): Promise<number>;
  /** Stored email, newest first, with links as sent: the caller decides who may see them. If a mail server delivered
   * it, their tokens are redacted. */
  /** Newest first. @param window - with `afterId`, only what follows that mail in the list. */
  list(filter: OutboxFilter, window: IdWindow): Promise<{ mails: readonly StoredMail[] } & Counted>;
  /** The same without their number, for reading all of them. */
  mails(filter: OutboxFilter, page: { afterId?: number; limit: number }): Promise<readonly StoredMail[]>;
}

export interface MailerOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  /** `smtp://` or `smtps://` with user and password; without it, email stays in the outbox. */
  smtpUrl?: string | undefined;
  /** Refuse a mail server without encryption, unless it is on this machine. */
  requireTls?: boolean;
  /** The sender, as `Name <address>`. */
  from: string;
  /** The footer of every email: read when it is written, since it can change. */
  footer?: () => Promise<string>;
}

const DELIVERY = 'mail.deliver';
const BACKOFF_MS = [30_000, 120_000, 600_000, 3_600_000];
const TIMEOUT_MS = 15_000;

interface Delivery {
  mailId: number;
}

/** @see docs/specification/decisions.md §10 (mail goes to SMTP when configured, and always into the outbox) */
export function createMailer(options: MailerOptions): Mailer {
  const { database, clock, queue, smtpUrl, requireTls = false, from, footer } = options;
  const transport = smtpUrl === undefined ? undefined : transportTo(smtpUrl, requireTls);
  if (transport) defineDelivery({ database, clock, queue, transport });
  const sendAll: Mailer['sendAll'] = async (messages) => {
    if (messages.length === 0) return [];
    for (const message of messages) checkMessage(message);
    const end = (await footer?.()) ?? '';
    const rows = messages.map(({ to, subject, text }) => ({
      recipient: to,
      sender: from,
      subject: visibleText(subject),
      text: visibleText(text) + end,
      links: linksIn(visibleText(text)),
      deliveryStatus: smtpUrl === undefined ? ('stored' as const) : ('queued' as const),
      createdAt: clock.now(),
    }));
    const mails = await insertRows(database.current(), outbox, rows, { returning: ['id'] });
    const ids = mails.map(({ id }) => id);
    if (smtpUrl !== undefined) for (const mailId of ids) await queue.enqueue(DELIVERY, { mailId } satisfies Delivery);
    return ids;
  };
  return {
    async send(message) {
      const [id] = await sendAll([message]);
      if (id === undefined) throw new Error('An email was not stored');
      return id;
    },
    sendAll,
    async trouble() {
      try {
        await transport?.verify();
        return undefined;
      } catch (error) {
        return reasonOf(error);
      }
    },
    ...stored(database),
  };
}

/** Reading and pruning what was written. */
function stored(database: Database): Pick<Mailer, 'list' | 'mails' | 'prune'> {
  const current = () => database.current();
  const read = (wanted: SQL | undefined, { limit, offset, afterId }: IdWindow) =>
    current()
      .select()
      .from(outbox)
      .where(and(wanted, afterId === undefined ? undefined : lt(outbox.id, afterId)))
      .orderBy(desc(outbox.id))
      .limit(limit)
      .offset(offset);
  return {
    prune: (before) =>
      deleteInBatches(async (limit) => {
        const old = current()
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(lt(outbox.createdAt, before), ne(outbox.deliveryStatus, 'queued')))
          .limit(limit);
        const gone = await current().delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id });
        return gone.length;
      }),
    async list(filter, window) {
      const wanted = matching(filter);
      const { rows, ...counted } = await countedPage(database, {
        window,
        isSearch: filter.search !== undefined,
        all: current().select({ id: outbox.id }).from(outbox).where(wanted),
        read: async (few) => read(few === undefined ? wanted : eq(outbox.id, few), window),
      });
      return { mails: rows, ...counted };
    },
    mails: async (filter, page) => await read(matching(filter), { offset: 0, ...page }),
  };
}

function matching({ id, search, recipient, deliveryStatus, ...span }: OutboxFilter): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(outbox.id, id),
    search === undefined ? undefined : ilike(searchedIn(outbox), likePattern(search)),
    recipient === undefined ? undefined : eq(sql`lower(${outbox.recipient})`, recipient.toLowerCase()),
    deliveryStatus === undefined ? undefined : eq(outbox.deliveryStatus, deliveryStatus),
    between(outbox.createdAt, span),
  );
}

function transportTo(smtpUrl: string, requireTls: boolean) {
  const { hostname } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({
    url: smtpUrl,
    requireTLS: requireTls && !isHere,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const reasonOf = (error: unknown) => redactText(error instanceof Error ? error.message : String(error)).slice(0, 1000);

function defineDelivery(
  parts: Pick<MailerOptions, 'database' | 'clock' | 'queue'> & { transport: ReturnType<typeof transportTo> },
): void {
  const { database, clock, queue, transport } = parts;
  const update = (id: number, values: Changes<typeof outbox.$inferInsert>) =>
    database.current().update(outbox).set(values).where(eq(outbox.id, id));

  queue.define<Delivery>(DELIVERY, {
    queue: 'mail',
    maxAttempts: BACKOFF_MS.length + 1,
    backoffMs: BACKOFF_MS,
    concurrency: 2,
    async handler({ payload, attempt, maxAttempts }) {
      const [mail] = await database.current().select().from(outbox).where(eq(outbox.id, payload.mailId));
      if (!mail || mail.deliveryStatus === 'delivered') return;
      try {
        await transport.sendMail({
          from: mail.sender,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          date: mail.createdAt,
          // Stable per email: a duplicate delivery after a crash can be detected.
          messageId: messageId(mail),
        });
      } catch (error) {
        const reason = reasonOf(error);
        const isFinal = isRefused(error) || attempt >= maxAttempts;
        await update(mail.id, { error: reason, deliveryStatus: isFinal ? 'failed' : 'queued' });
        if (isRefused(error)) throw new PermanentFailure(reason, { cause: error });
        throw error;
      }
      const redacted = { text: redactText(mail.text), links: mail.links.map(redactText) };
      await update(mail.id, { ...redacted, deliveryStatus: 'delivered', deliveredAt: clock.now(), error: null });
    },
  });
}

function messageId({ id, sender, createdAt }: StoredMail): string {
  const host = /@([^\s>]+)/u.exec(sender)?.[1] ?? 'localhost';
  return `<grt-${String(createdAt.getTime())}-${String(id)}@${host}>`;
}

/** A reply of 500 and above is permanent; anything else may succeed later. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
