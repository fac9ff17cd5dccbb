import { capabilities } from '@/lib/access/capabilities';
import { personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { unchangedOrganization } from '@/lib/organization/organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import { countAnswers, toAccessGroups } from './access-lines';

const of = (profile: PersonProfileId) => accessInRoom(unchangedOrganization, { profile, settings: {} });
const linesOf = (groups: ReturnType<typeof toAccessGroups>) => groups.flatMap(({ lines }) => lines);

describe('an access as people read it', () => {
  it.each(personProfileIds)(
    'has every permission of a %s once, in the order of the vocabulary',
    (profile) => {
      const lines = linesOf(toAccessGroups(of(profile)));
      expect(lines.map(({ capability }) => capability)).toEqual(capabilities);
    },
  );

  it('says what may be asked for apart from what may not', () => {
    const answers = Object.fromEntries(
      linesOf(toAccessGroups(of('learner'))).map(({ capability, answer }) => [capability, answer]),
    );
    expect(answers).toMatchObject({ 'mic:publish': 'yes', 'screen:publish': 'ask', 'room:delete': 'no' });
  });

  it('names what the other may only where it differs', () => {
    const lines = linesOf(toAccessGroups(of('learner'), of('co-host')));
    const otherOf = (name: string) => lines.find(({ capability }) => capability === name)?.other;
    expect(otherOf('screen:publish')).toBe('yes');
    expect(otherOf('mic:publish')).toBeNull();
    expect(otherOf('room:delete')).toBeNull();
  });

  it('counts each permission under one answer', () => {
    const { yes, ask, no, differing } = countAnswers(toAccessGroups(of('learner'), of('learner')));
    expect(yes + ask + no).toBe(capabilities.length);
    expect(ask).toBe(capabilities.filter((name) => of('learner')[name].askable).length);
    expect(differing).toBe(0);
  });
});
