import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { describeOnDatabase } from '../../testing/databases.ts';
import { clearDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock, type FixedClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { seededRandom } from '../ids.ts';
import { silentLog } from '../log.ts';
import { createQueue, type Queue } from '../queue/queue.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { checkMessage, linksIn } from './message.ts';

const everything = { limit: 100, offset: 0 };
const setupMail = {
  to: 'dana@northlight.example',
  subject: 'Your account is ready',
  text: 'Choose a password: https://grt.example/setup?token=s_9fQ2mN. Questions? https://grt.example/help',
};

describeOnDatabase('the mailer', (open) => {
  let database: Database;
  let clock: FixedClock;
  let queue: Queue;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await clearDatabase(database);
    clock = fixedClock(testStart);
    queue = createQueue({ database, clock, random: seededRandom('mail'), log: silentLog });
  });
  const mailerTo = (smtpUrl?: string, requireTls = false): Mailer =>
    createMailer({ database, clock, queue, smtpUrl, requireTls, from: 'GRT <no-reply@grt.example>' });

  describe('without a mail server', () => {
    it('stores the mail with its links and delivers nothing', async () => {
      const mailer = mailerTo();
      const id = await mailer.send(setupMail);
      expect(await queue.drain()).toBe(0);
      expect(await mailer.list({}, everything)).toEqual({
        isCapped: false,
        total: 1,
        mails: [
          {
            id,
            recipient: 'dana@northlight.example',
            sender: 'GRT <no-reply@grt.example>',
            subject: 'Your account is ready',
            text: setupMail.text,
            links: ['https://grt.example/setup?token=s_9fQ2mN', 'https://grt.example/help'],
            deliveryStatus: 'stored',
            error: null,
            createdAt: clock.now(),
            deliveredAt: null,
          },
        ],
      });
    });

    it('writes what it is about without invisible characters, which could turn words around', async () => {
      const mailer = mailerTo();
      await mailer.send({
        ...setupMail,
        subject: 'Feed \u202Etxt.exe\u202C was im\u200Bported',
        text: 'Row \u2067one\u2069:\n\thttps://grt.example/he\u00ADlp',
      });
      expect((await mailer.list({}, everything)).mails[0]).toMatchObject({
        subject: 'Feed txt.exe was imported',
        text: 'Row one:\n\thttps://grt.example/help',
        links: ['https://grt.example/help'],
      });
    });

    it('forgets a mail whose transaction is rolled back', async () => {
      const mailer = mailerTo();
      const attempt = database.transaction(async () => {
        await mailer.send(setupMail);
        throw new Error('no');
      });
      await expect(attempt).rejects.toThrow('no');
      expect((await mailer.list({}, everything)).total).toBe(0);
    });

    it('lists the newest first, in pages, and searches by text, recipient, and status', async () => {
      const mailer = mailerTo();
      for (const name of ['ann', 'Bob', 'cy%']) {
        await mailer.send({ to: `${name}@x.example`, subject: `Hello ${name}`, text: 'hi' });
        clock.advance(1_000);
      }
      const recipients = async (...list: Parameters<Mailer['list']>) =>
        (await mailer.list(...list)).mails.map(({ recipient }) => recipient);
      expect(await recipients({}, { limit: 2, offset: 0 })).toEqual(['cy%@x.example', 'Bob@x.example']);
      expect(await recipients({}, { limit: 2, offset: 2 })).toEqual(['ann@x.example']);
      expect(await recipients({ search: 'HELLO A' }, everything)).toEqual(['ann@x.example']);
      expect(await recipients({ search: '%' }, everything)).toEqual(['cy%@x.example']);
      expect(await recipients({ recipient: 'bob@X.example' }, everything)).toEqual(['Bob@x.example']);
      expect(await recipients({ deliveryStatus: 'failed' }, everything)).toEqual([]);
    });

    it('finds by the words around a link, never by its token', async () => {
      const mailer = mailerTo();
      await mailer.send(setupMail);
      await mailer.send({ ...setupMail, text: 'Quoted grt_reset_AbCdEfGhIjKlMnOp at the end' });
      const found = async (search: string) => (await mailer.list({ search }, everything)).total;
      expect(await Promise.all(['/setup?token=', 'Questions', 'grt.example/help'].map(found))).toEqual([1, 1, 1]);
      expect(await Promise.all(['s_9fQ2mN', 's_9', 'token=s', 'grt_reset_AbC', 'MnOp'].map(found))).toEqual([
        0, 0, 0, 0, 0,
      ]);
    });

    it('refuses an address or subject that would add a header or a recipient, and stores nothing', async () => {
      const mailer = mailerTo();
      const bad = [
        { to: 'a@x.example\r\nBcc: b@x.example' },
        { to: 'a@x.example, b@x.example' },
        { to: 'A <a@x.example>' },
        { to: 'nobody' },
        { subject: 'Hello\r\nBcc: b@x.example' },
        { subject: 'Hello\u0000' },
      ];
      for (const part of bad) await expect(mailer.send({ ...setupMail, ...part })).rejects.toThrow(RangeError);
      expect((await mailer.list({}, everything)).total).toBe(0);
    });
  });

  describe('with a mail server', () => {
    let smtp: MailServer;
    afterEach(() => smtp.close());

    it('delivers the mail once, and redacts the stored tokens', async () => {
      smtp = await startMailServer();
      const mailer = mailerTo(smtp.url);
      await mailer.send(setupMail);
      expect((await mailer.list({}, everything)).mails[0]?.deliveryStatus).toBe('queued');
      await queue.drain();
      expect(smtp.received).toHaveLength(1);
      expect(smtp.received[0]).toContain('To: dana@northlight.example');
      expect(smtp.received[0]).toContain('token=3Ds_9fQ2mN'); // quoted-printable
      expect((await mailer.list({}, everything)).mails[0]).toMatchObject({
        deliveryStatus: 'delivered',
        deliveredAt: clock.now(),
        links: ['https://grt.example/setup?token=[redacted]', 'https://grt.example/help'],
      });
      expect((await mailer.list({ search: 's_9fQ2mN' }, everything)).total).toBe(0);
    });

    it('is sent nothing in the clear where encryption is required, unless it is on this machine', async () => {
      smtp = await startMailServer();
      expect(await mailerTo(smtp.url, true).trouble()).toBeUndefined();
      const elsewhere = mailerTo(smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'), true);
      expect(await elsewhere.trouble()).toContain('STARTTLS');
    });

    it('retries when the server has a temporary problem', async () => {
      smtp = await startMailServer(['451 busy']);
      const mailer = mailerTo(smtp.url);
      await mailer.send(setupMail);
      await queue.drain();
      const [waiting] = (await mailer.list({}, everything)).mails;
      expect(waiting).toMatchObject({ deliveryStatus: 'queued', error: expect.stringContaining('451') as string });
      clock.advance(30_000);
      await queue.drain();
      expect((await mailer.list({}, everything)).mails[0]).toMatchObject({ deliveryStatus: 'delivered', error: null });
      expect(smtp.received).toHaveLength(1);
    });

    it('gives up at once when the server refuses the recipient, and keeps the link for another attempt', async () => {
      smtp = await startMailServer(['550 no such user']);
      const mailer = mailerTo(smtp.url);
      await mailer.send(setupMail);
      await queue.drain();
      expect((await mailer.list({}, everything)).mails[0]).toMatchObject({
        deliveryStatus: 'failed',
        text: setupMail.text,
        error: expect.stringContaining('550') as string,
      });
      expect((await queue.failed(everything)).total).toBe(1);
    });

    it('gives up after five attempts when there is no server', async () => {
      smtp = await startMailServer();
      const mailer = mailerTo(smtp.url);
      await smtp.close();
      await mailer.send(setupMail);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await queue.drain();
        clock.advance(3_600_000);
      }
      expect((await mailer.list({}, everything)).mails[0]?.deliveryStatus).toBe('failed');
    });
  });
});

describe('a message', () => {
  const characters = ['a', 'b', '.', '+', ' ', '@', ',', '<', '"', '\r', '\n', '\0', '\u0085'];
  const piece = fc.string({ unit: fc.constantFrom(...characters), maxLength: 4 });

  it('never has a control character in its subject or whitespace in its address', () => {
    fc.assert(
      fc.property(piece, piece, piece, (name, host, subject) => {
        const to = `${name}@${host}`;
        const isClean = /^[a-z.+]+$/u.test(name) && /^[a-z.+]+$/u.test(host) && !/[\r\n\0\u0085]/u.test(subject);
        let passed = true;
        try {
          checkMessage({ to, subject, text: '' });
        } catch {
          passed = false;
        }
        expect(passed).toBe(isClean);
      }),
    );
  });

  it.each([
    ['See https://a.example/x?y=1&z=2, or (http://b.example/).', ['https://a.example/x?y=1&z=2', 'http://b.example/']],
    ['<https://a.example/setup?token=abc_-9>', ['https://a.example/setup?token=abc_-9']],
    ['ftp://a.example and a.example', []],
  ])('finds the links in %j', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });
});

interface MailServer {
  url: string;
  /** The messages as received. */
  received: string[];
  close(): Promise<void>;
}

/** A mail server for one recipient per mail. @param refusals - its replies to the first recipients instead of 250. */
async function startMailServer(refusals: string[] = []): Promise<MailServer> {
  const received: string[] = [];
  const server: Server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let buffered = '';
    let inData = false;
    say('220 test');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      for (;;) {
        const end = buffered.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffered.slice(0, end);
        buffered = buffered.slice(end + (inData ? 5 : 2));
        if (inData) {
          received.push(text);
          inData = false;
          say('250 taken');
        } else if (text.startsWith('RCPT')) say(refusals.shift() ?? '250 ok');
        else if (text === 'DATA') {
          inData = true;
          say('354 go on');
        } else if (text === 'QUIT') socket.end('221 bye\r\n');
        else say(text === 'STARTTLS' ? '502 no encryption here' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let closing: Promise<void> | undefined;
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    received,
    close: () => (closing ??= new Promise((resolve) => server.close(() => resolve()))),
  };
}
