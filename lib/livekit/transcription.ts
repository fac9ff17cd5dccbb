import * as z from 'zod/mini';
import { toPlainLine } from '@/lib/core/plain-text';

/** A piece of what somebody says. It comes again under the same id while it may still change. */
export const segmentSchema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** The microphone in which it was heard. */
  trackId: z.string().check(z.minLength(1), z.maxLength(64)),
  text: z.pipe(z.string().check(z.maxLength(1000)), z.transform(toPlainLine)),
  isFinal: z.boolean(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** The attributes of a text stream of `lk.transcription`, as LiveKit's agents write them. */
const names = {
  id: 'lk.segment_id',
  trackId: 'lk.transcribed_track_id',
  isFinal: 'lk.transcription_final',
} as const;

type Attributes = Readonly<Record<string, string>>;

/** Reads a segment from a text stream; null when it is none. */
export function readSegment(text: string, attributes: Attributes | undefined): Segment | null {
  const segment = {
    id: attributes?.[names.id],
    trackId: attributes?.[names.trackId],
    text,
    isFinal: attributes?.[names.isFinal] === 'true',
  };
  return segmentSchema.safeParse(segment).data ?? null;
}

/** Writes a segment as `readSegment` reads it. */
export function writeSegment(segment: Segment): { text: string; attributes: Record<string, string> } {
  const { id, trackId, text, isFinal } = segmentSchema.parse(segment);
  const attributes = { [names.id]: id, [names.trackId]: trackId, [names.isFinal]: String(isFinal) };
  return { text, attributes };
}
