/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AskQueue } from '@/components/asks/ask-queue';
import type { Ask } from '@/lib/asks/queue';
import { messages } from '@/lib/core/server/messages';

const hand = (uid: string, at: number): Ask => ({ uid, kind: 'hand', at, note: null, answer: null });
const people = [
  { uid: 'ben', name: 'Ben Franklin' },
  { uid: 'ada', name: 'Ada Lovelace' },
];

const show = (uid: string, isListHidden: boolean) => {
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
        {...{ asks, uid, people, isListHidden }}
        roomId="r1"
        colourOf={() => ({ hue: 15, isCut: false })}
        mayAnswer={false}
      />
    </NextIntlClientProvider>,
  );
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

  it('is not there for who waits for nothing and may not see the others', () => {
    show('zoe', true);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
