import type { Ask } from '../queue';
import type { AskKind } from '../schema';
import { changeAsk, removeAsk, returnToAsk, writeAsk } from './own-row';

/** What failed about an ask. */
export type AskFailure = { kind: AskKind; thrown: unknown };

type OwnAsksParts = {
  roomId: string;
  uid: string;
  /** Something failed; null when the person tries again. */
  onFailure: (failure: AskFailure | null) => void;
  /** An ask of this person was away for too long. */
  onLost: (ask: Ask) => void;
};

/**
 * The asks that one page in a call holds for its person. A row outlives the connection that wrote it. When its owner is
 * back in time, on this page or on the next, it keeps its old place.
 */
export function createOwnAsks({ roomId, uid, onFailure, onLost }: OwnAsksParts) {
  let sessionId: string | null = null;
  let mine: readonly Ask[] = [];
  /** Asks made before the session was known, with their notes. */
  const early = new Map<AskKind, string>();
  const { begin, change, comeBack, held } = holdRows({ roomId, uid, onFailure, onLost });
  const find = (kind: AskKind) => mine.find((one) => one.kind === kind);

  return {
    /** Takes in the session and the rows of this person, and writes what has waited for them. */
    learn: (session: string | null, rows: readonly Ask[]): void => {
      [sessionId, mine] = [session, rows];
      if (session === null) return;
      for (const [kind, note] of early) void begin(kind, { session, note });
      early.clear();
      for (const ask of rows) if (ask.away !== null && ask.answer === null) void comeBack(ask, session);
    },
    ask: (kind: AskKind, note: string): void => {
      onFailure(null);
      // Pressed right after joining: it is written as soon as the session is known.
      if (sessionId === null) early.set(kind, note);
      else void begin(kind, { session: sessionId, note });
    },
    /** Changes the note; the ask keeps its place. */
    changeNote: (kind: AskKind, note: string): void => {
      const row = find(kind);
      if (!row || sessionId === null) return;
      onFailure(null);
      void change(kind, { session: sessionId, note, at: row.at }, () => find(kind)?.at);
    },
    /** Takes an ask back, or puts away an answered one. */
    withdraw: (kind: AskKind): void => {
      held.delete(kind);
      early.delete(kind);
      onFailure(null);
      removeAsk({ roomId, uid, kind }).catch((thrown: unknown) => onFailure({ kind, thrown }));
    },
    /** Another tab goes on with what this page waits for. */
    handOver: (): void => held.clear(),
    /** This page leaves the call. Nobody waits for the answer: without a place in the call a row counts for nothing. */
    end: (): void => {
      for (const kind of held) void removeAsk({ roomId, uid, kind }).catch(() => undefined);
      held.clear();
      early.clear();
    },
  };
}

/** Writes the rows, and keeps which of them are this page's. */
function holdRows({ roomId, uid, onFailure, onLost }: OwnAsksParts) {
  /** The asks that this page wrote or continued. They end when this page leaves the call. */
  const held = new Set<AskKind>();
  const returning = new Set<AskKind>();
  const placeOf = (kind: AskKind) => ({ roomId, uid, kind });

  const hold = async (kind: AskKind, written: Promise<void>) => {
    held.add(kind);
    try {
      await written;
    } catch (thrown) {
      held.delete(kind);
      onFailure({ kind, thrown });
    }
  };

  return {
    held,
    begin: (kind: AskKind, row: { session: string; note: string }) =>
      hold(kind, writeAsk(placeOf(kind), row)),
    change: (kind: AskKind, row: Parameters<typeof changeAsk>[1], findAt: () => number | undefined) =>
      hold(kind, changeAsk(placeOf(kind), row, findAt)),
    /** Goes on with a row that was left behind. Asked again while it does, it does nothing. */
    comeBack: async (ask: Ask, session: string) => {
      const { kind, at, note } = ask;
      if (returning.has(kind)) return;
      returning.add(kind);
      try {
        await returnToAsk(placeOf(kind), { session, note: note ?? '', at });
        held.add(kind);
      } catch {
        // It was away for too long. The row still exists, and would appear in the queue again.
        await removeAsk(placeOf(kind)).catch(() => undefined);
        onLost(ask);
      } finally {
        returning.delete(kind);
      }
    },
  };
}
