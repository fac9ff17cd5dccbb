import { Room, RoomEvent, TrackKind, TrackSource, VideoStream } from '@livekit/rtc-node';
import { RoomServiceClient } from 'livekit-server-sdk';
import { updateRoom, removeMember } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { connectBot } from '@/tests/support/services/media-bot';
import { addLearner, askForToken, makeBenchRoom, type Bench } from './bench-room';

const rounds = 20;
/** Packets of data come this often (ms). */
const packetEvery = 20;
/** How long a round goes on counting after the removal (ms). */
const afterwards = 300;
/** A round in which nobody removes them ends then (ms). */
const patience = 20_000;

/** What came of a token that somebody used again after their removal. */
export type Replays = {
  /** Milliseconds from connecting until the media server disconnected them, for each round. */
  times: number[];
  /** What reached them before that and after it, over all rounds. */
  before: { frames: number; packets: number };
  after: { frames: number; packets: number };
};

/** Which token somebody kept: ours, never used, or the newer one that the media server gave them inside. */
type Kept = { isStrict: boolean; isFromInside: boolean };

/** Removes a learner from a call with a picture and data, and lets them come back with the token they kept. */
export async function measureReplays(bench: Bench, { isStrict, isFromInside }: Kept): Promise<Replays> {
  const { appUrl, livekit } = bench;
  const room = await makeBenchRoom(bench);
  const { roomId, host } = room;
  if (isStrict) await callCallable(appUrl, host.idToken, updateRoom, { roomId, strictEntry: true });
  const learner = await addLearner(bench, room);
  const sender = await connectBot(livekit.url, (await askForToken(appUrl, host.idToken, roomId)).token);
  await whenPublishing(bench, room.mediaName);
  await sender.sendPicture(TrackSource.SOURCE_CAMERA);
  const packet = new TextEncoder().encode('{}');
  const timer = setInterval(() => {
    void sender.room.localParticipant?.publishData(packet, { reliable: true, topic: 'benchmark' });
  }, packetEvery);

  const own = await askForToken(appUrl, learner.idToken, roomId);
  const token = isFromInside ? await keepNewer(livekit.url, own.token) : own.token;
  await callCallable(appUrl, host.idToken, removeMember, { roomId, uid: learner.uid });
  const replays: Replays = { times: [], before: { frames: 0, packets: 0 }, after: { frames: 0, packets: 0 } };
  for (let round = 0; round < rounds; round += 1) await replay(livekit.url, token, replays);
  clearInterval(timer);
  await sender.leave();
  return replays;
}

/** Joins honestly, takes the newest token from the wire once it lets its owner see and hear, and leaves. */
async function keepNewer(url: string, token: string): Promise<string> {
  const bot = await connectBot(url, token);
  const isNewer = () => bot.token() !== token && maySubscribe(bot.token());
  while (!isNewer()) await new Promise((resolve) => setTimeout(resolve, 20));
  const newer = bot.token();
  await bot.leave();
  return newer;
}

function maySubscribe(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { video } = JSON.parse(payload) as { video?: { canSubscribe?: boolean } };
  return video?.canSubscribe === true;
}

async function replay(url: string, token: string, { times, before, after }: Replays): Promise<void> {
  const room = new Room();
  let counts = before;
  const isOut = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    room.on(RoomEvent.Disconnected, () => {
      clearTimeout(timer);
      counts = after;
      resolve(true);
    });
  });
  room.on(RoomEvent.DataReceived, () => (counts.packets += 1));
  room.on(RoomEvent.TrackSubscribed, (track) => {
    if (track.kind !== TrackKind.KIND_VIDEO) return;
    void countFrames(new VideoStream(track), () => (counts.frames += 1));
  });
  const startedAt = performance.now();
  // Some are disconnected before they are fully in.
  const options = { autoSubscribe: true, dynacast: false };
  const isIn = await room.connect(url, token, options).then(
    () => true,
    () => false,
  );
  if (isIn && !(await isOut)) throw new Error('Nobody put them out.');
  counts = after;
  times.push(performance.now() - startedAt);
  await new Promise((resolve) => setTimeout(resolve, afterwards));
  await room.disconnect();
}

async function countFrames(stream: VideoStream, count: () => void): Promise<void> {
  for await (const _ of stream) count();
}

/** With strict entry the sender, too, waits until the enforcer has looked them up. */
async function whenPublishing({ livekit }: Bench, mediaName: string): Promise<void> {
  const { apiUrl, apiKey, apiSecret } = livekit;
  const media = new RoomServiceClient(apiUrl, apiKey, apiSecret);
  for (;;) {
    const participants = await media.listParticipants(mediaName);
    if (participants.some(({ permission }) => permission?.canPublish)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
