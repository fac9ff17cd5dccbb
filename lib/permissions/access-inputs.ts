import * as z from 'zod/mini';
import { personKinds } from '@/lib/auth/person-kind';
import { actionSchema } from '@/lib/permissions/actions';
import {
  exceptionsSchema,
  lobbyPassSchema,
  liveStateSchema,
  personProfileSchema,
  restrictionsSchema,
  roomSchema,
} from '@/lib/rooms/schema';

const { preset, settings, lobby, archivedAt } = roomSchema.shape;

/** Somebody, as a room knows them. */
const comerSchema = z.object({
  uid: z.string(),
  name: z.string(),
  kind: z.enum(personKinds),
  /** Null for who does not belong to the room. */
  standing: z.nullable(
    z.object({
      profile: personProfileSchema,
      exceptions: exceptionsSchema,
      seat: z.exactOptional(z.number()),
      /** They are inside, or have been in this session. */
      isBack: z.boolean(),
      /** What hosts have decided about them in the lobby of this session. */
      answered: z.nullable(lobbyPassSchema.shape.state),
    }),
  ),
  /** For who has left it by themselves: what hosts had taken from them by then. */
  restrictions: z.exactOptional(restrictionsSchema),
  /** For who does not belong to it: what its door says to them, where they have come there. */
  atDoor: z.nullable(z.enum(['waiting', 'declined'])),
  /** Why this room, or with their account every one, is closed to them; null where it is not. */
  shut: z.nullable(z.enum(['auth/disabled', 'rooms/banned', 'rooms/removed'])),
});

/** A room as it is now, and where somebody is in it: all that decides there beside what the organisation says. */
export const accessInputsSchema = z.object({
  roomName: z.string(),
  /** What the room is called on the media server. */
  mediaRoom: z.string(),
  room: z.object({ preset, settings, lobby, archivedAt }),
  isStrict: z.boolean(),
  /** The session that one would come into; null where a new one begins. */
  session: z.nullable(z.object({ id: z.string(), live: liveStateSchema })),
  /** A host has ended the last session for everyone. */
  wasEnded: z.boolean(),
  isHostInside: z.boolean(),
  /** How many places others take. */
  taken: z.number(),
  /** Who belongs to the room: whom one can compare with. */
  members: z.array(z.object({ uid: z.string(), name: z.string() })),
  /** Links by which anybody comes in now, the one that works longest first. */
  links: z.array(z.object({ id: z.string(), profile: personProfileSchema, expiresAt: z.number() })),
  /** Who set the state of the session, and when. */
  actions: z.array(actionSchema),
  /** Null where a role is tried out and no person. */
  comer: z.nullable(comerSchema),
  /** The instant of this answer (ms since 1970), at which exceptions are looked at. */
  at: z.number(),
});
export type AccessInputs = z.infer<typeof accessInputsSchema>;
