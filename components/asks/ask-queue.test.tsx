/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AskQueue } from '@/components/asks/ask-queue';
import { answerAsk } from '@/lib/asks/contract';
import type { Ask } from '@/lib/asks/queue';
import { AppError } from '@/lib/core/app-error';
import { callServer } from '@/lib/core/client/call-server';
import { messages } from '@/lib/core/server/messages';

const hand = (uid: string, at: number): Ask => ({ uid, kind: 'hand', at, note: null, answer: null });
const people = [
  { uid: 'ben', name: 'Ben Franklin' },
  { uid: 'ada', name: 'Ada Lovelace' },
];

jest.mock('@/lib/core/client/call-server');

const show = (uid: string, isListHidden: boolean, mayAnswer = false) => {
  const onDone = jest.fn<undefined, [string, (() => void)?]>();
  const onFailed = jest.fn();
  const asks = {
    waiting: [hand('ben', 1), hand('ada', 2)],
    mine: [],
    places: new Map(),
    pauses: new Map(),
    failure: null,
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
  return { onDone, onFailed };
};

describe('the queue above the people in the room', () => {
  it('names everybody who waits', () => {
    show('ada', false);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('names nobody else to whom the list of people is not shown, and keeps their place', () => {
    show('ada', true);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Ada Lovelace')).toBeTruthy();
    expect(screen.getByRole('img', { name: '2nd in the queue' })).toBeTruthy();
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

  it('says of a hand that stays up why, and takes back only what is down', async () => {
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

  it('is not there for who waits for nothing and may not see the others', () => {
    show('zoe', true);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
