import { changeRole } from '@/lib/moderation/contract';
import { initialSettings } from '@/lib/organization/organization';
import { changeOrganization } from '@/lib/permissions/contract';
import { setException } from '@/lib/rooms/contract';
import { changeShield } from '@/lib/shield/contract';
import type { ShieldChange } from '@/lib/shield/schema';
import { readDatabase } from '@/tests/e2e/api/support/database';
import { findInside, sourcesOf } from '@/tests/e2e/api/support/inside';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { expect } from '@/tests/support/test';
import { asPromised, pollLeft, type Death, type OpenCall } from './death';
import { dieAfter } from './die-after';
import { databaseTold, firstCommit, mediaTold, secondCommit, type DyingStep } from './dying-steps';

const screen = 'SCREEN_SHARE';

/** What the media server takes from somebody. */
export const sourcesIn = ({ roomId, learner }: OpenCall, name: string) =>
  sourcesOf(roomId, learner(name).identity);
export const pollSources = (call: OpenCall, name: string) =>
  expect.poll(() => sourcesIn(call, name), asPromised);

const isLent = ({ roomId, learner }: OpenCall, name: string): Promise<unknown> =>
  readDatabase(`access/${roomId}/${learner(name).uid}/exceptions/screen:publish/allow`);

/** A host lets somebody share their screen. */
const lending = (name: string, last: DyingStep) => ({
  die: async (call: OpenCall) => {
    expect(await sourcesIn(call, name)).not.toContain(screen);
    const { roomId, emmy, learner } = call;
    const lent = { capability: 'screen:publish', lending: { allow: true, lasts: 'session' } } as const;
    await dieAfter(setException, emmy, { roomId, uid: learner(name).uid, ...lent }, last);
  },
  follows: async (call: OpenCall) => {
    await pollSources(call, name).toContain(screen);
    await expect.poll(() => isLent(call, name), asPromised).toBe(true);
    await pollLeft(call).toBe(0);
  },
});

/** An administrator lets learners share their screens, or not. */
const saving = (version: number, answer: 'yes' | 'no', last: DyingStep) => ({
  die: async ({ administrator }: OpenCall) => {
    const { policy, rules } = initialSettings;
    const profiles = { learner: { answers: { 'screen:publish': answer } } };
    await dieAfter(changeOrganization, administrator, { version, policy, profiles, rules }, last);
  },
  stands: async ({ admin: { firestore } }: OpenCall) => {
    const saved = await firestore.doc('organization/policy').get();
    expect(saved.get('version')).toBe(version + 1);
  },
});

/** A host turns something off for all; it is Dora who is looked at. */
const shielding = (change: ShieldChange, source: string, last: DyingStep) => ({
  die: async (call: OpenCall) => {
    expect(await sourcesIn(call, 'Dora')).toContain(source);
    await dieAfter(changeShield, call.emmy, { roomId: call.roomId, change }, last);
  },
});

/** Everybody stays in the call; what they may do changes. Each goes on from where the one before it ended. */
export const changesOfRights: readonly Death[] = [
  {
    what: 'Something was lent, and nobody has heard of it',
    ...lending('Ada', firstCommit),
    // This one waits as long as people do: nothing is brought forward.
    keepsItsTime: true,
  },
  {
    what: 'Something was lent, and only the pages have heard of it',
    ...lending('Ben', databaseTold),
    stands: async (call) => {
      expect(await isLent(call, 'Ben')).toBe(true);
    },
  },
  {
    what: 'Something was lent, and only the note of it is left',
    ...lending('Carl', mediaTold),
    stands: async (call) => {
      expect(await sourcesIn(call, 'Carl')).toContain(screen);
      expect(await countOutbox(call.admin.firestore, call.roomId)).toBe(1);
    },
    follows: async (call) => {
      await pollLeft(call).toBe(0);
      expect(await sourcesIn(call, 'Carl')).toContain(screen);
    },
  },
  {
    what: 'Profiles were saved, and no room has heard of it',
    ...saving(0, 'yes', firstCommit),
    follows: (call) => pollSources(call, 'Dora').toContain(screen),
  },
  {
    what: 'The room has its answers, and no other service has heard of them',
    ...saving(1, 'no', secondCommit),
    follows: async (call) => {
      await pollSources(call, 'Dora').not.toContain(screen);
      expect(await readDatabase(`access/${call.roomId}/_matrix/organization`)).toBe(2);
    },
  },
  {
    what: 'Microphones were turned off, and only the pages have heard of it',
    ...shielding({ kind: 'switch', capability: 'mic:publish', to: 'off' }, 'MICROPHONE', databaseTold),
    follows: (call) => pollSources(call, 'Dora').not.toContain('MICROPHONE'),
  },
  {
    what: 'A role was lowered, and nobody has heard of it',
    die: ({ roomId, emmy, learner }) => {
      const less = { uid: learner('Carl').uid, profile: 'listener', lasts: 'always' } as const;
      return dieAfter(changeRole, emmy, { roomId, ...less });
    },
    follows: async ({ roomId, learner }) => {
      const { uid, identity } = learner('Carl');
      const readProfile = async () => (await findInside(roomId, identity))?.attributes['profile'];
      await expect.poll(readProfile, asPromised).toBe('listener');
      await expect.poll(() => readDatabase(`access/${roomId}/${uid}/profile`), asPromised).toBe('listener');
    },
  },
  {
    what: 'Everything was paused, and the media server has heard of it for one person',
    ...shielding({ kind: 'pause', isPaused: true }, 'CAMERA', mediaTold),
    follows: async (call) => {
      for (const name of ['Ada', 'Ben', 'Dora']) await pollSources(call, name).toEqual([]);
      await pollLeft(call).toBe(0);
    },
  },
];
