/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { askForReminder } from '@/lib/calendar/contract';
import { AppError } from '@/lib/errors/app-error';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { useReminders } from './use-reminders';

let mockRooms: object[] = [];
jest.mock('@/lib/rooms/client/use-my-rooms', () => ({ useRoomList: () => ({ value: mockRooms }) }));

const minute = 60_000;
const start = Date.parse('2026-12-01T16:00:00Z');
const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minute);
const asked = () => fakeServer.askedOf(askForReminder);
const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A page of Ada's, so many minutes before a meeting of a room with this name. */
function openPage(roomId: string, minutesBefore: number) {
  jest.setSystemTime(start - minutesBefore * minute);
  mockRooms = [{ roomId, archived: false, plan: { kind: 'once', at: start, minutes: 45 } }];
  return renderHook(() => useReminders('ada'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  see('visible');
});
afterEach(() => void jest.useRealTimers());

describe('a page of a member', () => {
  it('asks once when the reminder is due, and not again once it is told', async () => {
    fakeServer.answer(askForReminder, () => ({ isOver: true }));
    openPage('waves', 90);
    await pass(80);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual([{ roomId: 'waves' }]);
    await pass(20);
    expect(asked()).toHaveLength(1);
  });

  it('asks at once where it is opened later, and once on all its pages', async () => {
    fakeServer.answer(askForReminder, () => ({ isOver: true }));
    openPage('beams', 5).unmount();
    openPage('beams', 4);
    await pass(1);
    expect(asked()).toEqual([{ roomId: 'beams' }]);
  });

  it('asks every three minutes while it is not told, until the meeting begins', async () => {
    let answers = 0;
    fakeServer.answer(askForReminder, () => {
      answers += 1;
      if (answers === 1) throw new AppError('server/unavailable');
      return { isOver: false };
    });
    openPage('optics', 7);
    await pass(2);
    expect(asked()).toHaveLength(1);
    await pass(20);
    expect(asked()).toHaveLength(3);
  });

  it('asks for nothing while nobody sees it, and goes on when it is looked at', async () => {
    fakeServer.answer(askForReminder, () => ({ isOver: true }));
    openPage('lenses', 30);
    see('hidden');
    await pass(25);
    expect(asked()).toEqual([]);
    see('visible');
    await pass(0);
    expect(asked()).toEqual([{ roomId: 'lenses' }]);
  });

  it('asks for nothing after its end', async () => {
    openPage('mirrors', 20).unmount();
    await pass(30);
    expect(asked()).toEqual([]);
  });
});
