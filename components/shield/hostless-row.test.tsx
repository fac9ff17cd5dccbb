/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { HostlessRow } from '@/components/shield/hostless-row';
import { groupByPerson, type CallPerson } from '@/lib/call/call-person';
import shield from '@/messages/en/shield.json';

jest.mock('@/lib/shield/client/use-hostless', () => ({
  useHostless: () => ({ hostless: undefined, now: () => 0 }),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const profiles = { emmy: 'host', grace: 'co-host', ben: 'co-host', ada: 'learner' } as const;
type Who = keyof typeof profiles;
const names: Record<Who, string> = { emmy: 'Emmy', grace: 'Grace', ben: 'Ben', ada: 'Ada' };

/** As the page of `me` lists those who are here, who came in the order in which they are named. */
const listOn = (me: Who, here: readonly Who[]): CallPerson[] =>
  groupByPerson(
    here.map((uid, place) => ({
      identity: `${uid}_1`,
      uid,
      name: names[uid],
      profile: profiles[uid],
      isMe: uid === me,
      joinedAt: 1000 * (place + 1),
      microphone: 'off',
      isCameraOn: false,
      isSharing: false,
      isWeak: false,
      isLost: false,
    })),
  );

const everyone = ['emmy', 'grace', 'ben', 'ada'] as const;
const withoutHost = ['grace', 'ben', 'ada'] as const;

const openAs = (me: Who) => {
  const said: string[] = [];
  let isShown: string | null = null;
  const onDone = (words: string) => {
    said.push(words);
    isShown = words;
    return () => void (isShown = null);
  };
  const row = (here: readonly Who[], isConnected: boolean) => (
    <NextIntlClientProvider locale="en" messages={{ shield }}>
      <HostlessRow roomId="r1" people={listOn(me, here)} onDone={onDone} isConnected={isConnected} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(row(everyone, true));
  return {
    said,
    shown: () => isShown,
    see: (here: readonly Who[], isConnected = true) => rerender(row(here, isConnected)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

describe('when the last host leaves', () => {
  it.each([
    ['grace', 'You run the call now.'],
    ['ben', 'Grace runs the call now.'],
    ['ada', 'Grace runs the call now.'],
  ] as const)('with two co-hosts, the page of %s says of the same one that they run it', (me, words) => {
    const { said, see, wait } = openAs(me);
    see(withoutHost);
    wait(3000);
    expect(said).toEqual([words]);
  });

  it('nothing is said of a host who is back within three seconds', () => {
    const { said, see, wait } = openAs('ada');
    see(withoutHost);
    wait(2000);
    // Somebody else moves meanwhile: the time goes on.
    see(['grace', 'ben']);
    wait(900);
    see(everyone);
    wait(60_000);
    expect(said).toEqual([]);
  });

  it('all are told of a host who is back after that', () => {
    const { said, see, wait } = openAs('ben');
    see(withoutHost);
    wait(3000);
    see(everyone);
    expect(said).toEqual(['Grace runs the call now.', 'A host is back: Emmy runs the call now.']);
    see(withoutHost);
    wait(3000);
    expect(said).toHaveLength(3);
  });

  it('all are told of a host who is back to a call that nobody ran', () => {
    const { said, see, wait } = openAs('ada');
    see(['ada']);
    wait(3000);
    expect(said).toEqual([]);
    see(['emmy', 'ada']);
    expect(said).toEqual(['A host is back: Emmy runs the call now.']);
  });

  it('the next co-host runs the call when the first one leaves, too', () => {
    const { said, see, wait } = openAs('ben');
    see(withoutHost);
    wait(3000);
    see(['ben', 'ada']);
    wait(3000);
    expect(said).toEqual(['Grace runs the call now.', 'You run the call now.']);
  });

  it('what was said of somebody who has gone meanwhile stands there no more', () => {
    const { shown, see, wait } = openAs('ada');
    see(['grace', 'ada']);
    wait(3000);
    expect(shown()).toBe('Grace runs the call now.');
    see(['ada']);
    expect(shown()).toBeNull();
    see(['emmy', 'ada']);
    expect(shown()).toBe('A host is back: Emmy runs the call now.');
    see(['emmy', 'grace', 'ada']);
    expect(shown()).toBe('A host is back: Emmy runs the call now.');
    see(['ada']);
    expect(shown()).toBeNull();
  });

  it('nobody takes over on a page that has lost its connection and sees nobody', () => {
    const { said, see, wait } = openAs('grace');
    see(['grace'], false);
    wait(60_000);
    see(everyone);
    wait(60_000);
    expect(said).toEqual([]);
  });
});
