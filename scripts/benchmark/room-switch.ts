import { readFileSync } from 'node:fs';
import { Room } from '@livekit/rtc-node';
import { RoomServiceClient, TrackSource } from 'livekit-server-sdk';
import { roomCapacity } from '@/lib/rooms/room-capacity';
import { changeShield } from '@/lib/shield/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { addLearner, askForToken, makeBenchRoom, type Bench } from './bench-room';
import { trackWrites } from './track-writes';

/** The last of them is as many as a call holds. */
const crowds = [10, 25, roomCapacity.people] as const;
/** Switches of each crowd; the median counts. */
const rounds = 4;
/** People who come at once. */
const together = 5;

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
 * Lets more and more people into a room, and switches screen sharing for all who are inside.
 *
 * @param mediaLog the file into which the media server writes what it is asked
 */
export async function measureSwitches(bench: Bench, mediaLog: string): Promise<SwitchCost[]> {
  const { appUrl, livekit } = bench;
  const room = await makeBenchRoom(bench);
  const media = new RoomServiceClient(livekit.apiUrl, livekit.apiKey, livekit.apiSecret);
  const inside: Room[] = [];
  const come = async () => {
    const { idToken } = await addLearner(bench, room);
    const { token } = await askForToken(appUrl, idToken, room.roomId);
    const bot = new Room();
    await bot.connect(livekit.url, token, { autoSubscribe: false, dynacast: false });
    inside.push(bot);
  };
  const countSharers = async () => {
    const participants = await media.listParticipants(room.mediaName);
    const mayShare = ({ permission }: (typeof participants)[number]) =>
      permission?.canPublishSources.includes(TrackSource.SCREEN_SHARE) === true;
    return participants.filter(mayShare).length;
  };
  const switchTo = async (to: 'everyone' | 'off', people: number) => {
    const startedAt = performance.now();
    const change = { kind: 'switch', capability: 'screen:publish', to } as const;
    const asked = callCallable(appUrl, room.host.idToken, changeShield, { roomId: room.roomId, change });
    const answered = asked.then(() => performance.now() - startedAt);
    const wanted = to === 'everyone' ? people : 0;
    while ((await countSharers()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 5));
    return { answered: await answered, arrived: performance.now() - startedAt };
  };

  const costs: SwitchCost[] = [];
  for (const people of crowds) {
    while (inside.length < people) {
      const missing = Math.min(together, people - inside.length);
      await Promise.all(Array.from({ length: missing }, come));
    }
    await switchTo('off', people);
    const cost: SwitchCost = { people, answered: [], arrived: [], documents: 0, places: 0, calls: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const toldBefore = countTold(mediaLog);
      const writes = await trackWrites(bench, room);
      const { answered, arrived } = await switchTo(round % 2 === 0 ? 'everyone' : 'off', people);
      const { documents, places } = await writes.count();
      cost.documents = Math.max(cost.documents, documents);
      cost.places = Math.max(cost.places, places);
      cost.calls = Math.max(cost.calls, countTold(mediaLog) - toldBefore);
      cost.answered.push(answered);
      cost.arrived.push(arrived);
    }
    costs.push(cost);
  }
  await Promise.all(inside.map((bot) => bot.disconnect()));
  return costs;
}

const countTold = (mediaLog: string): number =>
  readFileSync(mediaLog, 'utf8').split('RoomService.UpdateParticipant').length - 1;
