import type { AnswerGiven } from '@/lib/asks/contract';
import type { AskKind } from '@/lib/asks/schema';
import { AppError } from '@/lib/errors/app-error';
import { answerAskIn, type AnswerPorts } from './answer-ask';

const setUp = (row: object | null = { at: 5, session: 's1' }) => {
  const done: unknown[] = [];
  const ports: AnswerPorts = {
    read: () => Promise.resolve(row),
    setException: (request) =>
      Promise.resolve(void done.push(['exception', request.capability, request.lending])),
    noteDecline: ({ capability, actorUid }) =>
      Promise.resolve(void done.push(['noted', capability, actorUid])),
    patch: (updates) => {
      done.push(['said', updates]);
      return Promise.resolve('written');
    },
  };
  const answer = (given: AnswerGiven, changes: { kind?: AskKind; at?: number; uid?: string } = {}) =>
    answerAskIn(ports, {
      roomId: 'r1',
      uid: 'ben',
      kind: 'screen:publish',
      at: 5,
      ...changes,
      answer: given,
      actor: { uid: 'emmy', profile: 'host' },
      isAmongEquals: false,
    });
  return { ports, done, answer };
};
const place = 'asks/r1/ben/screen:publish/answer';
const grant: AnswerGiven = { outcome: 'granted', lasts: 'session' };

describe('an answer to what somebody waits for', () => {
  it('allows first, and says so then', async () => {
    const { done, answer } = setUp();
    await expect(answer(grant)).resolves.toBe(true);
    expect(done).toEqual([
      ['exception', 'screen:publish', { allow: true, lasts: 'session' }],
      ['said', { [place]: { of: 5, outcome: 'granted', byUid: 'emmy', lasts: 'session' } }],
    ]);
  });

  it('that is no is written down before it is said, with its sentence if there is one', async () => {
    const { done, answer } = setUp();
    await answer({ outcome: 'declined', words: 'After the break.' });
    await answer({ outcome: 'declined', words: '' });
    const said = { of: 5, outcome: 'declined', byUid: 'emmy' };
    expect(done).toEqual([
      ['noted', 'screen:publish', 'emmy'],
      ['said', { [place]: { ...said, words: 'After the break.' } }],
      ['noted', 'screen:publish', 'emmy'],
      ['said', { [place]: said }],
    ]);
  });

  it('that is no to a hand takes nothing from anybody, and is only said', async () => {
    const { done, answer } = setUp();
    await answer({ outcome: 'declined', words: 'At the end.' }, { kind: 'hand' });
    const said = { of: 5, outcome: 'declined', byUid: 'emmy', words: 'At the end.' };
    expect(done).toEqual([['said', { 'asks/r1/ben/hand/answer': said }]]);
  });

  it('takes a hand down and tells its owner', async () => {
    const { done, answer } = setUp();
    await answer({ outcome: 'lowered' }, { kind: 'hand' });
    expect(done).toEqual([
      ['said', { 'asks/r1/ben/hand/answer': { of: 5, outcome: 'lowered', byUid: 'emmy' } }],
    ]);
  });

  it('puts up again what the same person took down, where it was', async () => {
    const { done, answer } = setUp({
      at: 5,
      session: 's1',
      answer: { of: 5, outcome: 'lowered', byUid: 'emmy' },
    });
    await answer({ outcome: 'raised' }, { kind: 'hand' });
    expect(done).toEqual([['said', { 'asks/r1/ben/hand/answer': null }]]);
  });

  it.each([
    ['is up', { at: 5, session: 's1' }],
    ['was raised anew', { at: 6, session: 's1' }],
    ['has gone', null],
    [
      'somebody else took down',
      { at: 5, session: 's1', answer: { of: 5, outcome: 'lowered', byUid: 'ada' } },
    ],
    ['was declined', { at: 5, session: 's1', answer: { of: 5, outcome: 'declined', byUid: 'emmy' } }],
  ])('puts no hand up that %s', async (_, row) => {
    const { done, answer } = setUp(row);
    await answer({ outcome: 'raised' }, { kind: 'hand' });
    expect(done).toEqual([]);
  });

  it.each([
    ['was taken back', null],
    ['was taken back and asked again', { at: 6, session: 's1' }],
    ['has been answered', { at: 5, session: 's1', answer: { of: 5, outcome: 'declined', byUid: 'ada' } }],
  ])('to what %s does nothing', async (_, row) => {
    const { done, answer } = setUp(row);
    await answer(grant);
    expect(done).toEqual([]);
  });

  it('says nothing that did not come true', async () => {
    const { ports, done, answer } = setUp();
    ports.setException = () => Promise.reject(new AppError('access/denied'));
    await expect(answer(grant)).rejects.toMatchObject({ code: 'access/denied' });
    expect(done).toEqual([]);
  });

  it.each([
    [grant, 'hand'],
    [{ outcome: 'lowered' }, 'screen:publish'],
    [{ outcome: 'raised' }, 'screen:publish'],
  ] as const)('has to fit: not %j to %s', async (given, kind) => {
    const { done, answer } = setUp();
    await expect(answer(given, { kind })).rejects.toMatchObject({ code: 'request/malformed' });
    expect(done).toEqual([]);
  });

  it('is nobody’s to give to themselves', async () => {
    const { answer } = setUp();
    await expect(answer(grant, { uid: 'emmy' })).rejects.toMatchObject({ code: 'access/denied' });
  });
});
