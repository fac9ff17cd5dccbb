import fc from 'fast-check';
import { type Capability, capabilities, capabilityFacts } from '@/lib/access/capabilities';
import type { Exceptions, PolicyState, RoomSettings } from '@/lib/access/layers';
import { builtInBook } from '@/lib/access/profile-book';
import { type ProfileAnswer, builtInProfiles, profileIds } from '@/lib/access/profiles';
import { type AccessInput, accessReasons, resolveAccess } from '@/lib/access/resolve-access';
import { readMatrixRow } from '@/lib/access/matrix-access';
import { toGrant } from '@/lib/access/to-grant';
import { toMatrix } from '@/lib/access/to-matrix';

/** A value for some of the capabilities. */
const someOf = <T>(value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...capabilities), value) as fc.Arbitrary<Partial<Record<Capability, T>>>;

const sessions = fc.constantFrom('session-1', 'session-2');
const settings: fc.Arbitrary<RoomSettings> = someOf(fc.constantFrom('everyone', 'ask', 'off'));
const states: fc.Arbitrary<PolicyState> = fc.constantFrom(
  'forced-on',
  'default-on',
  'default-off',
  'forced-off',
);
const exceptions = someOf(
  fc.record({ allow: fc.boolean(), until: fc.integer({ min: 0, max: 20 }), session: sessions }, { requiredKeys: ['allow', 'until'] }),
) as fc.Arbitrary<Exceptions>; // prettier-ignore

/** A built-in profile, or one that an administrator made of it. */
const profiles = fc
  .tuple(
    fc.constantFrom(...profileIds),
    someOf(fc.constantFrom<ProfileAnswer>('yes', 'ask', 'no', 'inherit')),
  )
  .map(([id, edited]) => ({
    ...builtInProfiles[id],
    capabilities: { ...builtInProfiles[id].capabilities, ...edited },
  }));

const inputs: fc.Arbitrary<AccessInput> = fc.record({
  policy: fc.dictionary(fc.constantFrom(...profileIds), someOf(states)),
  profile: profiles,
  room: settings,
  live: fc.record({ locks: settings, paused: fc.boolean(), locked: fc.boolean() }),
  exception: exceptions,
  session: fc.option(sessions),
  now: fc.integer({ min: 0, max: 20 }),
});

const check = (property: (input: AccessInput) => void) =>
  fc.assert(fc.property(inputs, property), { numRuns: 300 });

const withRule = (input: AccessInput, capability: Capability, state: PolicyState): AccessInput => ({
  ...input,
  policy: { ...input.policy, [input.profile.id]: { ...input.policy[input.profile.id], [capability]: state } },
});

describe('for any layers', () => {
  it('answers every capability in full', () => {
    check((input) => {
      const access = resolveAccess(input);
      expect(Object.keys(access)).toEqual(capabilities);
      const faulty = Object.values(access).filter(
        ({ allowed, askable, reason, decidedBy }) =>
          typeof allowed !== 'boolean' ||
          typeof askable !== 'boolean' ||
          (allowed && askable) ||
          !accessReasons.includes(reason) ||
          !reason.startsWith(`${decidedBy}-`),
      );
      expect(faulty).toEqual([]);
    });
  });

  it('gives a grant without undefined booleans or empty sources', () => {
    check((input) => {
      const { canPublishSources, ...booleans } = toGrant(resolveAccess(input), input.profile);
      expect(Object.values(booleans).map((value) => typeof value)).toEqual(Array(7).fill('boolean'));
      expect(canPublishSources?.length).not.toBe(0);
      expect(canPublishSources !== undefined).toBe(booleans.canPublish);
    });
  });

  it('marks no person as recorder or agent, and lets nobody hidden send', () => {
    check((input) => {
      const grant = toGrant(resolveAccess(input), input.profile);
      if (input.profile.kind === 'person') expect([grant.recorder, grant.agent]).toEqual([false, false]);
      if (grant.hidden) expect([grant.canPublish, grant.canPublishData]).toEqual([false, false]);
    });
  });

  it('lets no layer override a forced policy', () => {
    check((input) => {
      const access = resolveAccess(input);
      if (input.profile.kind === 'service' || input.profile.hidden) return;
      for (const capability of capabilities) {
        if (capabilityFacts[capability].reach === 'nobody') continue;
        const state = input.policy[input.profile.id]?.[capability];
        if (state === 'forced-on') expect(access[capability].allowed).toBe(true);
        if (state === 'forced-off')
          expect(access[capability]).toMatchObject({ allowed: false, askable: false });
      }
    });
  });

  it('forces monotonically: on never takes, off never gives', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...capabilities), (input, capability) => {
        const before = resolveAccess(input);
        const on = resolveAccess(withRule(input, capability, 'forced-on'));
        const off = resolveAccess(withRule(input, capability, 'forced-off'));
        if (before[capability].allowed) expect(on[capability].allowed).toBe(true);
        if (!before[capability].allowed) expect(off[capability].allowed).toBe(false);
        const rest = { [capability]: undefined };
        expect({ ...on, ...rest }).toEqual({ ...before, ...rest });
        expect({ ...off, ...rest }).toEqual({ ...before, ...rest });
      }),
      { numRuns: 200 },
    );
  });

  it('gives nobody anything by a pause, and takes nothing from a host', () => {
    check((input) => {
      const running = resolveAccess({ ...input, live: { ...input.live, paused: false } });
      const paused = resolveAccess({ ...input, live: { ...input.live, paused: true } });
      if (input.profile.isHost) expect(paused).toEqual(running);
      expect(capabilities.filter((name) => paused[name].allowed && !running[name].allowed)).toEqual([]);
    });
  });

  it('ignores an exception that is over or of another session', () => {
    check((input) => {
      const over = Object.entries(input.exception).filter(
        ([, { until, session }]) =>
          until <= input.now || (session !== undefined && session !== input.session),
      );
      const rest = Object.fromEntries(
        Object.entries(input.exception).filter((entry) => !over.includes(entry)),
      );
      expect(resolveAccess(input)).toEqual(resolveAccess({ ...input, exception: rest }));
    });
  });

  it('agrees with the matrix as the rules read it', () => {
    check((generated) => {
      const book = { ...builtInBook, [generated.profile.id]: generated.profile };
      const input = { ...generated, book, organization: 1 };
      const access = resolveAccess(input);
      const matrix = toMatrix({ ...input, epoch: 1 });
      const read = readMatrixRow(matrix[input.profile.id] ?? {}, input.exception, input);
      const differing = capabilities.filter((name) => read[name].allowed !== access[name].allowed);
      expect(differing).toEqual([]);
    });
  });
});
