import type { PersonKind } from '@/lib/auth/person-kind';

type MicrophoneState = 'on' | 'off';

/** One connection of a person, translated from the media server's participant. */
export type Connection = {
  identity: string;
  uid: string;
  name: string;
  /** The profile that our server wrote into the attributes; null when it is missing. */
  profile: string | null;
  /** Their place among the room's colours, as our server wrote it; missing when it is. */
  seat?: number;
  /** Which picture they have, as our server wrote it; missing where they have none. */
  picture?: string;
  /** What kind of account they have, as our server wrote it; missing when it is. */
  kind?: PersonKind;
  isMe: boolean;
  /** Milliseconds since the epoch. */
  joinedAt: number;
  microphone: MicrophoneState;
  isCameraOn: boolean;
  isSharing: boolean;
  /** Little gets through. */
  isWeak: boolean;
  /** Nothing gets through; the media server says so after a while. */
  isLost: boolean;
};

/** A person in the call: one tile and one row, from however many devices they are here. */
export type CallPerson = Connection & {
  /** Every connection of this person, the leading one first. */
  identities: readonly string[];
};

/**
 * Makes people of connections: one per account, in the order of arrival, oneself last. The leading connection
 * of a person is the one that shows most: a camera before a microphone before nothing, then the newest.
 */
export function groupByPerson(connections: readonly Connection[]): CallPerson[] {
  const byUid = new Map<string, Connection[]>();
  for (const connection of connections) {
    byUid.set(connection.uid, [...(byUid.get(connection.uid) ?? []), connection]);
  }
  return [...byUid.values()].map((own) => lead(own)).sort(byArrival);
}

const byArrival = (one: CallPerson, other: CallPerson): number =>
  Number(one.isMe) - Number(other.isMe) || one.joinedAt - other.joinedAt || one.uid.localeCompare(other.uid);

/**
 * The people of a call whose line is made again: those who are not back yet keep their tile, with nothing getting
 * through.
 *
 * @param before who was there before the break; the same list as `present` where there is none
 */
export function keepMissing(present: CallPerson[], before: CallPerson[]): CallPerson[] {
  const here = new Set(present.map(({ uid }) => uid));
  const missing = before.filter(({ uid, isMe }) => !isMe && !here.has(uid));
  if (missing.length === 0) return present;
  const kept = missing.map((person) => ({ ...person, isCameraOn: false, isSharing: false, isLost: true }));
  return [...present, ...kept].sort(byArrival);
}

function lead(connections: Connection[]): CallPerson {
  const sorted = [...connections].sort(
    (one, other) => weight(other) - weight(one) || other.joinedAt - one.joinedAt,
  );
  const [first] = sorted;
  if (!first) throw new RangeError('a person has at least one connection');
  return {
    ...first,
    isMe: connections.some(({ isMe }) => isMe),
    joinedAt: Math.min(...connections.map(({ joinedAt }) => joinedAt)),
    microphone: connections.some(({ microphone }) => microphone === 'on') ? 'on' : 'off',
    isCameraOn: connections.some(({ isCameraOn }) => isCameraOn),
    isSharing: connections.some(({ isSharing }) => isSharing),
    identities: sorted.map(({ identity }) => identity),
  };
}

/** This very page leads for oneself, so that the own tile shows the camera that is in front of one. */
const weight = ({ isMe, isCameraOn, microphone }: Connection) =>
  (isMe ? 4 : 0) + (isCameraOn ? 2 : 0) + (microphone === 'on' ? 1 : 0);
