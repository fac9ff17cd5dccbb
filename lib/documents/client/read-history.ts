import { decodeUpdate } from '../update-codec';
import { entryTime } from '../history/entry-time';
import { listMoments, type Moment } from '../history/moments';
import type { DocumentPlace } from '../document-place';
import type { PastLog } from './document-log';

/** What a document was, at each of its moments. */
export type DocumentHistory = {
  /** The newest first. */
  moments: readonly Moment[];
  /** When the last entry of the log was made (ms); null where there is none. */
  editedAt: number | null;
  /** The updates that make up the document at a moment. Throws what the service says. */
  readAt: (moment: Moment) => Promise<Uint8Array[]>;
};

/** Reads the history of a document. Throws what the service says. */
export async function readHistory(log: PastLog, place: DocumentPlace): Promise<DocumentHistory> {
  const [times, entries] = await Promise.all([log.readTimes(place), log.readEntries(place)]);
  // After the log, as every reader does: an entry that left it meanwhile is in the snapshot.
  const { snapshot } = await log.readHead(place);
  const readable = (texts: readonly unknown[]) => texts.flatMap((text) => decodeUpdate(text) ?? []);
  return {
    moments: listMoments(times, Object.keys(entries)),
    editedAt: lastOf(Object.keys(entries)),
    readAt: async ({ at, isState }) => {
      if (isState) return readable([await log.readState(place, at)]);
      const until = Object.entries(entries).filter(([key]) => (entryTime(key) ?? 0) <= at);
      return readable([snapshot, ...until.map(([, text]) => text)]);
    },
  };
}

function lastOf(keys: readonly string[]): number | null {
  const times = keys.flatMap((key) => entryTime(key) ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
