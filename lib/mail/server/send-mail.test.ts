import { startMailSink, type MailSink } from './mail-sink';
import { canSendMail, sendMail } from './send-mail';

const mail = {
  to: 'ada@chalktalk.example',
  subject: 'Come to Waves',
  text: 'Read “Waves” first.\nhttps://chalktalk.example/j/abc\n',
};

describe('the mail port', () => {
  let sink: MailSink;
  const env = () => ({ SMTP_URL: sink.url, MAIL_FROM: 'Chalktalk <rooms@chalktalk.example>' });
  beforeEach(async () => {
    sink = await startMailSink();
  });
  afterEach(() => sink.stop());

  it('hands a mail to the server that is configured', async () => {
    await expect(sendMail(mail, env())).resolves.toBe('sent');
    const [received, ...more] = sink.mailsTo(mail.to);
    expect(more).toEqual([]);
    expect(received?.to).toEqual([mail.to]);
    expect(received?.raw).toContain('From: Chalktalk <rooms@chalktalk.example>');
    expect(received?.raw).toContain('Subject: Come to Waves');
    expect(received?.text.trim()).toBe('Read “Waves” first.\r\nhttps://chalktalk.example/j/abc');
  });

  it('lets no subject or address add a header or a recipient', async () => {
    const twoPeople = { ...mail, to: 'ada@chalktalk.example, eve@evil.example' };
    await Promise.all([
      sendMail({ ...mail, subject: 'Waves\r\nBcc: eve@evil.example' }, env()),
      sendMail(twoPeople, env()).catch(() => undefined),
    ]);
    expect(sink.mailsTo('eve@evil.example')).toEqual([]);
    const subjects = sink.mailsTo(mail.to).map(({ subject }) => subject);
    expect(subjects).toContain('Waves Bcc: eve@evil.example');
    expect(sink.mailsTo(mail.to).filter(({ raw }) => /^Bcc:/m.test(raw))).toEqual([]);
  });

  it('carries a subject of markup and of the widest names as it is, in one header', async () => {
    const subject = `<img src=x onerror=alert(1)> “&” invites you to ${'㋿'.repeat(60)}`;
    await sendMail({ ...mail, subject }, env());
    const [received] = sink.mailsTo(mail.to);
    expect(received?.subject).toBe(subject);
    expect(received?.raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
  });

  it('says so when no server is configured', async () => {
    expect(canSendMail({})).toBe(false);
    expect(canSendMail({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' })).toBe(true);
    await expect(sendMail(mail, {})).resolves.toBe('not-configured');
  });

  it('fails as unavailable when the server refuses, does not answer or is not there', async () => {
    const unavailable = { code: 'server/unavailable' };
    const refused = { ...mail, to: 'refused-ada@chalktalk.example' };
    const silent = { ...mail, to: 'silent-ada@chalktalk.example' };
    const nowhere = { ...env(), SMTP_URL: 'smtp://127.0.0.1:1' };
    await expect(sendMail(refused, env())).rejects.toMatchObject(unavailable);
    await expect(sendMail(silent, env(), 100)).rejects.toMatchObject(unavailable);
    await expect(sendMail(mail, nowhere)).rejects.toMatchObject(unavailable);
  });
});
