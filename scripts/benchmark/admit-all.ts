import { readFileSync } from 'node:fs';
import { admitFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { callCallable } from '@/scripts/stack/callable-client';
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
import { waitOutside } from './waiting-person';

const rounds = 3;

/** Learners of the room, or people who only hold its short code, and become learners by being let in. */
type Comers = 'members' | 'by code';

/** What it comes to when a host lets in all who wait. */
export type AdmitCost = {
  comers: Comers;
  people: number;
  /** Milliseconds from the host's press until they are answered, and until the last one sees that they are let in. */
  answered: number[];
  seen: number[];
  /** Milliseconds from then, when all ask for a token at the same instant, until the last one has it. */
  entered: number[];
  /** Documents and places that the press changed at most, and the requests that our server answered for it. */
  documents: number;
  places: number;
  requests: number;
};

/**
 * Fills a lobby and lets all in by one press, in a new room each time.
 *
 * @param appLog the file into which our server writes what it has answered
 */
export async function measureAdmissions(
  bench: Bench,
  appLog: string,
  comers: Comers,
  people: readonly BenchPerson[],
): Promise<AdmitCost> {
  const times = { answered: [], seen: [], entered: [] };
  const cost: AdmitCost = { comers, people: people.length, ...times, documents: 0, places: 0, requests: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const room = await makeBenchRoom(bench, 'everyone');
    // Answers count for a session; the host's token opens it.
    await askForToken(bench.appUrl, room.host.idToken, room.roomId);
    await (comers === 'members' ? addLearners(bench, room, people) : bringByCode(bench, room, people));
    await admitAll(bench, room, people, appLog, cost);
  }
  return cost;
}

async function bringByCode({ appUrl }: Bench, { roomId, host }: BenchRoom, people: readonly BenchPerson[]) {
  const { code } = await callCallable(appUrl, host.idToken, makeShortCode, { roomId });
  await fewAtOnce(people, ({ idToken }) => callCallable(appUrl, idToken, enterByCode, { code }));
}

async function admitAll(
  bench: Bench,
  room: BenchRoom,
  people: readonly BenchPerson[],
  appLog: string,
  cost: AdmitCost,
): Promise<void> {
  const { appUrl } = bench;
  const { roomId, host } = room;
  const waiting = await fewAtOnce(people, (person) => waitOutside(bench, person, roomId));
  const writes = await trackWrites(bench, room);
  const answeredBefore = countAnswers(appLog);
  const uids = people.map(({ uid }) => uid);

  const lastSeen = Promise.all(waiting.map(({ admitted }) => admitted.then(() => performance.now())));
  const pressedAt = performance.now();
  const { admitted } = await callCallable(appUrl, host.idToken, admitFromLobby, { roomId, uids });
  cost.answered.push(performance.now() - pressedAt);
  if (admitted !== people.length) throw new Error(`Only ${admitted} were let in.`);
  cost.seen.push(Math.max(...(await lastSeen)) - pressedAt);
  const { documents, places } = await writes.count();
  cost.documents = Math.max(cost.documents, documents);
  cost.places = Math.max(cost.places, places);
  cost.requests = Math.max(cost.requests, countAnswers(appLog) - answeredBefore);

  const openedAt = performance.now();
  await Promise.all(people.map(({ idToken }) => askForToken(appUrl, idToken, roomId)));
  cost.entered.push(performance.now() - openedAt);
  await Promise.all(waiting.map(({ leave }) => leave()));
}

const countAnswers = (appLog: string): number => readFileSync(appLog, 'utf8').split('"requestId"').length - 1;
