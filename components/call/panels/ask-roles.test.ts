import { findWhom, mayAnswer } from '@/components/call/panels/ask-roles';
import { nothingLocked } from '@/lib/access/layers';
import { presets, type PresetId } from '@/lib/access/presets';
import { builtInProfiles, type BuiltInPersonProfileId } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';
import type { CallPerson } from '@/lib/call/call-person';
import type { JoinTicket } from '@/lib/call/join-ticket';

const ticketOf = (preset: PresetId, id: BuiltInPersonProfileId): JoinTicket => {
  const profile = builtInProfiles[id];
  const access = resolveAccess({
    policy: {},
    profile,
    room: presets[preset].settings,
    live: nothingLocked,
    exception: {},
    session: 's1',
    now: 0,
  });
  // What the questions are about; the rest of a ticket is for the connection.
  return { preset, profile: id, access, grant: toGrant(access, profile) } as JoinTicket;
};
const person = (name: string, profile: string, isMe = false) => ({ name, profile, isMe }) as CallPerson;

describe('who answers hands and asks', () => {
  it.each([
    ['lesson', 'host', true],
    ['lesson', 'co-host', true],
    ['lesson', 'participant', false],
    ['lesson', 'learner', false],
    ['study-group', 'participant', true],
    ['study-group', 'observer', false],
  ] as const)('in a room of the preset %s a %s: %s', (preset, profile, expected) => {
    expect(mayAnswer(ticketOf(preset, profile))).toBe(expected);
  });

  it('is nobody before one’s own permissions are known', () => {
    expect(mayAnswer(null)).toBe(false);
  });
});

describe('whom one asks', () => {
  const ben = person('Ben Franklin', 'learner', true);
  const emmy = person('Emmy Noether', 'host');
  const lesson = ticketOf('lesson', 'learner');

  it('is the one host by name, one of several, or anyone who is there', () => {
    expect(findWhom([ben, emmy], lesson)).toEqual({ who: 'host', name: 'Emmy' });
    expect(findWhom([ben, emmy, person('Ada Lovelace', 'co-host')], lesson)).toEqual({ who: 'hosts' });
    expect(findWhom([ben], lesson)).toEqual({ who: 'hosts' });
    expect(findWhom([ben, emmy], ticketOf('study-group', 'participant'))).toEqual({ who: 'anyone' });
  });
});
