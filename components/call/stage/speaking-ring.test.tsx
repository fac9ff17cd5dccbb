/** @jest-environment jsdom */
import * as util from 'node:util';
import { act, render, screen } from '@testing-library/react';
import { Participant, Room, RoomEvent } from 'livekit-client';
import { NextIntlClientProvider } from 'next-intl';
import { Stage } from '@/components/call/stage/stage';
import { groupByPerson, type Connection } from '@/lib/call/call-person';
import { useSpeakers } from '@/lib/call/client/people/use-speakers';
import { useStage } from '@/lib/call/client/stage/use-stage';
import { toIdentity } from '@/lib/livekit/identity';
import { colourBySeat } from '@/lib/rooms/members/people';
import call from '@/messages/en/call.json';

// The SDK itself, with what jsdom lacks and every browser has.
jest.mock('livekit-client', () => {
  Object.assign(globalThis, { TextEncoder: util.TextEncoder, TextDecoder: util.TextDecoder });
  return jest.requireActual<object>('livekit-client');
});

const area = { width: 1200, height: 800 };
const connect = (uid: string, name: string): Connection => ({
  ...{ uid, name, identity: toIdentity(uid, 'Abcdefgh12345678'), profile: 'learner', joinedAt: 1 },
  ...{ isMe: false, microphone: 'on', isCameraOn: false, isSharing: false, isWeak: false, isLost: false },
});
const people = groupByPerson([connect('ada', 'Ada Lovelace'), connect('emmy', 'Emmy Noether')]);
const colourOf = colourBySeat(people);

/** The stage as a call draws it from the media server's reports of who speaks. */
function StageOf({ room }: { room: Room }) {
  const { ringed, promotedUid } = useSpeakers(room);
  const view = useStage({ area, people, screen: null, promotedUid });
  const nothing = {
    screen: null,
    keepPage: undefined,
    invite: null,
    onStopSharing: undefined,
    renderMenu: undefined,
  };
  return (
    <Stage
      {...{ area, view, colourOf, ...nothing }}
      cameras={new Map()}
      marks={{
        speaking: ringed,
        frozen: new Set(),
        queue: new Map(),
        notes: new Map(),
        areCamerasForHosts: false,
      }}
      isRehearsal={false}
      onOpenPeople={() => undefined}
      renderReactions={() => null}
    />
  );
}

const ringed = () =>
  screen
    .getAllByRole('group', { name: /^(Ada Lovelace|Emmy Noether)/ })
    .filter((tile) => 'speaking' in tile.dataset)
    .map((tile) => tile.dataset['tile']);

test('rings the speaker’s tile alone, and none once all is quiet for a moment', () => {
  jest.useFakeTimers();
  const room = new Room();
  render(
    <NextIntlClientProvider locale="en" messages={{ call }}>
      <StageOf room={room} />
    </NextIntlClientProvider>,
  );
  const say = (...uids: string[]) =>
    act(() => {
      const speakers = people
        .filter(({ uid }) => uids.includes(uid))
        .map(({ identity }) => new Participant(`PA_${identity}`, identity));
      room.emit(RoomEvent.ActiveSpeakersChanged, speakers);
    });
  expect(ringed()).toEqual([]);
  say('ada');
  expect(ringed()).toEqual(['ada']);
  say('emmy');
  act(() => jest.advanceTimersByTime(1000));
  expect(ringed()).toEqual(['emmy']);
  say();
  act(() => jest.advanceTimersByTime(1000));
  expect(ringed()).toEqual([]);
});
