import sentences from '@/messages/en/errors.json';
import { AppError } from './app-error';
import { loadErrorWords } from './client/load-error-words';
import { classifyError } from './classify-error';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { referenceOf } from './error-reference';
import { describeCode, toUserError, type ErrorWords } from './to-user-error';

const words: ErrorWords = { sentences, catalogue: errorCatalogue };

describe('an error in words', () => {
  it('says what happened, what still works and what to do next', () => {
    expect(toUserError(new AppError('rooms/locked'), words)).toEqual({
      ...sentences['rooms/locked'],
      code: 'rooms/locked',
      action: 'host',
      severity: 'info',
      retry: 'no',
    });
  });

  it('never shows what an SDK says', () => {
    const thrown = Object.assign(new Error('Firebase: Error (auth/internal-error).'), {
      name: 'FirebaseError',
      code: 'auth/internal-error',
    });
    expect(JSON.stringify(toUserError(thrown, words))).not.toContain('Firebase');
  });

  it('tells whether trying again helps', () => {
    const retryOf = (code: 'rooms/full' | 'server/unavailable' | 'client/offline') =>
      toUserError(new AppError(code), words).retry;
    expect(retryOf('rooms/full')).toBe('no');
    expect(retryOf('server/unavailable')).toBe('now');
    expect(retryOf('client/offline')).toBe('auto');
  });

  it('names the device that it is about', () => {
    const denied = new DOMException('Permission denied', 'NotAllowedError');
    expect(toUserError(denied, words, { device: 'camera' }).happened).toMatch(/camera\.$/);
    expect(toUserError(denied, words).happened).toMatch(/camera or the microphone\.$/);
    const ours = new AppError('call/device-busy', { details: { device: 'microphone' } });
    expect(toUserError(ours, words).happened).toMatch(/your microphone\.$/);
  });

  it.each([
    [30, 'in 1 minute'],
    [200, 'in 4 minutes'],
    [5400, 'in 90 minutes'],
    [7000, 'in 2 hours'],
  ])('says how long to wait: %i s are %s', (retryAfter, wait) => {
    const thrown = new AppError('request/rate-limited', { details: { retryAfter } });
    expect(toUserError(thrown, words).next).toBe(`Try again ${wait}.`);
  });

  it('says a minute when nobody has told how long to wait', () => {
    expect(toUserError(new AppError('request/rate-limited'), words).next).toBe('Try again in 1 minute.');
    expect(describeCode('request/rate-limited', words).next).toBe('Try again in 1 minute.');
  });

  it('gives an unknown error a reference that stays the same', () => {
    const thrown = new RangeError('nobody expected this');
    const first = toUserError(thrown, words);
    expect(first.code).toBe('client/unknown');
    expect(first.reference).toMatch(/^[0-9a-f]{16}$/);
    expect(toUserError(thrown, words).reference).toBe(first.reference);
    expect(referenceOf(thrown)).toBe(first.reference);
  });

  it('quotes the id of the request that failed', () => {
    expect(toUserError(new AppError('server/internal', { requestId: 'r7' }), words).reference).toBe('r7');
  });

  it('gives no reference where nobody would look it up', () => {
    expect(toUserError(new AppError('rooms/full', { requestId: 'r8' }), words)).not.toHaveProperty(
      'reference',
    );
  });

  it('describes a state that nobody threw', () => {
    expect(describeCode('firestore/offline', words).happened).toBe(sentences['client/offline'].happened);
  });

  it('speaks of an unknown error when a service has no words yet', () => {
    const { happened, code } = toUserError({ name: 'FirebaseError', code: 'math/matrix-singular' }, words);
    expect(happened).toBe(sentences['client/unknown'].happened);
    expect(code).toBe('math/matrix-singular');
  });
});

describe('the class of an error', () => {
  it('is known without words', () => {
    expect(classifyError({ name: 'FirebaseError', code: 'unavailable' }, { online: true })).toEqual({
      code: 'firestore/unavailable',
      action: 'auto',
      retry: 'auto',
      severity: 'warn',
      report: false,
      words: 'client/offline',
    });
  });
});

describe('the words', () => {
  it('are fetched once', async () => {
    const first = await loadErrorWords();
    expect(await loadErrorWords()).toBe(first);
    expect(toUserError(new AppError('rooms/ended'), first).happened).toBe('This session has ended.');
  });
});
