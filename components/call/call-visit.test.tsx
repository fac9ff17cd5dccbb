/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, fireEvent, screen } from '@testing-library/react';
import { DisconnectReason } from 'livekit-client';
import { useState } from 'react';
import type { CallRoomInput } from '@/components/call/use-call-room';
import { CallVisit } from '@/components/call/call-visit';
import type { SessionUser } from '@/lib/auth/session';
import type { Call } from '@/lib/call/client/create-call';
import { makeSession } from '@/lib/call/client/session/session.fixture';
import { useEntered } from '@/lib/call/client/use-entered';
import { useStore } from '@/lib/call/client/use-store';
import { renderScreen } from '@/tests/support/fakes/render-screen';

let call: Pick<Call, 'session'>;
jest.mock('@/lib/call/client/create-call', () => ({ createCall: () => call }));
jest.mock('@/lib/call/client/devices/use-device-check', () => ({
  useDeviceCheck: () => ({ problem: null, refusal: null, isWaiting: false }),
}));
jest.mock('@/components/call/check/device-check', () => ({ DeviceCheck: () => <p>At the door</p> }));
jest.mock('@/components/call/call-over', () => ({ CallOver: () => <p role="alert">The call is over</p> }));
jest.mock('@/lib/rooms/client/presence/use-keep-presence', () => ({ useKeepPresence: () => undefined }));
jest.mock('@/components/call/call-room', () => ({ CallRoom: PlainRoom }));

/** Stands for all that a person has open in a call. */
function PlainRoom({ call: { session } }: CallRoomInput) {
  const isInside = useEntered(useStore(session));
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      {isInside ? 'Chat' : 'Nobody is inside'}
    </button>
  );
}

// jsdom knows no navigation; this page was not reloaded.
performance.getEntriesByType = () => [];

const store = <State,>(state: State) => ({ read: () => state, subscribe: () => () => undefined });

const person = { uid: 'ada', name: 'Ada', kind: 'account' } as SessionUser;

async function openCall() {
  const made = makeSession();
  const keeper = { ...store({ status: 'loading' }), start: () => () => undefined, reset: () => undefined };
  const given = { roomId: 'r1', isRehearsal: false, session: made.session, keeper, returnsBy: null };
  call = given;
  renderScreen(
    <CallVisit
      roomId="r1"
      person={person}
      rehearsal={null}
      openDialog={() => undefined}
      keepPlace={undefined}
    />,
  );
  await act(made.join);
  fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
  return made;
}

const chat = () => screen.getByRole('button', { name: 'Chat', expanded: true });
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the page of a call', () => {
  it('keeps all that is open when the call moves on', async () => {
    const { drop, hasMoved, connect } = await openCall();
    let answer: (isMoved: boolean) => void = () => undefined;
    hasMoved.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const before = chat();
    act(() => drop(DisconnectReason.ROOM_DELETED));
    expect(chat()).toBe(before);
    answer(true);
    await aMoment();
    expect(connect).toHaveBeenLastCalledWith('ws://media', 'two');
    expect(chat()).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it is over when the call has not moved on', async () => {
    const { drop } = await openCall();
    act(() => drop(DisconnectReason.ROOM_DELETED));
    await aMoment();
    expect(screen.getByRole('alert').textContent).toBe('The call is over');
    expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
  });

  it('shows nothing of the room while it asks why the person was removed', async () => {
    const { drop, howSignInEnded } = await openCall();
    howSignInEnded.mockReturnValueOnce(new Promise(() => undefined));
    act(() => drop(DisconnectReason.PARTICIPANT_REMOVED));
    expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('The call has ended for you');
  });
});
