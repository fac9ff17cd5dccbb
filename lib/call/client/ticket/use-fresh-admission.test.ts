/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { AppError } from '@/lib/errors/app-error';
import { watchValue } from '@/lib/firebase/client/watch-value';
import type { JoinTicket } from '../../join-ticket';
import { createTicketKeeper } from './ticket-keeper';
import { useFreshAdmission } from './use-fresh-admission';

jest.mock('@/lib/firebase/client/watch-value', () => ({ watchValue: jest.fn() }));

const identity = 'ben_abcdefgh12345678';

/** Ben at the device check, and what the databases tell him. */
const setUp = async ({ isRehearsal = false } = {}) => {
  const world = { epochs: { room: 4, person: 2 }, asked: 0, refusal: null as AppError | null };
  const watched = new Map<string, (value: unknown) => void>();
  jest.mocked(watchValue).mockImplementation((path, parse) => ({ next }) => {
    watched.set(path, (value) => next(parse(value), true));
    return () => void watched.delete(path);
  });
  const keeper = createTicketKeeper(() => {
    world.asked += 1;
    if (world.refusal) return Promise.reject(world.refusal);
    return Promise.resolve({
      identity,
      epochs: world.epochs,
      expiresAt: Date.now() + 120_000,
    } as JoinTicket);
  }, null);
  keeper.start();
  await jest.advanceTimersByTimeAsync(0);
  const { unmount, rerender } = renderHook(() =>
    useFreshAdmission({ roomId: 'r1', keeper, isRehearsal }, keeper.read()),
  );
  const hear = async (key: string, epoch: number) => {
    act(() => watched.get(`access/r1/${key}`)?.({ epoch }));
    await jest.advanceTimersByTimeAsync(2000);
    rerender();
  };
  return { world, keeper, watched, hear, unmount };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a person at the device check', () => {
  it('learns at once that a host has locked the room, despite a valid token', async () => {
    const { world, keeper, hear } = await setUp();
    await hear('_matrix', 4);
    expect(world.asked).toBe(1);
    world.refusal = new AppError('rooms/locked');
    await hear('_matrix', 5);
    expect(keeper.read()).toMatchObject({ status: 'refused', kind: 'wait' });
  });

  it('learns at once that it is open again, and does not keep asking meanwhile', async () => {
    const { world, keeper, hear } = await setUp();
    world.refusal = new AppError('rooms/locked');
    await hear('_matrix', 5);
    // The watch restarts, and reports the current epoch.
    await hear('_matrix', 5);
    keeper.start()();
    const { asked } = world;
    await hear('_matrix', 5);
    expect(world.asked).toBe(asked);
    world.refusal = null;
    world.epochs = { room: 6, person: 2 };
    await hear('_matrix', 6);
    expect(keeper.read().status).toBe('ready');
  });

  it('stops following a room that refuses them for good', async () => {
    const { world, watched, hear } = await setUp();
    world.refusal = new AppError('rooms/not-a-member');
    await hear('ben', 3);
    expect(watched.size).toBe(0);
  });

  it('learns of a change for them alone', async () => {
    const { world, keeper, hear } = await setUp();
    world.epochs = { room: 4, person: 3 };
    await hear('ben', 3);
    expect(keeper.read()).toMatchObject({ status: 'ready', ticket: { epochs: { person: 3 } } });
    await hear('ben', 3);
    expect(world.asked).toBe(2);
  });

  it('listens only while they are there, and not before a rehearsal', async () => {
    const { watched, unmount } = await setUp();
    expect([...watched.keys()]).toEqual(['access/r1/_matrix', 'access/r1/ben']);
    unmount();
    expect(watched.size).toBe(0);
    expect((await setUp({ isRehearsal: true })).watched.size).toBe(0);
  });
});
