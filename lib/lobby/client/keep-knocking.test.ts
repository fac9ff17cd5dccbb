/** @jest-environment jsdom */
import { keepKnocking } from '@/lib/lobby/client/keep-knocking';
import { knock } from '@/lib/lobby/contract';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';

const roomId = 'a1b2c3d4e5f6a7b8c9d0';
const row = `lobby/${roomId}/ada`;
const readSaid = () => fakePlaces.readValue(`${row}/said`);
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
const writeLine = () => fakePlaces.setValue(`${row}/said`, { words: 'My camera is broken', at: 1 });

/** A page that waits; resolves with what ends it. */
async function openPage() {
  const onFailed = jest.fn();
  const stop = keepKnocking(roomId, 'ada', { onKnocked: jest.fn(), onFailed });
  await settled();
  return async () => {
    stop();
    await settled();
    expect(onFailed).not.toHaveBeenCalled();
  };
}

beforeEach(() => {
  // Two pages that drew the same mark would be one.
  let drawn = 0;
  const draw = () => `0${(drawn += 1)}000000-0000-4000-8000-00000000000${drawn}` as const;
  jest.spyOn(crypto, 'randomUUID').mockImplementation(draw);
  const room = { roomName: 'Waves', isHostInside: true, opensByItself: false, host: 'Emmy' };
  fakeServer.answer(knock, () => ({ outcome: 'waiting' as const, ...room }));
});

it('knocks again as soon as a host has come or gone', async () => {
  const onKnocked = jest.fn();
  const stop = keepKnocking(roomId, 'ada', { onKnocked, onFailed: jest.fn() });
  await settled();
  const before = onKnocked.mock.calls.length;
  fakePlaces.setValue(`${row}/doorAt`, 5);
  await settled();
  expect(onKnocked.mock.calls.length).toBe(before + 1);
  stop();
});

describe('a line to the hosts', () => {
  it('stands while one page of its writer waits, and goes with the last', async () => {
    const leavePhone = await openPage();
    const leaveTablet = await openPage();
    writeLine();
    await leaveTablet();
    expect(readSaid()).not.toBeNull();
    const leaveAgain = await openPage();
    await leavePhone();
    expect(readSaid()).not.toBeNull();
    await leaveAgain();
    expect(readSaid()).toBeNull();
  });

  it('goes when the last two pages leave at once', async () => {
    const [leavePhone, leaveTablet] = [await openPage(), await openPage()];
    writeLine();
    await Promise.all([leavePhone(), leaveTablet()]);
    expect(readSaid()).toBeNull();
  });
});
