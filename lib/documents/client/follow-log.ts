import { decodeUpdate } from '../update-codec';
import type { DocumentPlace } from '../document-place';
import type { DocumentLog } from './document-log';
import type { Timers } from './timers';

/** Before a snapshot that could not be read is asked for again (ms). */
const pause = 2000;

type Parts = {
  log: DocumentLog;
  place: DocumentPlace;
  timers: Timers;
  /** Updates to be applied together. */
  onUpdates: (updates: readonly Uint8Array[]) => void;
  onBroken: (where: 'log' | 'snapshot', text: string) => void;
  /** Everything that the service has, up to now, has been told. False when it has to be read again. */
  onSynced: (isSynced: boolean) => void;
  onConnected: (isConnected: boolean) => void;
  onRefused: (thrown: unknown) => void;
  /** How many entries the log has, and how many characters in all, as far as is known. */
  onLength: (entries: number, characters: number) => void;
  /** The log has been compacted while this page follows it. */
  onCompacted: () => void;
};

/**
 * Follows log and snapshot of a document. It attaches to the log first: an entry that is missing there was deleted
 * after the snapshot with it was stored. Each new epoch means that the snapshot has to be read again.
 *
 * @returns the way to stop
 */
export function followLog({ log, place, timers, ...on }: Parts): () => void {
  /** What arrives before the log is whole, to be applied at once. */
  let early: Uint8Array[] | null = [];
  let wantedEpoch: number | null = null;
  let readEpoch: number | null = null;
  let entries = 0;
  let characters = 0;
  let isStopped = false;
  let cancelRetry: () => void = () => undefined;

  const tellSynced = () =>
    on.onSynced(early === null && wantedEpoch !== null && readEpoch !== null && readEpoch >= wantedEpoch);
  const take = (update: Uint8Array) => {
    if (early) early.push(update);
    else on.onUpdates([update]);
  };
  const readSnapshot = async (): Promise<void> => {
    try {
      const { epoch, snapshot } = await log.readHead(place);
      if (isStopped) return;
      const update = decodeUpdate(snapshot);
      if (update) on.onUpdates([update]);
      else if (snapshot !== null) on.onBroken('snapshot', snapshot);
      readEpoch = Math.max(readEpoch ?? 0, epoch);
      tellSynced();
    } catch {
      if (isStopped) return;
      cancelRetry();
      cancelRetry = timers.after(pause, () => void readSnapshot());
    }
  };

  const stopWatch = log.watch(place, {
    onEntry: (_key, text) => {
      entries += 1;
      characters += String(text).length;
      on.onLength(entries, characters);
      const update = decodeUpdate(text);
      if (update) take(update);
      else on.onBroken('log', String(text));
    },
    onWhole: () => {
      const updates = early ?? [];
      early = null;
      if (updates.length > 0) on.onUpdates(updates);
      tellSynced();
    },
    onEpoch: (epoch) => {
      if (wantedEpoch !== null && epoch > wantedEpoch) {
        entries = 0;
        characters = 0;
        on.onCompacted();
      }
      wantedEpoch = epoch;
      if (epoch === 0) readEpoch ??= 0;
      tellSynced();
      if (epoch > 0) void readSnapshot();
    },
    onConnected: on.onConnected,
    onRefused: (thrown) => {
      early ??= [];
      entries = 0;
      characters = 0;
      tellSynced();
      on.onRefused(thrown);
    },
  });

  return () => {
    isStopped = true;
    cancelRetry();
    stopWatch();
  };
}
