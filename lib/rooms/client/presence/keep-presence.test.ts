/** @jest-environment jsdom */
import { keepPresence } from './keep-presence';
import { fakePlaces } from '@/tests/support/fakes/fake-places';

/** What the marks say, in the order in which they were drawn. */
const states = () =>
  ['01', '02', '03']
    .map((mark) => fakePlaces.readValue(`presence/r1/ada/${mark}`) as { state: string } | null)
    .flatMap((mark) => (mark === null ? [] : [mark.state]));
const settled = () => jest.advanceTimersByTimeAsync(10);

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let drawn = 0;
  jest
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `0${(drawn += 1)}000000-0000-4000-8000-000000000000`);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('marks each open page, and takes its mark away with it', async () => {
  const leavePhone = keepPresence({ roomId: 'r1', uid: 'ada' }, 'here');
  const leaveCall = keepPresence({ roomId: 'r1', uid: 'ada' }, 'call');
  await settled();
  expect(states()).toEqual(['here', 'call']);
  leavePhone();
  await settled();
  expect(states()).toEqual(['call']);
  leaveCall();
  await settled();
  expect(states()).toEqual([]);
});

it('says after a while that its reader is away, and at once that they are back', async () => {
  const leave = keepPresence({ roomId: 'r1', uid: 'ada' }, 'here');
  await settled();
  setVisibility('hidden');
  await jest.advanceTimersByTimeAsync(29_000);
  expect(states()).toEqual(['here']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(states()).toEqual(['away']);
  setVisibility('visible');
  await settled();
  expect(states()).toEqual(['here']);
  leave();
});

it('marks itself again when another page has taken the same mark away', async () => {
  const leave = keepPresence({ roomId: 'r1', uid: 'ada' }, 'here');
  await settled();
  fakePlaces.setValue('presence/r1/ada/01', null);
  await settled();
  expect(states()).toEqual(['here']);
  leave();
});

it('draws another mark for each connection', async () => {
  const leave = keepPresence({ roomId: 'r1', uid: 'ada' }, 'here');
  await settled();
  fakePlaces.goOffline();
  await settled();
  fakePlaces.goOnline();
  await settled();
  expect(fakePlaces.readValue('presence/r1/ada/01')).toBeNull();
  expect(states()).toEqual(['here']);
  leave();
});
