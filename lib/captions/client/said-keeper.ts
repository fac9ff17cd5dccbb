import { toPlainLine } from '@/lib/core/plain-text';
import { mostPieces, oldestPiece, type Piece, type SpokenCell } from '../piece';

type KeeperPorts = {
  /** Sends pieces to our server; answers whether the room keeps them. Rejects when that is not known. */
  keep: (pieces: readonly Piece[]) => Promise<boolean>;
  /** Milliseconds, from any start. */
  now: () => number;
};

/** How often a page hands over what its person has said (ms). */
export const keepsEvery = 4000;

/**
 * Collects what one person says and hands it over every few seconds. What fails is tried again with the next; what is
 * too old by then is given up, as is everything once the room keeps nothing.
 */
export function createSaidKeeper({ keep, now }: KeeperPorts) {
  let waiting: { id: string; text: string; at: number; cell: SpokenCell | null }[] = [];
  let isBusy = false;

  const flush = async (): Promise<void> => {
    waiting = waiting.filter(({ at }) => now() - at <= oldestPiece);
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    const sent = waiting.slice(0, mostPieces);
    const pieces = sent.map(({ id, text, at, cell }) => ({
      ...{ id, text, ago: Math.round(now() - at) },
      ...(cell !== null && { cell }),
    }));
    const isKept = await keep(pieces).catch(() => null);
    isBusy = false;
    if (isKept === false) waiting = [];
    else if (isKept) waiting = waiting.filter((piece) => !sent.includes(piece));
  };

  return {
    /** @param cell the line about which it was said */
    add: (id: string, text: string, cell: SpokenCell | null = null): void => {
      const words = toPlainLine(text).trim();
      if (words !== '') waiting = [...waiting, { id, text: words, at: now(), cell }];
    },
    flush,
  };
}
