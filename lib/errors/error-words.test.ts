import sentences from '@/messages/en/errors.json';
import unreachable from '@/messages/en/unreachable.json';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { adminErrors } from '@/lib/errors/catalogue/error-catalogue-admin';
import { authErrors } from '@/lib/errors/catalogue/error-catalogue-auth';
import { databasesErrors } from '@/lib/errors/catalogue/error-catalogue-databases';
import { firebaseErrors } from '@/lib/errors/catalogue/error-catalogue-firebase';
import { functionsErrors } from '@/lib/errors/catalogue/error-catalogue-functions';
import { livekitErrors } from '@/lib/errors/catalogue/error-catalogue-livekit';
import { mathErrors } from '@/lib/errors/catalogue/error-catalogue-math';
import { messagingErrors } from '@/lib/errors/catalogue/error-catalogue-messaging';
import { storageErrors } from '@/lib/errors/catalogue/error-catalogue-storage';
import { classOf } from './error-class-of';
import { ourErrorRows } from '@/lib/errors/catalogue/our-errors';

const withWords = [
  ...[adminErrors, authErrors, databasesErrors, firebaseErrors, functionsErrors],
  ...[livekitErrors, messagingErrors, storageErrors, ourErrorRows],
];
/** Their words come with the worksheet; the compiler cannot know, so this list is shortened by hand. */
const withoutWordsYet = [mathErrors];

const keysOf = (catalogue: object) =>
  Object.keys(catalogue).map((code) => ({ code, key: classOf(code, errorCatalogue).words }));
const baseOf = (key: string) => key.split('/').slice(0, 2).join('/');
const texts = Object.entries({ ...sentences, unreachable }).flatMap(([key, words]) =>
  Object.entries(words).map(([part, text]) => [`${key}: ${part}`, text] as const),
);

const rules: Readonly<Record<string, (text: string) => boolean>> = {
  'is no sentence': (text) => !/^[A-Z].*\.$/.test(text),
  'is long': (text) => text.length > 110,
  'shows a code or a status': (text) => /\b[a-z]+\/[a-z]+(-[a-z]+)*\b|\d{3}/.test(text),
  'speaks as a program does': (text) =>
    /error|fail|exception|invalid|illegal|forbidden|token|null|undefined|sorry|oops|[{}!]/i.test(text),
  'names what is behind the page': (text) =>
    /firebase|firestore|livekit|websocket|database|server|sdk/i.test(text),
  lectures: (text) => /\bplease\b|\byou (must|failed|should have|did not)\b/i.test(text),
};

/** What is wrong with a sentence that people read; how long they wait is put in. */
function listFaults(written: string): string[] {
  const text = written.replace('{wait}', 'in 4 minutes');
  return Object.keys(rules).filter((fault) => rules[fault]?.(text));
}

describe('the catalogue of errors', () => {
  it('knows each code of each service once, and ours', () => {
    const parts = [...withWords, ...withoutWordsYet];
    const codes = parts.flatMap((part) => Object.keys(part));
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(errorCatalogue)).toHaveLength(codes.length);
    // 348 of the services, less the 13 that became ours; `app/idb-*` was one line for three codes.
    expect(codes.length - Object.keys(ourErrorRows).length).toBe(348 - 13 + 2);
  });

  it('treats a code that it does not know as an unknown error', () => {
    expect(classOf('auth/invented-tomorrow', errorCatalogue)).toMatchObject({
      code: 'client/unknown',
      report: true,
    });
    expect(classOf('toString', errorCatalogue).code).toBe('client/unknown');
  });
});

describe('the words for errors', () => {
  it('has words for every code that people meet', () => {
    const wordless = withWords.flatMap(keysOf).filter(({ key }) => !(key in sentences));
    expect(wordless).toEqual([]);
  });

  it('has no words that no code leads to', () => {
    const keys = new Set(Object.keys(errorCatalogue).map((code) => classOf(code, errorCatalogue).words));
    expect(Object.keys(sentences).filter((key) => !keys.has(baseOf(key)))).toEqual([]);
  });

  it('has words without a device for every one that names a device', () => {
    expect(Object.keys(sentences).filter((key) => !(baseOf(key) in sentences))).toEqual([]);
  });

  it('says the same for a wrong password and an unknown e-mail', () => {
    const words = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'].map(
      (code) => classOf(code, errorCatalogue).words,
    );
    expect(new Set(words).size).toBe(1);
  });

  it('says what happened and at least one of what still works and what to do next', () => {
    const bare = Object.entries(sentences).filter(
      ([, words]) => !('happened' in words) || Object.keys(words).length < 2,
    );
    expect(bare).toEqual([]);
  });

  it('has only short sentences of ours', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.flatMap(([where, text]) => listFaults(text).map((fault) => `${where} ${fault}`))).toEqual(
      [],
    );
  });

  it.each([
    ['an error of firebase', ['is no sentence', 'speaks as a program does', 'names what is behind the page']],
    ['Please, the token is 401.', ['shows a code or a status', 'speaks as a program does', 'lectures']],
    ['auth/wrong-password happened.', ['is no sentence', 'shows a code or a status']],
    [`${'Long '.repeat(25)}.`, ['is long']],
    ['Your picture is not sent.', []],
  ])('finds the faults of %j', (text, faults) => {
    expect(listFaults(text)).toEqual(faults);
  });
});
