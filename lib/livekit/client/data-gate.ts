import { decodeMessage, type DropReason } from '../data-message';
import { dataTopics, type DataMessage, type DataTopic, type TopicCapability } from '../data-topics';
import { parseIdentity } from '../identity';
import { takeOne, type TokenBucket } from '../token-bucket';
import type { DataRoom } from './data-room';
import type { DataSender } from './hear-pictures';

export type Heard = { readonly message: DataMessage<DataTopic>; readonly sender: DataSender };

type DataGateParts = {
  room: Pick<DataRoom, 'remoteParticipants'>;
  /** Whether the attributes that our server gave somebody allow something. */
  may: (attributes: Readonly<Record<string, string>>, capability: TopicCapability) => boolean;
  now: () => number;
};

export type DataGate = ReturnType<typeof createDataGate>;

/** Decides what of all that others send is heard, and counts what is not. */
export function createDataGate({ room, may, now }: DataGateParts) {
  const dropped = new Map<DropReason, number>();
  const buckets = new Map<string, TokenBucket>();

  const drop = (reason: DropReason): null => {
    dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
    return null;
  };

  /** Also uses up one of what a sender has; nobody has the empty identity. */
  const isTooOften = (name: DataTopic, identity: string): boolean => {
    const key = `${name} ${identity}`;
    const bucket = takeOne(buckets.get(key), dataTopics[name].rate, now());
    if (bucket) buckets.set(key, bucket);
    return bucket === null;
  };

  const maySend = (name: DataTopic, identity: string): boolean => {
    const participant = room.remoteParticipants.get(identity);
    const { capability } = dataTopics[name];
    return participant !== undefined && capability !== null && may(participant.attributes, capability);
  };

  /** Somebody who may send on a topic now, or null. The cheapest question comes first. */
  const admitSender = (name: DataTopic, identity: string): DataSender | null => {
    if (isTooOften(name, identity)) return drop('too-often');
    const parsed = parseIdentity(identity);
    if (!parsed || parsed.suffix !== null || !room.remoteParticipants.has(identity)) return drop('not-ours');
    return maySend(name, identity) ? { identity, uid: parsed.uid } : drop('not-allowed');
  };

  const decode = (name: DataTopic, sender: DataSender, sent: string | Uint8Array): Heard | null => {
    const decoded = decodeMessage(name, sent);
    return decoded.ok ? { message: decoded.message, sender } : drop(decoded.reason);
  };

  return {
    drop,
    isTooOften,
    maySend,
    admitSender,
    decode,
    /** The message and its sender, or null for what is not to be heard. */
    admit: (name: DataTopic, identity: string, sent: string | Uint8Array): Heard | null => {
      const sender = admitSender(name, identity);
      return sender && decode(name, sender, sent);
    },
    readDropped: (): ReadonlyMap<DropReason, number> => dropped,
    /** What somebody has sent counts no more, once they have gone. */
    forget: (identity: string): void => {
      for (const name of Object.keys(dataTopics)) buckets.delete(`${name} ${identity}`);
    },
    forgetAll: (): void => buckets.clear(),
  };
}
