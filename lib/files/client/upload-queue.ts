import { errorCodeOf } from '@/lib/errors/error-code-of';
import { addSample, secondsLeft, type Sample } from '../upload/time-left';
import { canHear, nextUploadState, type UploadEvent, type UploadState } from '../upload/upload-state';
import type { KeptUpload, PreparedFile, Sending, UploadPorts } from './upload-ports';

/** An upload as its row shows it. */
export type Upload = Pick<PreparedFile, 'name' | 'type' | 'size' | 'blob'> & {
  readonly id: string;
  readonly state: UploadState;
  /** Null while nobody knows. */
  readonly secondsLeft: number | null;
};

type Entry = {
  kept: KeptUpload;
  state: UploadState;
  samples: readonly Sample[];
  sending: Sending | null;
  /** The service may have some of it, or all. */
  isKnown: boolean;
  isRunning: boolean;
  silence: unknown;
  release: () => void;
};

/** So many files are sent at a time; more would only slow each other. */
const atOnce = 3;
/** After so long without a sign of the service an upload is held by the network (ms). */
const silentFor = 5000;

/**
 * Brings one person's files into a room, and keeps each on the device until it is there. What a page leaves undone, the
 * next one offers to go on with.
 */
export function createUploadQueue(ports: UploadPorts) {
  let entries: readonly Entry[] = [];
  let shown: readonly Upload[] = [];
  const listeners = new Set<() => void>();

  const tell = () => {
    shown = entries.map(({ kept, state, samples }) => ({
      ...{ id: kept.id, name: kept.name, type: kept.type, size: kept.size, blob: kept.blob, state },
      secondsLeft: state.name === 'running' ? secondsLeft(samples, kept.size) : null,
    }));
    listeners.forEach((listener) => listener());
  };
  const drop = (entry: Entry) => {
    entries = entries.filter((one) => one !== entry);
    ports.stopTimer(entry.silence);
    entry.release();
    void ports.forget(entry.kept.id);
  };
  const listen = (entry: Entry) => {
    ports.stopTimer(entry.silence);
    entry.silence = ports.startTimer(() => hear(entry, { type: 'silence' }), silentFor);
  };
  const hear = (entry: Entry, event: UploadEvent) => {
    const before = entry.state;
    entry.state = nextUploadState(before, event);
    if (entry.state === before) return;
    const { name, sent } = entry.state;
    if (name === 'running') {
      entry.samples = addSample(event.type === 'begin' ? [] : entry.samples, { at: ports.now(), sent });
      listen(entry);
    } else ports.stopTimer(entry.silence);
    if (name === 'done' || name === 'cancelled') drop(entry);
    tell();
    pump();
  };

  /** Whether it is there already, as when a page went before the server had looked at it. */
  const isThere = async ({ kept: { id } }: Entry): Promise<boolean> => {
    try {
      await ports.finish(id);
      return true;
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      if (code === 'files/not-arrived' || code === 'files/not-found') return false;
      throw thrown;
    }
  };
  const isWaiting = ({ state }: Entry): boolean => state.name === 'waiting';

  const bring = async (entry: Entry): Promise<void> => {
    if (entry.sending === null) {
      if (entry.isKnown && (await isThere(entry))) {
        hear(entry, { type: 'finished' });
        return;
      }
      entry.isKnown = true;
      const path = await ports.announce(entry.kept);
      if (!isWaiting(entry)) return;
      const sending = ports.send(entry.kept, path, (sent) => hear(entry, { type: 'progress', sent }));
      entry.sending = sending;
      sending.result.then(
        () => finish(entry),
        (failure: unknown) => {
          entry.sending = null;
          hear(entry, { type: 'failed', failure });
        },
      );
    } else entry.sending.resume();
    hear(entry, { type: 'begin' });
  };
  const finish = async (entry: Entry): Promise<void> => {
    entry.sending = null;
    hear(entry, { type: 'arrived' });
    try {
      await ports.finish(entry.kept.id);
      hear(entry, { type: 'finished' });
    } catch (failure) {
      hear(entry, { type: 'failed', failure });
    }
  };
  const run = async (entry: Entry): Promise<void> => {
    entry.isRunning = true;
    await bring(entry).catch((failure: unknown) => hear(entry, { type: 'failed', failure }));
    entry.isRunning = false;
    pump();
  };
  const pump = () => {
    const busy = entries.filter(({ state, isRunning }) => isRunning || isActive.has(state.name));
    const next = entries.filter((entry) => isWaiting(entry) && !entry.isRunning);
    next.slice(0, Math.max(0, atOnce - busy.length)).forEach((entry) => void run(entry));
  };

  const add = (kept: KeptUpload, state: UploadState, release: () => void) => {
    const idle = { samples: [], sending: null, isRunning: false, silence: null };
    entries = [...entries, { ...idle, kept, state, release, isKnown: state.name === 'paused' }];
  };
  const find = (id: string) => entries.find(({ kept }) => kept.id === id);
  const cancel = (id: string) => {
    const entry = find(id);
    if (!entry || !canHear(entry.state, 'cancel')) return;
    entry.sending?.cancel();
    if (entry.isKnown) void ports.remove(id).catch(() => undefined);
    hear(entry, { type: 'cancel' });
  };

  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Offers what an earlier page has left and no other page is sending. */
    restore: async (): Promise<void> => {
      for (const { sent, ...kept } of await ports.load()) {
        const release = find(kept.id) ? null : await ports.claim(kept.id);
        if (release) add(kept, { name: 'paused', sent, why: 'reload' }, release);
      }
      tell();
    },
    /** Begins to bring a file, and answers its id. Throws an AppError for a file that no room takes. */
    add: async (file: File): Promise<string> => {
      const kept: KeptUpload = { ...(await ports.prepare(file)), id: ports.makeId() };
      const release = (await ports.claim(kept.id)) ?? (() => undefined);
      add(kept, { name: 'waiting', sent: 0 }, release);
      void ports.keep(kept);
      tell();
      pump();
      return kept.id;
    },
    pause: (id: string) => {
      const entry = find(id);
      if (!entry || !canHear(entry.state, 'pause')) return;
      entry.sending?.pause();
      hear(entry, { type: 'pause' });
    },
    goOn: (id: string) => {
      const entry = find(id);
      if (entry) hear(entry, { type: 'goOn' });
    },
    cancel,
    /** Takes a file back, whether it is on its way or has come already. */
    takeBack: (id: string) => {
      if (find(id)) cancel(id);
      else void ports.remove(id).catch(() => undefined);
    },
    /** The device has lost its network: nobody has to wait for a silence to know. */
    noteOffline: () => entries.forEach((entry) => hear(entry, { type: 'silence' })),
    /** Stops everything, as when the person signs out; what the device keeps is not touched. */
    close: () => {
      for (const entry of entries) {
        entry.sending?.cancel();
        ports.stopTimer(entry.silence);
        entry.release();
      }
      entries = [];
      tell();
    },
  };
}

const isActive: ReadonlySet<UploadState['name']> = new Set(['running', 'held', 'checking']);

export type UploadQueue = ReturnType<typeof createUploadQueue>;
