/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { callRoomOf } from '@/components/call/call-room.fixture';
import { CallRoom } from '@/components/call/call-room';
import type { CallRoomInput, CallRoomState } from '@/components/call/use-call-room';
import type { CallPhase } from '@/lib/call/client/session/call-phase';
import { renderScreen } from '@/tests/support/fakes/render-screen';

let change: (room: CallRoomState) => void;
let first: CallRoomState;
jest.mock('@/components/call/use-call-room', () => ({
  useCallRoom: () => {
    const [room, setRoom] = useState(first);
    change = setRoom;
    return room;
  },
}));
jest.mock('@/components/call/room-audio', () => ({ RoomAudio: () => null }));
jest.mock('@/components/call/call-layout', () => ({
  CallLayout: ({ room }: { room: CallRoomState }) => <h1>{room.ticket?.roomName}</h1>,
}));

/** The room under this name, for a page that has heard of one phase while the session is in another. */
function roomOf(roomName: string, heard: CallPhase, phase = heard): CallRoomState {
  const { call, ticket, view, ...room } = callRoomOf('learner');
  return {
    ...room,
    call: { ...call, session: { ...call.session, read: () => phase } },
    ticket: ticket && { ...ticket, roomName },
    view: { ...view, isInCall: false, phase: heard },
  };
}

const checking: CallPhase = { name: 'checking', problem: null };
const joining: CallPhase = { name: 'joining' };

describe('the room behind the device check', () => {
  it('draws no change from the press until the page is told of it', () => {
    first = roomOf('Mechanics', checking);
    renderScreen(<CallRoom {...({} as CallRoomInput)} rehearsalRow={null} />);
    const drawn = () => screen.getByRole('heading').textContent;
    act(() => change(roomOf('Waves', checking)));
    expect(drawn()).toBe('Waves');
    act(() => change(roomOf('Optics', checking, joining)));
    expect(drawn()).toBe('Waves');
    act(() => change(roomOf('Optics', joining)));
    expect(drawn()).toBe('Optics');
  });
});
