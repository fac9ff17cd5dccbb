import type { Firestore } from 'firebase-admin/firestore';
import type { Capability } from '@/lib/access/capabilities';
import type { AnyContract } from '@/lib/callables/callable-contract';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import type { Actor, Scene } from '@/tests/support/api/scene';

/** What the tests of all callables must know about one to try it. */
export type CallableCase = {
  contract: AnyContract;
  /** Anybody may call it, signed in or not; it has tests of its own. */
  isPublic?: true;
  /** Only administrators may; an `act` needs a recent sign-in as well. Nobody in a scene is one. */
  administration?: 'look' | 'act';
  /** Who repeats it, if not the host, or an administrator where only those may. */
  repeatedBy?: (scene: Scene) => Actor;
  /** What a repetition may hear once it is done, where nothing is left to act on or to act with. */
  refusedAgain?: readonly AppErrorCode[];
  /** The test that sends it again and at once, where the table cannot: its file below `tests/e2e`, and its title. */
  repeatedIn?: { file: string; title: string };
  /** What members need in the room that it is about; null when it is about nobody but the caller. */
  capability: Capability | null;
  /** It is about a group, which is there for its owner only; `group-owners.test.ts` tries everybody else. */
  ownerOf?: 'group';
  /** What the host of a scene may send. */
  input: (scene: Scene) => Readonly<Record<string, unknown>>;
  /** The same intent in other words, which a key must not answer for. */
  otherInput: (scene: Scene) => Readonly<Record<string, unknown>>;
  /** What a field takes of the values that are wrong for most; they are not tried on it. */
  accepts?: (field: string, value: unknown) => boolean;
  /** Fields that may be missing: what is not sent stays as it is. */
  mayMiss?: readonly string[];
  /** Which part of a field is named when a value of another kind is refused; the field itself unless said. */
  partOf?: (field: string, value: unknown) => string;
  /** The code by which a field refuses a text, when it is one of its own. */
  refusals?: Readonly<Record<string, AppErrorCode>>;
  /** Makes the scene ready for one effect. */
  prepare: (scene: Scene, admin: AdminSdk) => Promise<void>;
  /** How often the documents show the effect, by the caller who repeated it; by nobody, if anybody may call. */
  countEffects: (firestore: Firestore, scene: Scene, callerUid: string) => Promise<number>;
};
