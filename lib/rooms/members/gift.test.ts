import fc from 'fast-check';
import { capabilities, capabilityFacts } from '@/lib/access/capabilities';
import { personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { findGiftRefusal } from '@/lib/rooms/members/gift';
import { accessInRoom } from '@/lib/rooms/room-access';

const limited = 'co-host~000001' as PersonProfileId;
const missing = 'co-host~999999' as PersonProfileId;

const withAnswers = (answers: object) =>
  toOrganization({ ...initialSettings, profiles: { [limited]: { name: 'Helper', answers } } });

describe('what one person gives to another', () => {
  it('is never an office that they lack themselves', () => {
    const organization = withAnswers({ 'member:moderate': 'no' });
    const refuse = (profile: PersonProfileId) => findGiftRefusal(organization, { profile, giver: limited });
    expect(refuse('co-host')).toBe('access/denied');
    expect(refuse('host')).toBe('access/denied');
    expect([refuse(limited), refuse('learner'), refuse('presenter')]).toEqual([null, null, null]);
    expect(findGiftRefusal(organization, { profile: limited, giver: 'host' })).toBeNull();
  });

  it('is never a profile that is not there', () => {
    const gift = { profile: missing, giver: 'host' } as const;
    expect(findGiftRefusal(withAnswers({}), gift)).toBe('access/denied');
  });

  it('is no office for guests and learners, who cannot be found again', () => {
    const give = (profile: PersonProfileId, kind: 'account' | 'guest' | 'learner') =>
      findGiftRefusal(withAnswers({}), { profile, giver: 'host', kind });
    for (const kind of ['guest', 'learner'] as const) {
      expect([give('co-host', kind), give('host', kind)]).toEqual([
        'auth/accounts-only',
        'auth/accounts-only',
      ]);
      expect(give('presenter', kind)).toBeNull();
    }
    expect(give('host', 'account')).toBeNull();
  });

  it('adds no office to those of the giver, whatever an organisation has set', () => {
    const offices = capabilities.filter((one) => capabilityFacts[one].reach === 'profile');
    const answer = fc.constantFrom('yes', 'no');
    const profile = fc.constantFrom<PersonProfileId>(...personProfileIds, limited);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...offices), answer),
        profile,
        profile,
        (answers, gift, giver) => {
          const organization = withAnswers(answers);
          if (findGiftRefusal(organization, { profile: gift, giver }) !== null) return;
          const of = (id: PersonProfileId) => accessInRoom(organization, { profile: id, settings: {} });
          const gained = offices.filter((one) => of(gift)[one].allowed && !of(giver)[one].allowed);
          expect(gained).toEqual([]);
        },
      ),
    );
  });
});
