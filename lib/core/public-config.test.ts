import { parsePublicConfig, publicConfigText, type PublicConfig } from './public-config';

const config: PublicConfig = {
  release: 'chalktalk@4.41.3',
  firebase: {
    apiKey: 'key',
    authDomain: 'chalktalk.firebaseapp.com',
    projectId: 'chalktalk',
    databaseURL: 'https://chalktalk-default-rtdb.firebaseio.com',
    storageBucket: 'chalktalk.firebasestorage.app',
    appId: '1:2:web:3',
  },
  emulators: {
    auth: '127.0.0.1:9099',
    firestore: '127.0.0.1:8080',
    database: '127.0.0.1:9000',
    storage: '127.0.0.1:9198',
  },
  livekitUrl: 'wss://media.example',
  sentryDsn: 'https://key@sentry.example/1',
  measurementId: 'G-TEST',
  vapidKey: 'BPublicKey',
};

describe('the public configuration', () => {
  it('arrives in the page as it was sent', () => {
    expect(parsePublicConfig(publicConfigText(config))).toEqual(config);
    const production = { ...config, emulators: null, sentryDsn: null, measurementId: null, vapidKey: null };
    expect(parsePublicConfig(publicConfigText(production))).toEqual(production);
  });

  it('cannot end the script element that carries it', () => {
    const hostile = { ...config, release: '</script><!--<script>alert(1)</script>' };
    expect(publicConfigText(hostile)).not.toContain('<');
    expect(parsePublicConfig(publicConfigText(hostile))).toEqual(hostile);
  });

  it('drops what does not belong to it', () => {
    const text = JSON.stringify({ ...config, livekitSecret: 'secret' });
    expect(parsePublicConfig(text)).toEqual(config);
  });

  it.each([
    ['livekitUrl', { ...config, livekitUrl: undefined }],
    ['apiKey', { ...config, firebase: { ...config.firebase, apiKey: 7 } }],
    ['auth', { ...config, emulators: {} }],
    ['sentryDsn', { ...config, sentryDsn: {} }],
    ['measurementId', { ...config, measurementId: undefined }],
  ])('names the field "%s" when it is missing or wrong', (name, broken) => {
    expect(() => parsePublicConfig(JSON.stringify(broken))).toThrow(`"${name}"`);
  });
});
