import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { likePattern } from '../database/like.ts';
import type { PageWindow } from '../pagination.ts';
import { PermanentFailure } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import { redactText } from '../redaction.ts';
import { checkMessage, linksIn, type Message } from './message.ts';
import { outbox, type deliveryStatuses } from './outbox.tables.ts';

/** A mail as it is stored. */
export type StoredMail = Readonly<typeof outbox.$inferSelect>;

export interface OutboxFilter {
  /** Found anywhere in recipient, subject or text, whatever the case; never in the token of a link. */
  search?: string | undefined;
  recipient?: string | undefined;
  deliveryStatus?: (typeof deliveryStatuses)[number] | undefined;
}

export interface Mailer {
  /** Writes a mail in the caller's transaction, and has it delivered when that is committed.
   * @returns its id. @throws RangeError if address or subject could add a header. */
  send(message: Message): Promise<number>;
  /** What was written, the newest first, with its links as they were mailed: who may see them is the caller's to decide.
   * Where a mail server delivered it, the tokens in them are redacted. */
  list(filter: OutboxFilter, window: PageWindow): Promise<{ mails: readonly StoredMail[]; total: number }>;
}

export interface MailerOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  /** `smtp://` or `smtps://` with user and password; without it mail stays in the outbox. */
  smtpUrl?: string | undefined;
  /** The sender, as `Name <address>`. */
  from: string;
  /** Ends every mail: read when it is written, since it can be changed. */
  footer?: () => Promise<string>;
}

const DELIVERY = 'mail.deliver';
const BACKOFF_MS = [30_000, 120_000, 600_000, 3_600_000];
const TIMEOUT_MS = 15_000;

/** What a search may find: whoever guesses at a token must not learn from the number of results whether it is right. */
const textWithoutTokens = sql`regexp_replace(${outbox.text}, ${String.raw`grt_[\w-]{16,}|([?&#](?:[a-z_]*token|code|signature)=)[^&\s"'<>]+`}, '\\1', 'gi')`;

interface Delivery {
  mailId: number;
}

/** @see docs/specification/decisions.md §10 (mail goes to SMTP when configured, and always into the outbox) */
export function createMailer({ database, clock, queue, smtpUrl, from, footer }: MailerOptions): Mailer {
  const current = () => database.current();
  if (smtpUrl !== undefined) defineDelivery({ database, clock, queue, smtpUrl });
  return {
    async send(message) {
      checkMessage(message);
      const [mail] = await database
        .repeated()
        .insert(outbox)
        .values({
          recipient: message.to,
          sender: from,
          subject: message.subject,
          text: message.text + ((await footer?.()) ?? ''),
          links: linksIn(message.text),
          deliveryStatus: smtpUrl === undefined ? 'stored' : 'queued',
          createdAt: clock.now(),
        })
        .returning({ id: outbox.id });
      if (!mail) throw new Error('A mail was not stored');
      if (smtpUrl !== undefined) await queue.enqueue(DELIVERY, { mailId: mail.id } satisfies Delivery);
      return mail.id;
    },
    async list({ search, recipient, deliveryStatus }, { limit, offset }) {
      const pattern = likePattern(search ?? '');
      const wanted = and(
        search === undefined
          ? undefined
          : or(
              ilike(outbox.recipient, pattern),
              ilike(outbox.subject, pattern),
              and(ilike(outbox.text, pattern), ilike(textWithoutTokens, pattern)),
            ),
        recipient === undefined ? undefined : eq(sql`lower(${outbox.recipient})`, recipient.toLowerCase()),
        deliveryStatus === undefined ? undefined : eq(outbox.deliveryStatus, deliveryStatus),
      );
      const [{ total } = { total: 0 }] = await current().select({ total: count() }).from(outbox).where(wanted);
      const mails = await current()
        .select()
        .from(outbox)
        .where(wanted)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(limit)
        .offset(offset);
      return { mails, total };
    },
  };
}

function defineDelivery(parts: Pick<MailerOptions, 'database' | 'clock' | 'queue'> & { smtpUrl: string }): void {
  const { database, clock, queue, smtpUrl } = parts;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const update = (id: number, values: Partial<typeof outbox.$inferInsert>) =>
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
          // Always the same for one mail: should it be delivered twice after a crash, it can be told.
          messageId: messageId(mail),
        });
      } catch (error) {
        const reason = redactText(error instanceof Error ? error.message : String(error)).slice(0, 1000);
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

/** A reply of 500 and above is the mail server's last word; everything else may be better later. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
