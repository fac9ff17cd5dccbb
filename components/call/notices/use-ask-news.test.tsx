/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useAskNews } from '@/components/call/notices/use-ask-news';
import type { Asks } from '@/lib/asks/client/use-asks';
import type { Call } from '@/lib/call/client/create-call';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';
import type { RoomView } from '@/lib/call/client/use-room-view';
import { useStore } from '@/lib/call/client/use-store';
import call from '@/messages/en/call.json';

jest.mock('@/lib/call/client/sending/use-end-once', () => ({ useEndOnce: () => () => undefined }));

type Mine = Asks['mine'];
type Answer = Omit<NonNullable<Mine[number]['answer']>, 'of'>;
const answered = (answer: Answer | null, kind: Mine[number]['kind'] = 'screen:publish'): Mine => [
  { uid: 'ada', kind, at: 5, note: null, answer: answer && { ...answer, of: 5 }, away: null },
];

/** A page that waits to share its screen; the database takes its time to remove a row. */
const setUp = () => {
  const notices = createRoomNotices();
  const withdraw = jest.fn();
  const start = jest.fn();
  const state = {
    mine: answered(null),
    isDenied: true,
    failure: null as Asks['failure'],
    lost: null as Asks['lost'],
  };
  const sending = { isOn: false, set: start, isSwitching: () => false };
  const view = () =>
    ({
      // New each time, as the page makes them.
      denials: { microphone: null, camera: null, screen: state.isDenied ? { askable: true } : null },
      sending: { microphone: sending, camera: sending, screen: sending },
      people: [{ uid: 'emmy', name: 'Emmy Noether' }],
    }) as unknown as RoomView;
  const Words = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={{ call }}>
      {children}
    </NextIntlClientProvider>
  );
  const { rerender } = renderHook(
    () => {
      useStore(notices);
      const { mine, failure, lost } = state;
      useAskNews({ room: {}, notices } as unknown as Call, view(), { mine, failure, lost, withdraw });
    },
    { wrapper: Words },
  );
  const hear = (changes: Partial<typeof state>) => {
    Object.assign(state, changes);
    act(() => rerender());
  };
  return { notices, withdraw, start, hear };
};

describe('what has become of what one waits for', () => {
  it('is a no with its sentence, said once while its row is there a moment longer', () => {
    const { notices, withdraw, hear } = setUp();
    expect(notices.read()).toBeNull();
    hear({ mine: answered({ outcome: 'declined', byUid: 'emmy', words: 'After the break.' }) });
    expect(notices.read()).toEqual({ type: 'done', words: 'Emmy Noether: “After the break.”' });
    hear({});
    expect(withdraw.mock.calls).toEqual([['screen:publish']]);
  });

  it('is a hand that somebody lowered and puts up again, each time it happens', () => {
    const { notices, withdraw, hear } = setUp();
    const lowered = answered({ outcome: 'lowered', byUid: 'emmy' }, 'hand');
    // It says nothing of what was before this page came.
    hear({ mine: lowered });
    expect(notices.read()).toBeNull();
    for (const _ of [1, 2]) {
      hear({ mine: answered(null, 'hand') });
      expect(notices.read()).toEqual({ type: 'done', words: 'Your hand is up again.' });
      hear({ mine: lowered });
      expect(notices.read()).toEqual({ type: 'done', words: 'Emmy Noether lowered your hand.' });
    }
    // Its row keeps its place.
    expect(withdraw).not.toHaveBeenCalled();
  });

  it('is a no without words by a host who has left', () => {
    const { notices, hear } = setUp();
    hear({ mine: answered({ outcome: 'declined', byUid: 'gone' }) });
    expect(notices.read()).toEqual({ type: 'done', words: 'A host says not now.' });
  });

  it('is a yes as soon as this page may, with the way to begin', () => {
    const { notices, withdraw, start, hear } = setUp();
    hear({ mine: answered({ outcome: 'granted', byUid: 'emmy', lasts: 'session' }) });
    expect(notices.read()).toBeNull();
    hear({ isDenied: false });
    const notice = notices.read();
    expect(notice).toMatchObject({ type: 'allowed', kind: 'screen' });
    if (notice?.type === 'allowed') notice.start();
    expect(start).toHaveBeenCalledWith(true);
    expect(withdraw).toHaveBeenCalledTimes(1);
  });

  it('is a sentence where a hand was refused, once its row has gone', () => {
    const { notices, hear } = setUp();
    const refused = { kind: 'hand', thrown: new Error('PERMISSION_DENIED: Permission denied') } as const;
    hear({ mine: answered(null, 'hand'), failure: refused });
    expect(notices.read()).toBeNull();
    hear({ mine: [] });
    const reason = 'Your hand did not go up: you may not raise it at the moment.';
    expect(notices.read()).toEqual({ type: 'denied', reason });
    act(() => notices.dismiss());
    hear({});
    expect(notices.read()).toBeNull();
  });

  it('is another failure of a hand, and not one that its own card shows', () => {
    const { notices, hear } = setUp();
    const thrown = new Error('Client is offline.');
    hear({ mine: [], failure: { kind: 'screen:publish', thrown } });
    expect(notices.read()).toBeNull();
    hear({ failure: { kind: 'hand', thrown } });
    expect(notices.read()).toEqual({ type: 'error', thrown });
  });

  it('is a sentence, once, about a place that was lost while away', () => {
    const { notices, hear } = setUp();
    const [lost = null] = answered(null, 'hand');
    hear({ mine: [], lost });
    const words = 'Your hand went down while you were away. You can raise it again.';
    expect(notices.read()).toEqual({ type: 'done', words });
    act(() => notices.dismiss());
    hear({});
    expect(notices.read()).toBeNull();
  });

  it('is a yes when everybody may by now', () => {
    const { notices, hear } = setUp();
    hear({ isDenied: false });
    expect(notices.read()).toMatchObject({ type: 'allowed', kind: 'screen' });
  });
});
