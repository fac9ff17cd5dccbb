import type { KeptMessage } from '../schema';
import type { createHistory, History } from './create-history';
import type { Moment } from './watch-messages';

type Lane = ReturnType<typeof createHistory>;

/**
 * One history of what everybody reads and of what is private. It is shown as far back as all of them have come: what
 * one has from before that would stand in a gap.
 *
 * @param findMoment when a message was sent; null where there is none that this person reads
 */
export function joinHistories(lanes: readonly Lane[], findMoment: (id: string) => Promise<Moment | null>) {
  let seen: readonly History[] = [];
  let joined: History | null = null;
  const boundOf = (lane: Lane): number =>
    lane.read().isComplete ? -Infinity : (lane.oldest()?.toMillis() ?? Infinity);
  const bound = () => Math.max(...lanes.map(boundOf));

  /** The same object as long as no lane has changed. */
  const read = (): History => {
    const states = lanes.map((lane) => lane.read());
    if (joined !== null && states.every((state, place) => state === seen[place])) return joined;
    seen = states;
    const from = bound();
    const messages = states.flatMap((state) => state.messages).filter(({ at }) => at >= from);
    joined = {
      messages: inOrder(messages),
      isReady: states.every(({ isReady }) => isReady),
      isLoading: states.some(({ isLoading }) => isLoading),
      isComplete: states.every(({ isComplete }) => isComplete),
      failure: states.find(({ failure }) => failure !== null)?.failure ?? null,
    };
    return joined;
  };
  const has = (id: string) => read().messages.some((message) => message.id === id);

  return {
    read,
    subscribe: (listener: () => void) => {
      const stops = lanes.map((lane) => lane.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    start: () => {
      const stops = lanes.map((lane) => lane.start());
      return () => stops.forEach((stop) => stop());
    },
    /** Fetches the next older part of what has come least far. */
    loadOlder: () => {
      const from = bound();
      lanes.filter((lane) => boundOf(lane) === from).forEach((lane) => lane.loadOlder());
    },
    /** Fetches all as far back as a message, so that the list can show it. Resolves to whether it is there. */
    loadTo: async (id: string): Promise<boolean> => {
      if (has(id)) return true;
      const moment = await findMoment(id).catch(() => null);
      if (moment === null) return false;
      await Promise.all(lanes.map((lane) => lane.loadBackTo(moment)));
      return has(id);
    },
  };
}

/** Each lane is in order already, which such a sort is quick with. */
const inOrder = (messages: readonly KeptMessage[]): readonly KeptMessage[] =>
  messages.toSorted((one, other) => one.at - other.at);
