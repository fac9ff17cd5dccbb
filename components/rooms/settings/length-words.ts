import type { PastSession } from '@/lib/rooms/list/listing';

export type LengthWords = { key: 'minutes' | 'hours' | 'both'; values: { hours: number; minutes: number } };

/** How long a session was, as one says it: "52 min", "1 h 5 min". What was shorter than a minute was one. */
export function lengthWords({ startedAt, endedAt }: PastSession): LengthWords {
  const all = Math.max(1, Math.round((endedAt - startedAt) / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return { key: hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'both', values: { hours, minutes } };
}
