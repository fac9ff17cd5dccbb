import { initializeApp } from 'firebase-admin/app';
import type { PersonProfileId } from '@/lib/access/profiles';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { weighProfilesNow } from '@/lib/permissions/server/weigh-profiles';
import { callDatabase } from './support/create-database-space';
import { ownerHeaders } from './support/emulator-environment';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own in both databases, in which nobody else is.
const project = `demo-${unique('weighing').toLowerCase()}`;
process.env['FIREBASE_PROJECT_ID'] = project;
initializeApp({ projectId: project });
afterAll(endAdminApps);

const quiet = 'learner~k3x9a2';
const older = 'learner~older2';
const retired: OrganizationSettings = {
  ...initialSettings,
  version: 2,
  profiles: {
    [older]: { name: 'Older', answers: {}, retiredAt: 1, movedTo: quiet },
    [quiet]: { name: 'Quiet', answers: {}, retiredAt: 2, movedTo: 'learner' },
  },
};

const joinOf = (profile: PersonProfileId) => ({ join: { profile, since: 1, name: 'Somebody' } });

beforeAll(async () => {
  const firestore = adminFirestore();
  const members: readonly (readonly [string, string, PersonProfileId])[] = [
    ['algebra', 'ada', 'learner'],
    ['logic', 'ada', 'learner'],
    ['algebra', 'ben', quiet],
    ['topology', 'cleo', older],
    ['topology', 'emmy', 'host'],
    ['logic', 'kurt', 'observer'],
  ];
  const presence = {
    inside: {
      algebra: { ada: joinOf('learner'), ben: joinOf(quiet) },
      logic: { ada: joinOf('learner') },
      topology: { emmy: joinOf('host') },
    },
    observing: { logic: { kurt: joinOf('observer') } },
  };
  await firestore.doc('organization/policy').set(retired);
  await Promise.all(
    members.map(([room, uid, profile]) => firestore.doc(`rooms/${room}/members/${uid}`).set({ profile })),
  );
  const written = await callDatabase(`${project}-default-rtdb`, '/.json', {
    method: 'PUT',
    headers: ownerHeaders,
    body: JSON.stringify(presence),
  });
  expect(written.ok).toBe(true);
});

describe('Whom a change of profiles touches', () => {
  it.each([
    ['the people who were moved to one of them too', ['learner'], { rooms: 3, people: 3, inCall: 2 }],
    ['those who had what comes back', [quiet, older], { rooms: 2, people: 2, inCall: 1 }],
    ['those who only observe', ['observer'], { rooms: 1, people: 1, inCall: 1 }],
    ['everybody once', ['learner', 'host'], { rooms: 3, people: 4, inCall: 3 }],
    ['nobody', ['presenter'], { rooms: 0, people: 0, inCall: 0 }],
  ] as const)('is %s', async (_, profiles, weight) => {
    expect(await weighProfilesNow(profiles)).toEqual(weight);
  });
});
