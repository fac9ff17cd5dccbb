import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived; `subject` and `text`, its body, are readable. */
export type ReceivedMail = { to: readonly string[]; raw: string; subject: string; text: string };

/** For tests: a mail server on loopback that keeps what it is given, and delivers nothing. */
export type MailSink = {
  url: string;
  /** What came for an address, the oldest first. */
  mailsTo: (address: string) => readonly ReceivedMail[];
  stop: () => Promise<void>;
};

const host = '127.0.0.1';

/** The beginning of an address decides how it is treated, so that tests beside each other do not meet. */
const refused = 'refused-';
const silent = 'silent-';

/**
 * Starts a mail server that takes every mail, but refuses those to `refused-…` and never answers about those to
 * `silent-…`.
 */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 0,
    onRcptTo: ({ address }, _, done) => {
      if (address.startsWith(silent)) return;
      done(address.startsWith(refused) ? new Error('no such mailbox') : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          subject: readSubject(raw),
          text: readBody(raw),
        });
        done();
      });
    },
  });
  // A client that gives a silent server up resets the connection: that is what it should do.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${actual}`,
    mailsTo: (address) => received.filter(({ to }) => to.includes(address)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The words of a mail's subject, put together as a reader's program does (RFC 2047). */
function readSubject(raw: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  const header = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1] ?? '';
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/\r\n\s/g, ' ');
  const bytes = joined.replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(words, 'base64').toString('latin1')
      : words
          .replaceAll('_', ' ')
          .replaceAll(/=([0-9a-f]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The body of a mail of one part, plain or as quoted-printable (RFC 2045, 6.7). */
function readBody(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text;
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
