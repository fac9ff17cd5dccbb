import type { SessionUser } from '@/lib/auth/session';
import type { Member, Room, RoomListing } from '@/lib/rooms/schema';
import { fakePlaces } from '@/tests/support/fakes/fake-places';

type Put = {
  roomId?: string;
  /** The person who looks, who is a member. */
  viewer: SessionUser;
  profile?: Member['profile'];
  room?: Partial<Room>;
  listing?: Partial<RoomListing>;
  others?: (Partial<Member> & { uid: string; name: string })[];
};

/** Puts a room into the fake databases, as a member of it finds it. */
export function putRoom({ roomId = 'algebra', viewer, profile = 'host', ...more }: Put): void {
  const room: Room = {
    name: 'Algebra',
    preset: 'lesson',
    settings: {},
    ownerUid: viewer.uid,
    createdAt: 1,
    ...more.room,
  };
  const listing: RoomListing = {
    name: room.name,
    preset: room.preset,
    profile,
    addedAt: 1,
    archived: false,
    isOwner: room.ownerUid === viewer.uid,
    ...more.listing,
  };
  fakePlaces.setDocument(`rooms/${roomId}`, room);
  fakePlaces.setDocument(`users/${viewer.uid}/rooms/${roomId}`, listing);
  for (const person of [{ uid: viewer.uid, name: viewer.name, profile }, ...(more.others ?? [])]) {
    const member: Member = {
      kind: 'account',
      profile: 'learner',
      addedAt: 1,
      addedBy: room.ownerUid,
      ...person,
    };
    fakePlaces.setDocument(`rooms/${roomId}/members/${person.uid}`, member);
  }
}

/** Lets somebody into the call of a room, or out of it. */
export function putInside(roomId: string, uid: string, entry: object | null): void {
  fakePlaces.setValue(
    `inside/${roomId}/${uid}/join`,
    entry && { since: 1, name: uid, profile: 'learner', ...entry },
  );
}

/** Puts somebody at the door of a room, or takes them from it. */
export function putWaiting(roomId: string, uid: string, row: object | null): void {
  fakePlaces.setValue(
    `lobby/${roomId}/${uid}`,
    row && { name: uid, kind: 'guest', at: 1, seen: 1, place: 1, here: { page: 1 }, ...row },
  );
}
