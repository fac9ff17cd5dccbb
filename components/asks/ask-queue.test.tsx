/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AskQueue } from '@/components/asks/ask-queue';
import { answerAsk } from '@/lib/asks/contract';
import type { Ask } from '@/lib/asks/queue';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { messages } from '@/lib/core/server/messages';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';

beforeEach(() =>
  fakeAuth.signIn({ uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' }),
);

const ask = (uid: string, at: number, kind: Ask['kind']): Ask => ({
  uid,
  kind,
  at,
  note: null,
  answer: null,
  away: null,
});
const hand = (uid: string, at: number) => ask(uid, at, 'hand');
const people = [
  { uid: 'ben', name: 'Ben Franklin' },
  { uid: 'ada', name: 'Ada Lovelace' },
];

jest.mock('@/lib/callables/client/call-server');

const twoHands = [hand('ben', 1), hand('ada', 2)];

const show = (uid: string, isListHidden: boolean, mayAnswer = false, waiting = twoHands) => {
  const onDone = jest.fn<undefined, [string, (() => void)?]>();
  const onFailed = jest.fn();
  const asks = {
    queue: waiting,
    waiting: waiting.filter(({ away }) => away === null),
    mine: [],
    places: new Map(),
    pauses: new Map(),
    failure: null,
    lost: null,
    ask: jest.fn(),
    withdraw: jest.fn(),
    changeNote: jest.fn(),
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AskQueue
        {...{ asks, uid, people, isListHidden, mayAnswer, onDone, onFailed }}
        roomId="r1"
        colourOf={() => ({ hue: 15, isCut: false })}
      />
    </NextIntlClientProvider>,
  );
  return { onDone, onFailed, withdraw: asks.withdraw };
};
const openMenu = (name: string) =>
  fireEvent.keyDown(screen.getByRole('button', { name: `Answer ${name}` }), { key: 'Enter' });
const choose = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name }));
    await Promise.resolve();
  });

describe('the queue above the people in the room', () => {
  it('names everybody who waits', () => {
    show('ada', false);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('names only oneself where the list of people is hidden, and keeps the place', () => {
    show('ada', true);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    screen.getByText('Ada Lovelace');
    screen.getByRole('img', { name: '2nd in the queue' });
  });

  it('takes all hands down at once, says how many, and puts those up again', async () => {
    const server = jest.mocked(callServer);
    server.mockResolvedValue({});
    const { onDone, onFailed } = show('emmy', false, true);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Lower all hands' }));
      await Promise.resolve();
    });
    const [words, undo] = onDone.mock.lastCall ?? [];
    expect(words).toBe('2 hands are down.');
    expect(onFailed).not.toHaveBeenCalled();
    server.mockClear();
    await act(async () => {
      undo?.();
      await Promise.resolve();
    });
    expect(server.mock.calls.map(([contract, input]) => [contract, input])).toEqual(
      [
        ['ben', 1],
        ['ada', 2],
      ].map(([uid, at]) => [
        answerAsk,
        { roomId: 'r1', uid, kind: 'hand', at, answer: { outcome: 'raised' } },
      ]),
    );
  });

  it('says why a hand stays up, and takes back only what is down', async () => {
    const busy = new AppError('access/denied');
    const server = jest.mocked(callServer);
    server.mockImplementation((_, input) =>
      (input as { uid: string }).uid === 'ada' ? Promise.reject(busy) : Promise.resolve({}),
    );
    const { onDone, onFailed } = show('emmy', false, true);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Lower all hands' }));
      await Promise.resolve();
    });
    expect(onDone.mock.lastCall?.[0]).toBe('Ben Franklin’s hand is down.');
    expect(onFailed.mock.calls).toEqual([[busy]]);
    server.mockReset().mockRejectedValue(busy);
    await act(async () => {
      onDone.mock.lastCall?.[1]?.();
      await Promise.resolve();
    });
    expect(server).toHaveBeenCalledTimes(1);
    expect(onFailed).toHaveBeenCalledTimes(2);
  });

  it('lets a person withdraw their own ask, not answer it', () => {
    const asks = [ask('ada', 1, 'screen:publish'), ask('ben', 2, 'screen:publish')];
    const { withdraw } = show('ada', false, true, asks);
    expect(screen.queryByRole('button', { name: 'Answer Ada Lovelace' })).toBeNull();
    screen.getByRole('button', { name: 'Answer Ben Franklin' });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(withdraw).toHaveBeenCalledTimes(1);
  });

  it.each([
    [/^Allow once/, { outcome: 'granted', lasts: 'once' }],
    [/^Allow for this session/, { outcome: 'granted', lasts: 'session' }],
  ])('answers an ask by %s', async (item, answer) => {
    const server = jest.mocked(callServer);
    server.mockReset().mockResolvedValue({});
    show('emmy', false, true, [ask('ada', 5, 'screen:publish')]);
    openMenu('Ada Lovelace');
    await choose(item);
    const sent = { roomId: 'r1', uid: 'ada', kind: 'screen:publish', at: 5, answer };
    expect(server.mock.calls.map(([contract, input]) => [contract, input])).toEqual([[answerAsk, sent]]);
  });

  it('declines an ask with a sentence', async () => {
    const server = jest.mocked(callServer);
    server.mockReset().mockResolvedValue({});
    show('ben', false, true, [ask('ada', 5, 'screen:publish')]);
    openMenu('Ada Lovelace');
    await choose('Decline with a sentence');
    const words = screen.getByRole('textbox', { name: 'What you say to them' });
    fireEvent.change(words, { target: { value: 'Let me finish first.' } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
      await Promise.resolve();
    });
    const answer = { outcome: 'declined', words: 'Let me finish first.' };
    expect(server.mock.calls[0]?.[1]).toMatchObject({ uid: 'ada', at: 5, answer });
  });

  it('keeps the place of a person who is away, and does not list them', () => {
    show('zoe', false, true, [{ ...hand('ben', 1), away: 5 }, hand('ada', 2)]);
    const [row, ...others] = screen.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(row?.textContent).toContain('Ada Lovelace');
    screen.getByRole('img', { name: '2nd in the queue' });
    expect(screen.queryByRole('button', { name: 'Lower all hands' })).toBeNull();
  });

  it('is absent for a person who neither waits nor sees the others', () => {
    show('zoe', true);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
