import { initialSettings } from '@/lib/organization/organization';
import {
  changeOrganization,
  describeOrganization,
  readAccessInputs,
  spreadOrganization,
  undoOrganization,
  weighProfiles,
} from '@/lib/permissions/contract';
import type { CallableCase } from '@/tests/support/api/callable-case';

const about = {
  capability: null,
  prepare: () => Promise.resolve(),
  // What changes something has to say how that is counted.
  countEffects: () => Promise.resolve(0),
} as const;

/** Nobody else may be in the project meanwhile. */
const repeatedIn = {
  file: '../emulators/organisation-sent-again.test.ts',
  title: 'saves, undoes and spreads the settings once, however often a call is sent',
};

const { policy, profiles, rules } = initialSettings;

/** What administrators decide about permissions; a scene has none, so that everybody in it is refused. */
export const permissionCases: readonly CallableCase[] = [
  {
    ...about,
    contract: changeOrganization,
    administration: 'act',
    input: () => ({ version: 0, policy, profiles, rules }),
    otherInput: () => ({ version: 1, policy, profiles, rules }),
    // Nothing forced and nothing edited is a policy as well.
    accepts: (field, value) =>
      isVersion(field, value) ||
      (['policy', 'profiles'].includes(field) && isObject(value) && JSON.stringify(value) === '{}'),
    // Refused is the first entry that nobody knows, or the first that is missing.
    partOf: (field, value) => {
      if (!isObject(value) || field === 'version') return field;
      return field === 'rules' ? 'rules.roomMakers' : `${field}.$ne`;
    },
    repeatedIn,
  },
  {
    ...about,
    contract: undoOrganization,
    administration: 'act',
    accepts: isVersion,
    input: () => ({ version: 0 }),
    otherInput: () => ({ version: 1 }),
    repeatedIn,
  },
  {
    ...about,
    contract: spreadOrganization,
    administration: 'look',
    input: () => ({}),
    otherInput: () => ({}),
    repeatedIn,
  },
  {
    ...about,
    contract: weighProfiles,
    administration: 'look',
    input: () => ({ profiles: ['learner'] }),
    otherInput: () => ({ profiles: ['host'] }),
    accepts: (_, value) => Array.isArray(value) && value.length === 0,
  },
  {
    ...about,
    contract: describeOrganization,
    administration: 'look',
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...about,
    contract: readAccessInputs,
    administration: 'look',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
    otherInput: ({ roomId, host }) => ({ roomId, uid: host.uid }),
    accepts: (field, value) => field === 'uid' && value === null,
  },
];

function isVersion(field: string, value: unknown): boolean {
  return field === 'version' && typeof value === 'number';
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
