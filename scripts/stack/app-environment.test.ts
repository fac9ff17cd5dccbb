import { appEnvironment } from './app-environment';

describe('the environment of the app', () => {
  const options = {
    projectId: 'demo-x',
    emulators: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    livekitUrl: 'ws://127.0.0.1:7880',
    livekitKeys: { apiKey: 'key', apiSecret: 'secret' },
    secret: 'own',
  };

  it('names the project, the emulators and LiveKit with its keys', () => {
    expect(appEnvironment(options)).toMatchObject({
      FIREBASE_PROJECT_ID: 'demo-x',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      LIVEKIT_URL: 'ws://127.0.0.1:7880',
      LIVEKIT_API_KEY: 'key',
      LIVEKIT_API_SECRET: 'secret',
      CHALKTALK_SECRET: 'own',
    });
  });

  it('leaves out what was not asked for', () => {
    expect(appEnvironment(options)).not.toHaveProperty('SENTRY_DSN');
    expect(appEnvironment(options)).not.toHaveProperty('LIVEKIT_API_URL');
    expect(appEnvironment(options)).not.toHaveProperty('SMTP_URL');
  });

  it('names the mail server, and where the links in mails lead', () => {
    const mail = { smtpUrl: 'smtp://127.0.0.1:25', appUrl: 'http://127.0.0.1:3000' };
    expect(appEnvironment({ ...options, mail })).toMatchObject({
      SMTP_URL: mail.smtpUrl,
      APP_URL: mail.appUrl,
      MAIL_FROM: expect.stringContaining('@') as string,
    });
  });
});
