import { dataTopics, type DataMessage, type DataTopic } from '@/lib/livekit/data-topics';
import * as z from 'zod/mini';

/** Why something that somebody sent is not looked at any further. */
export type DropReason =
  | 'unknown-topic'
  | 'no-packet'
  | 'too-large'
  | 'no-message'
  | 'other-version'
  | 'wrong-shape'
  | 'not-ours'
  | 'not-allowed'
  | 'too-often'
  | 'too-many'
  | 'other-content';

type Decoded<Topic extends DataTopic> =
  | { ok: true; message: DataMessage<Topic> }
  | { ok: false; reason: DropReason };

const envelopeSchema = z.strictObject({ v: z.number(), m: z.unknown() });

/** Writes a message as it travels. What the receivers would drop throws, so that no page sends it. */
export function encodeMessage<Topic extends DataTopic>(name: Topic, message: DataMessage<Topic>): string {
  const text = JSON.stringify({ v: dataTopics[name].version, m: message });
  const decoded = decodeMessage(name, text);
  if (!decoded.ok) throw new Error(`A message of ${name} cannot be sent: ${decoded.reason}`);
  return text;
}

/** Reads what somebody sent: its size first, then its version, then its shape. It never throws. */
export function decodeMessage<Topic extends DataTopic>(
  name: Topic,
  sent: string | Uint8Array,
): Decoded<Topic> {
  const { version, message, maxBytes } = dataTopics[name];
  // A character is at least one byte: what is too long needs no counting.
  if (sent.length > maxBytes) return refuse('too-large');
  const bytes = typeof sent === 'string' ? new TextEncoder().encode(sent) : sent;
  if (bytes.byteLength > maxBytes) return refuse('too-large');
  const envelope = envelopeSchema.safeParse(parseJson(bytes));
  if (!envelope.success) return refuse('no-message');
  if (envelope.data.v !== version) return refuse('other-version');
  const parsed = message.safeParse(envelope.data.m);
  return parsed.success ? { ok: true, message: parsed.data as DataMessage<Topic> } : refuse('wrong-shape');
}

const refuse = (reason: DropReason) => ({ ok: false, reason }) as const;

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
