import { useState } from 'react';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { PersonColour } from '@/lib/core/person-hue';
import { isSamePlace, type FilePlace } from '@/lib/follow/follow-place';

/** Somebody else who shows the document. */
export type DocumentLeader = {
  identity: string;
  name: string;
  colour: PersonColour;
  /** Where they are in it. */
  place: FilePlace;
  isFollowed: boolean;
  follow: () => void;
  stray: () => void;
};

export type ShownDocument = {
  /** Where this person is in it. */
  place: FilePlace;
  move: (to: Partial<Pick<FilePlace, 'page' | 'zoom'>>) => void;
  /** Null for the person who shows it. */
  leader: DocumentLeader | null;
  /** Takes it off the stage; undefined for everybody but the person who shows it. */
  stop: (() => void) | undefined;
};

/** The file on the stage of a call, and where this person is in it; null while there is none. */
export function useShownDocument({ showing, follow, context }: CallRoomState): ShownDocument | null {
  const { showing: leader } = follow;
  const led = leader?.place ?? null;
  const isFollowed = leader?.stance === 'following';
  const [own, setOwn] = useState(led);
  // Who strays begins where they are.
  if (led !== null && (isFollowed || own?.id !== led.id) && !isSamePlace(own, led)) setOwn(led);
  if (showing.place !== null) {
    return { place: showing.place, move: showing.move, leader: null, stop: showing.stop };
  }
  if (leader === null) return null;
  const place = isFollowed || own === null ? leader.place : own;
  return {
    place,
    move: (to) => {
      follow.stray();
      setOwn({ ...place, ...to });
    },
    leader: {
      ...{ identity: leader.identity, place: leader.place, isFollowed },
      name: context.people.find(({ uid }) => uid === leader.uid)?.name ?? '',
      colour: context.colourOf(leader.uid),
      follow: () => follow.follow(leader),
      stray: follow.stray,
    },
    stop: undefined,
  };
}
