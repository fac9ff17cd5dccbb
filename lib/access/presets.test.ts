import { capabilities, type Capability, capabilityFacts } from '@/lib/access/capabilities';
import { isHeldBy } from '@/lib/access/enforcers';
import { nothingLocked } from '@/lib/access/layers';
import { type Preset, type PresetId, presetIds, presets, switchedInPages } from '@/lib/access/presets';
import { toProfileBook } from '@/lib/access/profile-book';
import { type BuiltInProfileId, builtInProfiles, type Profile } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';

const accessIn = (preset: PresetId, id: BuiltInProfileId, profile: Profile = builtInProfiles[id]) =>
  resolveAccess({
    policy: {},
    profile,
    room: presets[preset].settings,
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });

describe('the presets of a room', () => {
  it.each(presetIds)('%s only switches what a room has a switch for', (id) => {
    const switched = capabilities.filter((name) => presets[id].settings[name] !== undefined);
    expect(switched.filter((name) => capabilityFacts[name].reach !== 'everyone')).toEqual([]);
  });

  it.each<[PresetId, string]>([
    ['lesson', 'worksheet:edit yes, ink:draw yes, file:upload yes, screen:publish ask, chat:direct yes'],
    ['class', 'worksheet:edit ask, ink:draw ask, file:upload ask, screen:publish ask, chat:direct no'],
    ['study-group', 'worksheet:edit yes, ink:draw yes, file:upload yes, screen:publish yes, chat:direct yes'],
    ['review', 'worksheet:edit yes, ink:draw yes, file:upload yes, screen:publish yes, chat:direct yes'],
  ])('in a %s a learner has: %s', (preset, expected) => {
    const access = accessIn(preset, 'learner');
    const named = ['worksheet:edit', 'ink:draw', 'file:upload', 'screen:publish', 'chat:direct'] as const;
    const words = named.map((name) => {
      const { allowed, askable } = access[name];
      return `${name} ${allowed ? 'yes' : askable ? 'ask' : 'no'}`;
    });
    expect(words.join(', ')).toBe(expected);
  });

  it('in a class learners write no direct messages, and are told that the room is why', () => {
    expect(accessIn('class', 'learner')['chat:direct']).toMatchObject({ allowed: false, reason: 'room-off' });
  });

  it('in a study group everyone can start a session, elsewhere hosts do', () => {
    const starters = presetIds.filter((id) => accessIn(id, presets[id].defaultProfile)['room:start'].allowed);
    expect(starters).toEqual(['study-group']);
  });

  it.each(presetIds)('%s takes nothing from a host', (id) => {
    const denied = capabilities.filter((name) => !accessIn(id, 'host')[name].allowed);
    expect(denied).toEqual(['metadata:update']);
  });

  it('in a study group everyone can run a question, in a class a learner cannot', () => {
    expect(accessIn('study-group', 'learner')['question:run'].allowed).toBe(true);
    expect(accessIn('class', 'learner')['question:run'].allowed).toBe(false);
  });

  it('in a class everyone has a page of their own, whatever was set in their profile', () => {
    const { learner } = toProfileBook({ learner: { answers: { 'worksheet:own': 'no' } } }, {});
    expect(accessIn('class', 'learner', learner)['worksheet:own'].allowed).toBe(true);
    expect(accessIn('lesson', 'learner', learner)['worksheet:own'].allowed).toBe(false);
  });

  it('speak of what a page has a control for, and of nothing that waits', () => {
    const switched = new Set(presetIds.flatMap((id) => Object.keys(presets[id].settings)));
    const spoken = new Set<string>(presetIds.flatMap((id) => switchedInPages(id)));
    const waiting = capabilities.filter((name) => switched.has(name) && !spoken.has(name));
    expect(waiting).toEqual([]);
    expect([...spoken].filter((name) => !isHeldBy(name as Capability, 'page'))).toEqual([]);
  });

  it.each<[PresetId, Partial<Preset['wishes']>]>([
    ['lesson', {}],
    ['class', { lobby: 'everyone', cameras: 'to-hosts' }],
    ['study-group', { asks: 'anyone-answers' }],
    ['review', {}],
  ])('%s differs from a usual room in %j', (id, wishes) => {
    const usual = { lobby: 'guests', cameras: 'to-everyone', asks: 'hosts-answer' };
    expect(presets[id].wishes).toEqual({ ...usual, ...wishes });
  });

  it('are for learners where there is a teacher, and for participants among equals', () => {
    expect(presetIds.map((id) => presets[id].defaultProfile)).toEqual([
      'learner',
      'learner',
      'participant',
      'participant',
    ]);
  });
});
