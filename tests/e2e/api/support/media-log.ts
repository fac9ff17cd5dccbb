import { randomBytes } from 'node:crypto';
import type { TokenAnswer } from '@/lib/call/token-contract';
import { getToken } from '@/tests/support/api/ask-token';
import type { Actor, Scene } from './api-test';
import { findRoomSid, mediaRoomName, sendEvent } from './media-server';

/** An id as the media server makes them. */
export const newSid = (prefix: 'EV' | 'PA' | 'RM'): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/** An open session of a room on the media server, and two people who hold a join of it. */
export type Stage = {
  roomId: string;
  sessionId: string;
  name: string;
  roomSid: string;
  host: Actor & { join: TokenAnswer };
  learner: Actor & { join: TokenAnswer };
  /** Milliseconds: the whole second, a minute ago, from which the log counts. */
  beginning: number;
};

/** Lets two people of a scene in, as far as their tokens. */
export async function setStage({ roomId, host, learner }: Scene): Promise<Stage> {
  const join = await getToken(roomId, host.token);
  const name = mediaRoomName(roomId);
  const roomSid = await findRoomSid(name);
  if (roomSid === null) throw new Error('The media server has no room.');
  return {
    roomId,
    sessionId: join.sessionId,
    name,
    roomSid,
    host: { ...host, join },
    learner: { ...learner, join: await getToken(roomId, learner.token) },
    beginning: Math.floor(Date.now() / 1000) * 1000 - 60_000,
  };
}

type EventKind =
  | 'room_started'
  | 'room_finished'
  | 'participant_joined'
  | 'participant_left'
  | 'participant_connection_aborted';

/** The event of a room, `seconds` after the beginning of the log. */
export function roomEvent(
  { name, roomSid, beginning }: Pick<Stage, 'name' | 'roomSid' | 'beginning'>,
  event: EventKind,
  seconds: number,
): object {
  const createdAt = String(beginning / 1000 + seconds);
  return { event, id: newSid('EV'), createdAt, room: { sid: roomSid, name } };
}

/** The event of somebody, who came `since` seconds after the beginning. */
export function personEvent(
  stage: Pick<Stage, 'name' | 'roomSid' | 'beginning'>,
  event: EventKind,
  seconds: number,
  { identity, sid, since }: { identity: string; sid: string; since: number },
): object {
  const joinedAtMs = String(stage.beginning + since * 1000);
  const joinedAt = String(stage.beginning / 1000 + since);
  return { ...roomEvent(stage, event, seconds), participant: { sid, identity, joinedAt, joinedAtMs } };
}

/** Says to our server that somebody has come into a room's call just now. */
export async function sendArrival(roomId: string, identity: string): Promise<void> {
  const name = mediaRoomName(roomId);
  const roomSid = await findRoomSid(name);
  if (roomSid === null) throw new Error('The media server has no room.');
  const beginning = Math.floor(Date.now() / 1000) * 1000;
  const sid = newSid('PA');
  const event = personEvent({ name, roomSid, beginning }, 'participant_joined', 0, {
    identity,
    sid,
    since: 0,
  });
  const { status, text } = await sendEvent(event);
  if (status !== 200) throw new Error(`The webhook answered ${status}: ${text}`);
}

/** Lets somebody in and says that they have come: what they begin by that is open to others from then on. */
export async function arrive(roomId: string, token: string): Promise<TokenAnswer> {
  const join = await getToken(roomId, token);
  await sendArrival(roomId, join.identity);
  return join;
}

/** A whole lesson: two people come, the host loses the connection and comes back, both leave, the room closes. */
export function lessonLog(stage: Stage): readonly object[] {
  const host = stage.host.join.identity;
  const learner = stage.learner.join.identity;
  const first = { identity: host, sid: newSid('PA'), since: 2 };
  const second = { identity: host, sid: newSid('PA'), since: 20 };
  const other = { identity: learner, sid: newSid('PA'), since: 5 };
  return [
    roomEvent(stage, 'room_started', 0),
    personEvent(stage, 'participant_joined', 2, first),
    personEvent(stage, 'participant_joined', 5, other),
    personEvent(stage, 'participant_left', 18, first),
    personEvent(stage, 'participant_joined', 20, second),
    personEvent(stage, 'participant_left', 40, other),
    personEvent(stage, 'participant_connection_aborted', 45, second),
    roomEvent(stage, 'room_finished', 50),
  ];
}

/** The same list in another order, which follows from the seed alone. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const shuffled = [...items];
  let state = seed;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const other = state % (last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
