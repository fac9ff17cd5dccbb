import { LogLevel, Room, ScreenSharePresets, VideoPresets, setLogLevel } from 'livekit-client';
import { mayCarry } from '@/lib/access/data-capabilities';
import { howSignInEnded } from '@/lib/auth/client/is-sign-in-over';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { createPictureStreams } from '@/lib/files/client/create-picture-streams';
import { findPictureType } from '@/lib/files/stream/picture-type';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import { pictureLimits } from '@/lib/livekit/data-topics';
import { madeAt } from '@/lib/livekit/token-lifetime';
import { isEndedForEveryone } from '@/lib/rooms/client/is-ended-for-everyone';
import { isLockedSince } from '@/lib/rooms/client/is-locked-since';
import { hasMoved } from '@/lib/rooms/client/has-moved';
import { isRoomGone } from '@/lib/rooms/client/is-room-gone';
import { arriveInCall } from '../contract';
import type { DeviceKind } from '../device-problem';
import type { JoinTicket } from '../join-ticket';
import { createCallSession } from '@/lib/call/client/session/call-session';
import type { EndingQuestions } from '@/lib/call/client/session/ending-questions';
import { createCameraRecipients } from '@/lib/call/client/session/camera-recipients';
import {
  forgetCall,
  recallCall,
  recallDevices,
  recallSwitches,
  rememberCall,
} from '@/lib/call/client/devices/call-memory';
import { createLocalMedia } from '@/lib/call/client/devices/local-media';
import { openTracks } from '@/lib/call/client/devices/open-tracks';
import { requestTicket } from '@/lib/call/client/ticket/request-ticket';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';
import { createTabHold } from '@/lib/call/client/tabs/tab-hold';
import { createTabSignal } from '@/lib/call/client/tabs/tab-signal';
import { createTicketKeeper } from '@/lib/call/client/ticket/ticket-keeper';
import { waitForEntry } from '@/lib/call/client/session/wait-for-entry';

export type Call = ReturnType<typeof createCall>;

// What matters of the SDK's remarks reaches us as events and rejections, and is put into words. The rest names
// rooms and people in everybody's console, also for a connection that was closed on purpose.
if (process.env.NODE_ENV === 'production') setLogLevel(LogLevel.silent);

/**
 * Everything that one visit to a room's live page needs. Nothing runs before its parts are started. A rehearsal is
 * nothing to come back to, and takes no call of another tab over.
 */
export function createCall(roomId: string, { isRehearsal = false } = {}) {
  const remembered = isRehearsal ? null : recallCall(roomId, Date.now());
  const room = createRoom();
  const notices = createRoomNotices();
  const keeper = createTicketKeeper(
    async (joinId, isRefresh) =>
      requestTicket({ roomId, joinId, isRefresh, idToken: await readIdToken(), isRehearsal }),
    remembered?.joinId ?? null,
  );
  const cameraRecipients = createCameraRecipients(room);
  const session = createCallSession({
    room,
    cameraRecipients,
    tabs: joinTabs(isRehearsal ? `${roomId}.rehearsal` : roomId),
    fetchTicket: async () => {
      const ticket = await keeper.fetchTicket();
      // The SDK asks no region of LiveKit Cloud twice, unless the connection is prepared again.
      void room.prepareConnection(ticket.url, ticket.token);
      return ticket;
    },
    waitForEntry: ({ isStrict, joinId }) =>
      isStrict
        ? waitForEntry(room, () => callServer(arriveInCall, { roomId, joinId }, { isUnasked: true }))
        : null,
    remember: ({ joinId }, isOn) => {
      if (!isRehearsal) rememberCall({ roomId, joinId, isOn, at: Date.now() });
    },
    forget: isRehearsal ? () => undefined : forgetCall,
    reportDeviceTrouble: (device, thrown) => notices.add({ type: 'error', thrown, device }),
    ask: askAbout(roomId, isRehearsal, keeper.fetchTicket),
  });
  // What a sender may is what our server wrote into their attributes; nobody can change their own.
  const data = openDataReceiver({ room, may: mayCarry, findPictureType });
  return {
    roomId,
    isRehearsal,
    room,
    media: createMedia(remembered),
    keeper,
    session,
    notices,
    data,
    pictures: createPictureStreams(data),
    cameraRecipients,
    /** The join that a reload comes back by. */
    returnsBy: remembered?.joinId ?? null,
  };
}

/** Camera and microphone as this person had them last: in the call that they come back to, or in the one before. */
function createMedia(remembered: ReturnType<typeof recallCall>) {
  const devices = recallDevices();
  const switches = recallSwitches();
  const choiceOf = (kind: DeviceKind) => ({
    isOn: remembered?.isOn[kind] ?? switches[kind] ?? true,
    deviceId: devices[kind] ?? null,
  });
  return createLocalMedia(openTracks, { camera: choiceOf('camera'), microphone: choiceOf('microphone') });
}

/** The questions about the end of a call; a rehearsal is ended for nobody and locked to nobody. */
function askAbout(
  roomId: string,
  isRehearsal: boolean,
  fetchTicket: () => Promise<JoinTicket>,
): EndingQuestions {
  return {
    howSignInEnded,
    isRoomGone: () => isRoomGone(roomId),
    hasMoved: ({ sessionId, expiresAt }) => hasMoved(roomId, sessionId, madeAt(expiresAt)),
    isEndedForEveryone: ({ sessionId }) =>
      isRehearsal ? Promise.resolve(false) : isEndedForEveryone(roomId, sessionId),
    isLockedSince: ({ sessionId, expiresAt }) =>
      isRehearsal ? Promise.resolve(false) : isLockedSince(roomId, sessionId, madeAt(expiresAt)),
    isFull: () => fetchTicket().then(() => false, isRefusedAsFull),
  };
}

/** A tab holds the call before the others hear of it: so they find it held. */
function joinTabs(roomId: string) {
  const [signal, hold] = [createTabSignal(roomId), createTabHold(roomId)];
  const announce = () => {
    hold.take();
    signal.announce();
  };
  return { listen: signal.listen, announce, release: hold.release, watchFree: hold.watchFree };
}

/**
 * Adaptive stream and dynacast send only what somebody sees, in the size in which it is seen. A person who turns
 * the camera off sees its light go out: muting stops the device.
 */
function createRoom(): Room {
  return new Room({
    adaptiveStream: true,
    dynacast: true,
    videoCaptureDefaults: { resolution: VideoPresets.h720.resolution },
    publishDefaults: { screenShareEncoding: ScreenSharePresets.h1080fps15.encoding },
    // A few bytes of a hostile sender could unpack to gigabytes.
    dataStream: { maxPayloadByteLength: pictureLimits.bytes },
  });
}

const isRefusedAsFull = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.code === 'rooms/full';

async function readIdToken(): Promise<string> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  if (!auth.currentUser) throw new AppError('auth/required');
  return auth.currentUser.getIdToken();
}
