import { DisconnectReason, LogLevel, Room, RoomEvent, setLogLevel } from 'livekit-client';
import { createStore } from '@/lib/core/client/create-store';
import { createPaperSender } from '@/lib/paper/client/paper-sender';
import { nothingYet, type PhoneCallState, type PhoneEnding } from '@/lib/paper/client/phone-call-state';

// As on the page of the call: an end by somebody else is no error that a console should tell.
if (process.env.NODE_ENV === 'production') setLogLevel(LogLevel.silent);

export type PhoneCall = Awaited<ReturnType<typeof enterCall>>;

/**
 * Brings a phone into a call, which it only sends to: nothing of the others comes to it. Throws the SDK's error when
 * the media server does not let it in.
 */
export async function enterCall({ url, token }: { url: string; token: string }) {
  const room = new Room({ adaptiveStream: false, dynacast: false });
  const state = createStore<PhoneCallState>(nothingYet);
  const change = (part: Partial<PhoneCallState>) => state.set({ ...state.read(), ...part });
  const look = () => {
    const now = {
      isAllowed: room.localParticipant.permissions?.canPublish ?? false,
      isSending: room.localParticipant.isScreenShareEnabled,
      isPublishing: sender.isPublishing(),
    };
    change({ ...now, isLost: state.read().isLost && !now.isSending && !now.isPublishing });
  };
  const sender = createPaperSender(room.localParticipant, look);
  room
    .on(RoomEvent.ParticipantPermissionsChanged, look)
    .on(RoomEvent.LocalTrackPublished, look)
    .on(RoomEvent.LocalTrackUnpublished, look)
    .on(RoomEvent.Reconnecting, () => change({ phase: 'reconnecting' }))
    .on(RoomEvent.Reconnected, () => change({ phase: 'in', ...(sender.endLost() && { isLost: true }) }))
    .on(RoomEvent.Disconnected, (reason) =>
      change({ phase: 'over', isSending: false, ending: endingOf(reason) }),
    );
  await room.connect(url, token, { autoSubscribe: false });
  look();
  return {
    state,
    ...{ send: sender.send, hide: sender.hide },
    leave: () => room.disconnect(),
  };
}

function endingOf(reason: DisconnectReason | undefined): PhoneEnding {
  if (reason === DisconnectReason.ROOM_DELETED || reason === DisconnectReason.ROOM_CLOSED) return 'call-over';
  return reason === DisconnectReason.PARTICIPANT_REMOVED ? 'put-out' : 'lost';
}
