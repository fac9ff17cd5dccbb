import {
  DisconnectReason,
  LogLevel,
  Room,
  RoomEvent,
  setLogLevel,
  type LocalTrackPublication,
} from 'livekit-client';
import { createStore } from '@/lib/core/client/create-store';
import { paperOptions } from '@/lib/paper/client/paper-options';

/** Why a phone is out of the call: the call is over, somebody put the phone out, or the line broke. */
export type PhoneEnding = 'call-over' | 'put-out' | 'lost';

/** How a phone stands in a call: what it sends, and why it no longer does. */
export type PhoneCallState = {
  readonly phase: 'in' | 'reconnecting' | 'over';
  readonly ending: PhoneEnding | null;
  /** Whether its person may share at all now. */
  readonly isAllowed: boolean;
  readonly isSending: boolean;
};

// As on the page of the call: an end by somebody else is no error that a console should tell.
if (process.env.NODE_ENV === 'production') setLogLevel(LogLevel.silent);

export type PhoneCall = Awaited<ReturnType<typeof enterCall>>;

/**
 * Brings a phone into a call, which it only sends to: nothing of the others comes to it. Throws the SDK's error when
 * the media server does not let it in.
 */
export async function enterCall({ url, token }: { url: string; token: string }) {
  const room = new Room({ adaptiveStream: false, dynacast: false });
  const state = createStore<PhoneCallState>({ phase: 'in', ending: null, isAllowed: true, isSending: false });
  const change = (part: Partial<PhoneCallState>) => state.set({ ...state.read(), ...part });
  let sent: LocalTrackPublication | null = null;
  const look = () =>
    change({
      isAllowed: room.localParticipant.permissions?.canPublish ?? false,
      isSending: room.localParticipant.isScreenShareEnabled,
    });
  room
    .on(RoomEvent.ParticipantPermissionsChanged, look)
    .on(RoomEvent.LocalTrackPublished, look)
    .on(RoomEvent.LocalTrackUnpublished, look)
    .on(RoomEvent.Reconnecting, () => change({ phase: 'reconnecting' }))
    .on(RoomEvent.Reconnected, () => change({ phase: 'in' }))
    .on(RoomEvent.Disconnected, (reason) =>
      change({ phase: 'over', isSending: false, ending: endingOf(reason) }),
    );
  await room.connect(url, token, { autoSubscribe: false });
  look();
  return {
    state,
    send: async (track: MediaStreamTrack): Promise<void> => {
      track.contentHint = 'detail';
      sent = await room.localParticipant.publishTrack(track, paperOptions);
      look();
    },
    hide: async (): Promise<void> => {
      if (sent?.track) await room.localParticipant.unpublishTrack(sent.track, true);
      sent = null;
      look();
    },
    leave: () => room.disconnect(),
  };
}

function endingOf(reason: DisconnectReason | undefined): PhoneEnding {
  if (reason === DisconnectReason.ROOM_DELETED || reason === DisconnectReason.ROOM_CLOSED) return 'call-over';
  return reason === DisconnectReason.PARTICIPANT_REMOVED ? 'put-out' : 'lost';
}
