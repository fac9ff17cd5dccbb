import { createStore } from '@/lib/core/client/create-store';
import type { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import { dataTopics } from '@/lib/livekit/data-topics';
import { takeOne, type TokenBucket } from '@/lib/livekit/token-bucket';
import { addReaction, dropRisen, reactionLimits, type Glyph, type Reactions } from '../reactions';

type Carrier = Pick<ReturnType<typeof openDataReceiver>, 'listen' | 'send'>;

export type ReactionStore = ReturnType<typeof createReactions>;

/**
 * The reactions that reach this page, and those of its own person. They are lost where they do not arrive, and nobody
 * keeps them. What a person presses faster than the others' pages take is not sent.
 *
 * @param now milliseconds, from any start
 */
export function createReactions(data: Carrier, now: () => number = () => performance.now()) {
  const store = createStore<Reactions>(new Map());
  const heard = new Set<(uid: string, glyph: Glyph) => void>();
  let key = 0;
  let bucket: TokenBucket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    store.update((before) => dropRisen(before, now()));
    const isRising = [...store.read().values()].some(({ rising }) => rising.length > 0);
    timer = isRising ? setTimeout(look, reactionLimits.risesFor / 6) : undefined;
  };
  const add = (uid: string, glyph: Glyph): void => {
    key += 1;
    store.update((before) => addReaction(before, { uid, glyph, key }, now()));
    timer ??= setTimeout(look, reactionLimits.risesFor);
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Reacts as somebody; seen on this page at once. */
    react: (uid: string, glyph: Glyph): void => {
      const left = takeOne(bucket, dataTopics.reaction.rate, now());
      if (left === null) return;
      bucket = left;
      add(uid, glyph);
      data.send('reaction', { glyph }, { reliable: false }).catch(() => undefined);
    },
    /** Hears of those of others. Returns the way to stop. */
    hearOthers: (listener: (uid: string, glyph: Glyph) => void): (() => void) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    /** Begins to listen. Returns the way to stop. */
    start: (): (() => void) => {
      const stop = data.listen('reaction', ({ glyph }, { uid }) => {
        add(uid, glyph);
        heard.forEach((listener) => listener(uid, glyph));
      });
      return () => {
        stop();
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}
