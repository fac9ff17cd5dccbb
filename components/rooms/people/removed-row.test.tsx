/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RemovedRow } from '@/components/rooms/people/removed-row';
import { AppError } from '@/lib/errors/app-error';
import type { RowAction } from '@/lib/core/client/use-row-actions';
import { personColour } from '@/lib/core/person-hue';
import type { Member } from '@/lib/rooms/schema';
import rooms from '@/messages/en/rooms.json';
import shell from '@/messages/en/shell.json';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ada: Member = {
  uid: 'ada',
  name: 'Ada',
  profile: 'learner',
  kind: 'account',
  addedAt: 0,
  addedBy: 'emmy',
};

function setUp(changed: Partial<RowAction<Member>> = {}, note: string | null = null) {
  const action = {
    subject: ada,
    isDone: true,
    isRunning: false,
    isChecking: false,
    failure: null,
    ...changed,
  };
  const [onOver, onUndo, onAgain, onBan] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const actions = {
    all: new Map([['ada', action]]),
    start: jest.fn(),
    undo: onUndo,
    tryAgain: onAgain,
    forget: onOver,
    backKey: null,
  };
  const row = (about: string | null) => (
    <NextIntlClientProvider locale="en" messages={{ rooms, shell }}>
      <ul>
        <RemovedRow {...{ action, actions, onBan }} colour={personColour('ada')} note={about} />
      </ul>
    </NextIntlClientProvider>
  );
  const { rerender } = render(row(note));
  const settle = () => rerender(row(null));
  return { settle, onOver, onUndo, onAgain, onBan, row: screen.getByRole('listitem') };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('the row of somebody who was just removed', () => {
  it('offers to undo it for ten seconds', () => {
    const { onOver, onUndo } = setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Undo removing Ada' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    pass(9.9);
    expect(onOver).not.toHaveBeenCalled();
    pass(0.1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('stays while something is to be decided about them, and then for ten seconds', () => {
    const { onOver, settle } = setUp({}, 'The link they came by still works');
    screen.getByText('The link they came by still works');
    pass(60);
    expect(onOver).not.toHaveBeenCalled();
    settle();
    pass(9.9);
    expect(onOver).not.toHaveBeenCalled();
    pass(0.1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('waits while the pointer is over it, and then starts the ten seconds again', () => {
    const { onOver, row } = setUp();
    pass(9);
    fireEvent.pointerEnter(row);
    pass(60);
    fireEvent.pointerLeave(row);
    pass(9.9);
    expect(onOver).not.toHaveBeenCalled();
    pass(0.1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('waits for a person who came by keyboard, not for a focus left by the mouse', () => {
    fireEvent.keyDown(document.body, { key: 'Enter' });
    const { onOver } = setUp();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo removing Ada' }));
    pass(60);
    expect(onOver).not.toHaveBeenCalled();
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.pointerDown(document.body);
    act(() => screen.getByRole('button', { name: 'Undo removing Ada' }).focus());
    pass(10);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('offers a ban as well, because a removed person is on no other page', () => {
    const { onBan } = setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Ban Ada…' }));
    expect(onBan).toHaveBeenCalledWith(ada);
  });

  it('has nothing to undo before the server has said so', () => {
    const { onOver } = setUp({ isDone: false, isRunning: true });
    expect(screen.queryByRole('button')).toBeNull();
    pass(60);
    expect(onOver).not.toHaveBeenCalled();
  });

  it('stays with its error when the undo has failed, until that is tried again or left', async () => {
    jest.useRealTimers();
    const { onOver, onAgain } = setUp({ failure: new AppError('server/unavailable') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    expect(onAgain).toHaveBeenCalledWith(ada);
    expect(screen.queryByRole('button', { name: 'Undo removing Ada' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(onOver).toHaveBeenCalledWith(ada);
  });
});
