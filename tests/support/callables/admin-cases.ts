import {
  changeOrganisationRole,
  checkImport,
  disablePerson,
  erasePerson,
  exportPerson,
  getPerson,
  importPeople,
  searchPeople,
} from '@/lib/admin/contract';
import { deleteOwnedGroup, giveGroup } from '@/lib/groups/contract';
import { deleteOwnedRoom, giveRoom } from '@/lib/rooms/contract';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { countRows, isWrittenDown } from '@/tests/support/api/administrator';
import type { CallableCase } from '@/tests/support/api/callable-case';

const about = {
  capability: null,
  prepare: () => Promise.resolve(),
  // What changes something has to say how that is counted.
  countEffects: () => Promise.resolve(0),
} as const;

const lineOf = (email: string) => ({
  line: 2,
  name: 'Ada Lovelace',
  email,
  code: null,
  role: null,
  group: null,
});

const [groupId, otherGroupId] = ['0'.repeat(20), '1'.repeat(20)];

/** What administrators do about people, and what people own; a scene has none, so that everybody in it is refused. */
export const adminCases: readonly CallableCase[] = [
  {
    ...about,
    contract: searchPeople,
    administration: 'look',
    input: () => ({ query: 'ada', after: null }),
    otherInput: () => ({ query: 'emmy', after: null }),
    accepts: (field, value) =>
      field === 'after' ? value === null : typeof value === 'string' && value.length <= 100,
  },
  {
    ...about,
    contract: getPerson,
    administration: 'look',
    input: ({ learner }) => ({ uid: learner.uid }),
    otherInput: ({ stranger }) => ({ uid: stranger.uid }),
  },
  {
    ...about,
    contract: changeOrganisationRole,
    administration: 'act',
    input: ({ stranger }) => ({ uid: stranger.uid, role: 'member' }),
    otherInput: ({ stranger }) => ({ uid: stranger.uid, role: 'host' }),
    countEffects: countRows('role-changed'),
  },
  {
    ...about,
    contract: disablePerson,
    administration: 'act',
    accepts: (field, value) => field === 'isDisabled' && typeof value === 'boolean',
    input: ({ stranger }) => ({ uid: stranger.uid, isDisabled: true }),
    otherInput: ({ stranger }) => ({ uid: stranger.uid, isDisabled: false }),
    countEffects: countRows('person-disabled'),
  },
  {
    ...about,
    contract: exportPerson,
    administration: 'act',
    input: ({ stranger }) => ({ uid: stranger.uid }),
    otherInput: ({ learner }) => ({ uid: learner.uid }),
    countEffects: isWrittenDown('data-exported'),
  },
  {
    ...about,
    contract: erasePerson,
    administration: 'act',
    input: ({ stranger }) => ({ uid: stranger.uid, confirmation: 'erase this person' }),
    otherInput: ({ learner }) => ({ uid: learner.uid, confirmation: 'erase this person' }),
    refusedAgain: ['auth/no-such-person'],
    countEffects: countRows('account-deleted'),
  },
  {
    ...about,
    contract: checkImport,
    administration: 'look',
    input: ({ stranger }) => ({ lines: [lineOf(stranger.email)] }),
    otherInput: ({ learner }) => ({ lines: [lineOf(learner.email)] }),
  },
  {
    ...about,
    contract: importPeople,
    administration: 'act',
    input: ({ roomId }) => ({ lines: [lineOf(`${roomId}@school.example`)] }),
    otherInput: ({ learner }) => ({ lines: [lineOf(learner.email)] }),
    countEffects: async (firestore, { roomId }) => {
      const email = `${roomId}@school.example`.toLowerCase();
      return (await firestore.collection('users').where('importedEmail', '==', email).get()).size;
    },
  },
  {
    ...about,
    contract: giveRoom,
    administration: 'act',
    input: ({ roomId, host, stranger }) => ({ uid: host.uid, roomId, email: stranger.email }),
    otherInput: ({ roomId, host, learner }) => ({ uid: host.uid, roomId, email: learner.email }),
    repeatedIn: {
      file: 'api/owned-things.spec.ts',
      title: 'An administrator gives a disabled owner’s room to a learner inside',
    },
  },
  {
    ...about,
    contract: deleteOwnedRoom,
    administration: 'act',
    input: ({ roomId, host }) => ({ uid: host.uid, roomId, name: defaultRoomName }),
    otherInput: ({ roomId, host }) => ({ uid: host.uid, roomId, name: 'Another room' }),
    refusals: { name: 'rooms/name-invalid' },
    repeatedIn: {
      file: 'api/owned-things.spec.ts',
      title: 'An administrator deletes an owner’s room once, and the log says whose and why',
    },
  },
  {
    ...about,
    contract: giveGroup,
    administration: 'act',
    input: ({ host, stranger }) => ({ uid: host.uid, groupId, email: stranger.email }),
    otherInput: ({ host, learner }) => ({ uid: host.uid, groupId, email: learner.email }),
    repeatedIn: {
      file: 'api/owned-groups.spec.ts',
      title: 'An administrator gives a group with learners and PINs to another account',
    },
  },
  {
    ...about,
    contract: deleteOwnedGroup,
    administration: 'act',
    input: ({ host }) => ({ uid: host.uid, groupId }),
    otherInput: ({ host }) => ({ uid: host.uid, groupId: otherGroupId }),
    repeatedIn: {
      file: 'api/owned-groups.spec.ts',
      title: 'An administrator deletes an owner’s group once, and the log says whose and why',
    },
  },
];
