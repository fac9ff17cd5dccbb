/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RoomTopBar } from '@/components/call/bar/room-top-bar';
import { TroubleRows } from '@/components/call/panels/trouble-rows';
import type { CallHealth } from '@/lib/call/call-health';
import call from '@/messages/en/call.json';

const inEnglish = (view: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ call }}>
      {view}
    </NextIntlClientProvider>,
  );
const health = (changes: Partial<CallHealth>): CallHealth => ({
  state: 'connected',
  level: 'none',
  nextChangeIn: null,
  ...changes,
});

describe('the five states of the connection', () => {
  it.each([
    ['connecting', 'Connecting'],
    ['connected', 'Connected'],
    ['reconnecting', 'Reconnecting'],
    ['signalReconnecting', 'Restoring the line'],
    ['disconnected', 'Disconnected'],
  ] as const)('%s is "%s"', (state, word) => {
    inEnglish(
      <RoomTopBar
        roomName="Waves"
        health={health({ state })}
        isPhone={false}
        isRecorded={false}
        isKept={false}
        clock={null}
        notice={null}
        observers={null}
      />,
    );
    screen.getByText(word);
  });

  it('are "Weak connection" before the SDK has noticed anything', () => {
    inEnglish(
      <RoomTopBar
        roomName="Waves"
        health={health({ level: 'weak' })}
        isPhone={false}
        isRecorded={false}
        isKept={false}
        clock={null}
        notice={null}
        observers={null}
      />,
    );
    screen.getByText('Weak connection');
  });
});

describe('rows of trouble', () => {
  const rows = (changes: Partial<CallHealth>, onTryNow = jest.fn()) => (
    <TroubleRows
      health={health(changes)}
      tokenHealth={{ state: 'fresh' }}
      onHear={undefined}
      onTryNow={onTryNow}
      onStopConnecting={undefined}
    />
  );

  it('are not there while all is well, or when only the signal line is lost', () => {
    expect(inEnglish(rows({ state: 'signalReconnecting' })).container.textContent).toBe('');
  });

  it('say that one is being brought back, and offer a way after 20 seconds', () => {
    const { unmount } = inEnglish(rows({ state: 'reconnecting', level: 'reconnecting' }));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const handleTryNow = jest.fn();
    inEnglish(rows({ state: 'reconnecting', level: 'try-now' }, handleTryNow));
    screen.getByRole('button', { name: 'Try now' }).click();
    expect(handleTryNow).toHaveBeenCalledTimes(1);
  });

  it('say calmly since when one is offline after the first minute', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T14:03:00'));
    inEnglish(rows({ state: 'reconnecting', level: 'lost' }));
    expect(screen.getByRole('status').textContent).toContain('Offline since 14:02.');
    screen.getByRole('button', { name: 'Try now' });
  });

  it('keep the call and say what is paused when the sign-in cannot be renewed', () => {
    inEnglish(
      <TroubleRows
        health={health({})}
        tokenHealth={{ state: 'paused' }}
        onHear={undefined}
        onTryNow={jest.fn()}
        onStopConnecting={undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toContain('The call goes on; adding people');
  });
});
