import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { deliver } from './deliver';

it('makes the room to which the call has moved before it closes the other, once', async () => {
  const { world, ports, put } = makeFakeOutbox();
  const latest = {
    ...noteArrival(prepareSession(1), 'RM_1', 2),
    id: 's1',
    moved: { times: 1, at: world.time },
  };
  world.head = { session: 's1', epoch: 4, latest };
  await deliver([put([], { kind: 'close-left-room', moves: 0 })], { ports });
  expect(world.made).toEqual(['chalktalk_r1_1']);
  expect(world.isRoomOpen).toBe(false);
  world.isRoomOpen = true;
  world.head = { session: 's1', epoch: 4, latest: { ...latest, moved: { times: 0, at: 0 } } };
  await deliver([put([], { kind: 'close-left-room', moves: 0 })], { ports });
  expect(world.isRoomOpen).toBe(true);
});

it('leaves an outsider who has come again to the report of that coming', async () => {
  const { world, ports, put } = makeFakeOutbox();
  world.head = { session: 's1', epoch: 1, latest: { ...prepareSession(1), id: 's1' } };
  world.media.add('eve');
  await deliver([put([], { kind: 'remove-identity', identity: 'eve', sid: 'PA_before' })], { ports });
  expect([...world.media]).toEqual(['eve']);
  await deliver([put([], { kind: 'remove-identity', identity: 'eve', sid: 'PA_eve' })], { ports });
  expect([...world.media]).toEqual([]);
});
