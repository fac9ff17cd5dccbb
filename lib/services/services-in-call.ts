import * as z from 'zod/mini';
import { serviceKindSchema, type ServiceKind } from '@/lib/services/schema';

/** A recorder or an agent in a call; the label is null while only the media server has reported it. */
export type PresentService = { id: string; kind: ServiceKind; label: string | null };

const notedSchema = z.object({ kind: serviceKindSchema, label: z.string(), since: z.number() });
type Noted = PresentService & { since: number };

/** Reads `services/{roomId}` of the Realtime Database, in the order in which they came. */
export function parseServices(value: unknown): PresentService[] {
  const rows = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const noted = Object.entries(rows).flatMap(([id, row]): Noted[] => {
    const parsed = notedSchema.safeParse(row).data;
    return parsed ? [{ id, ...parsed }] : [];
  });
  return noted
    .sort((one, other) => one.since - other.since || one.id.localeCompare(other.id))
    .map(({ id, kind, label }) => ({ id, kind, label }));
}

/**
 * Every service in the call, from three sources: our list, the agents whom the media server shows, and its flag that
 * a recording runs. The media server hides a recorder, but nobody may be recorded without being told.
 */
export function servicesInCall(
  noted: readonly PresentService[],
  { seen, isRecording }: { seen: readonly PresentService[]; isRecording: boolean },
): PresentService[] {
  const known = new Set(noted.map(({ id }) => id));
  const all = [...noted, ...seen.filter(({ id }) => !known.has(id))];
  const isNamed = all.some(({ kind }) => kind === 'recorder');
  return isRecording && !isNamed ? [...all, { id: 'unnamed', kind: 'recorder', label: null }] : all;
}
