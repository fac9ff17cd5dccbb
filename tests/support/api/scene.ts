import type { Person } from '@/tests/support/person';

/** Somebody and the ID token that they send. */
export type Actor = Person & { token: string };

/** A room with the people who matter to who may do what there. */
export type Scene = {
  roomId: string;
  host: Actor;
  learner: Actor;
  /** Has an account, and nothing to do with the room. */
  stranger: Actor;
};

/** People whom the room would let do everything, if their account or token still counted. */
type Shut = {
  expired: Actor;
  disabled: Actor;
  revoked: Actor;
  deleted: Actor;
  /** Their gate says so; the identity service does not know it yet. */
  disabledAtGate: Actor;
  revokedAtGate: Actor;
  gateless: Actor;
};

/** For questions that change nothing: one scene for all tests of a worker. */
export type Cast = Scene & { removed: Actor; shut: Shut };
