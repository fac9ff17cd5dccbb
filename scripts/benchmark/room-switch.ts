import { readFileSync } from 'node:fs';
import { Room } from '@livekit/rtc-node';
import { RoomServiceClient, TrackSource } from 'livekit-server-sdk';
import { changeShield } from '@/lib/shield/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { erasePlace, readPlace } from './bench-database';
import {
  addLearners,
  askForToken,
  makeBenchRoom,
  type Bench,
  type BenchPerson,
  type BenchRoom,
} from './bench-room';
import { fewAtOnce } from './few-at-once';
import { trackWrites } from './track-writes';

/** Who comes in one room has left again before the next, smaller one is measured. */
const crowds = [100, 50, 10] as const;
export const largestCrowd = crowds[0];
/** Switches of each crowd; the median counts. */
const rounds = 4;
/** How often the media server is asked who has it (ms). Asking more often is work that the switch would wait for. */
const askEvery = 15;
/** What is not noted by then never will be (ms). */
const patience = 60_000;

/** What one switch for everyone in a room comes to. */
export type SwitchCost = {
  people: number;
  /** Milliseconds until the host is answered, and until the media server reports that everybody has it. */
  answered: number[];
  arrived: number[];
  /** Documents of Firestore and places of the Realtime Database that one switch changed at most. */
  documents: number;
  places: number;
  /** How often the media server was told something, by its own log. */
  calls: number;
};

/**
 * Switches screen sharing for all who are inside a room, while fewer and fewer are. Returns the smallest crowd first.
 *
 * @param mediaLog the file into which the media server writes what it is asked
 */
export async function measureSwitches(
  bench: Bench,
  mediaLog: string,
  people: readonly BenchPerson[],
): Promise<SwitchCost[]> {
  const room = await makeBenchRoom(bench);
  await addLearners(bench, room, people);
  const inside = await fillRoom(bench, room, people);
  const costs: SwitchCost[] = [];
  for (const crowd of crowds) {
    await fewAtOnce(inside.splice(crowd), ({ leave }) => leave());
    costs.unshift(await measureCrowd(bench, room, crowd, mediaLog));
  }
  await Promise.all(inside.map(({ bot }) => bot.disconnect()));
  return costs;
}

/**
 * Our server lets nobody else in while fifty are inside, and makes the media server's room for not many more. So the
 * room is there before, and everybody has a token before anybody comes.
 */
async function fillRoom(bench: Bench, { roomId, mediaName }: BenchRoom, people: readonly BenchPerson[]) {
  const { appUrl, livekit } = bench;
  await mediaOf(bench).createRoom({ name: mediaName, maxParticipants: people.length });
  const tickets = await fewAtOnce(people, async ({ uid, idToken }) => {
    const { token, joinId } = await askForToken(appUrl, idToken, roomId);
    return { token, place: `inside/${roomId}/${uid}/${joinId}` };
  });
  return fewAtOnce(tickets, async ({ token, place }) => {
    const bot = new Room();
    await bot.connect(livekit.url, token, { autoSubscribe: false, dynacast: false });
    // The media server reports of a room one after the other, and forgets what it could not within 30 s.
    await whenNoted(bench, place, true);
    const leave = async () => {
      await bot.disconnect();
      await whenNoted(bench, place, false);
    };
    return { bot, leave };
  });
}

/** Waits until it has been noted that somebody has come, or has left. */
async function whenNoted(bench: Bench, place: string, isThere: boolean): Promise<void> {
  const until = performance.now() + patience;
  while (((await readPlace(bench, place)) !== null) !== isThere) {
    if (performance.now() > until) throw new Error(`It was not noted who has ${isThere ? 'come' : 'left'}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measureCrowd(bench: Bench, room: BenchRoom, people: number, mediaLog: string) {
  const cost: SwitchCost = { people, answered: [], arrived: [], documents: 0, places: 0, calls: 0 };
  await switchSharing(bench, room, 'off', people);
  for (let round = 0; round < rounds; round += 1) {
    // A switch has the room looked at closely, and not again within seconds: without this only some would write it.
    await erasePlace(bench, `reconcile/${room.roomId}`);
    const toldBefore = countTold(mediaLog);
    const writes = await trackWrites(bench, room);
    const to = round % 2 === 0 ? 'everyone' : 'off';
    const { answered, arrived } = await switchSharing(bench, room, to, people);
    const { documents, places } = await writes.count();
    cost.documents = Math.max(cost.documents, documents);
    cost.places = Math.max(cost.places, places);
    cost.calls = Math.max(cost.calls, countTold(mediaLog) - toldBefore);
    cost.answered.push(answered);
    cost.arrived.push(arrived);
  }
  return cost;
}

async function switchSharing(bench: Bench, room: BenchRoom, to: 'everyone' | 'off', people: number) {
  const { roomId, mediaName, host } = room;
  const media = mediaOf(bench);
  const startedAt = performance.now();
  const change = { kind: 'switch', capability: 'screen:publish', to } as const;
  const asked = callCallable(bench.appUrl, host.idToken, changeShield, { roomId, change });
  const answered = asked.then(() => performance.now() - startedAt);
  for (;;) {
    const participants = await media.listParticipants(mediaName);
    const sharers = participants.filter(({ permission }) =>
      permission?.canPublishSources.includes(TrackSource.SCREEN_SHARE),
    );
    if (participants.length !== people) throw new Error(`${participants.length} are inside, not ${people}.`);
    if (sharers.length === (to === 'everyone' ? people : 0)) break;
    await new Promise((resolve) => setTimeout(resolve, askEvery));
  }
  const arrived = performance.now() - startedAt;
  return { answered: await answered, arrived };
}

const mediaOf = ({ livekit: { apiUrl, apiKey, apiSecret } }: Bench): RoomServiceClient =>
  new RoomServiceClient(apiUrl, apiKey, apiSecret);

const countTold = (mediaLog: string): number =>
  readFileSync(mediaLog, 'utf8').split('RoomService.UpdateParticipant').length - 1;
