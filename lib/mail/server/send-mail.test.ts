import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { canSendMail, sendMail } from './send-mail';

type Received = { to: string[]; raw: string };

/** A mail server on loopback that keeps what it is given. */
async function startSink(answer: { refuse?: boolean } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done(answer.refuse ? new Error('no room left') : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Chalktalk <rooms@chalktalk.example>' },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const mail = {
  to: 'ada@chalktalk.example',
  subject: 'Come to Waves',
  text: 'https://chalktalk.example/j/abc\n',
};

describe('the mail port', () => {
  it('hands a mail to the server that is configured', async () => {
    const sink = await startSink();
    await expect(sendMail(mail, sink.env)).resolves.toBe('sent');
    await sink.stop();
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]?.to).toEqual(['ada@chalktalk.example']);
    expect(sink.received[0]?.raw).toContain('From: Chalktalk <rooms@chalktalk.example>');
    expect(sink.received[0]?.raw).toContain('Subject: Come to Waves');
    expect(sink.received[0]?.raw).toContain('https://chalktalk.example/j/abc');
  });

  it('lets no subject or address add a header or a recipient', async () => {
    const sink = await startSink();
    const hostile = {
      to: 'ada@chalktalk.example',
      subject: 'Waves\r\nBcc: eve@evil.example',
      text: 'Hello',
    };
    await sendMail(hostile, sink.env);
    const twoPeople = { ...mail, to: 'ada@chalktalk.example, eve@evil.example' };
    await sendMail(twoPeople, sink.env).catch(() => undefined);
    await sink.stop();
    expect(sink.received.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
    expect(sink.received[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  it('says so when no server is configured', async () => {
    expect(canSendMail({})).toBe(false);
    expect(canSendMail({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' })).toBe(true);
    await expect(sendMail(mail, {})).resolves.toBe('not-configured');
  });

  it('fails as unavailable when the server refuses or is not there', async () => {
    const sink = await startSink({ refuse: true });
    await expect(sendMail(mail, sink.env)).rejects.toMatchObject({ code: 'server/unavailable' });
    await sink.stop();
    await expect(sendMail(mail, sink.env)).rejects.toMatchObject({ code: 'server/unavailable' });
  });
});
