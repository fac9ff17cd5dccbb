import { capabilities, capabilityFacts } from '@/lib/access/capabilities';
import { nothingLocked } from '@/lib/access/layers';
import { type PresetId, presetIds, presets } from '@/lib/access/presets';
import { type BuiltInProfileId, builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';

const accessIn = (preset: PresetId, id: BuiltInProfileId) =>
  resolveAccess({
    policy: {},
    profile: builtInProfiles[id],
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

  it('in a study group everyone can start a session, elsewhere hosts do', () => {
    const starters = presetIds.filter((id) => accessIn(id, presets[id].defaultProfile)['room:start'].allowed);
    expect(starters).toEqual(['study-group']);
  });

  it.each(presetIds)('%s takes nothing from a host', (id) => {
    const denied = capabilities.filter((name) => !accessIn(id, 'host')[name].allowed);
    expect(denied).toEqual(['metadata:update']);
  });

  it('keep what they say about features to come', () => {
    expect(presets.class.waitsFor).toMatchObject({ lobby: 'everyone', cameras: 'to-hosts' });
    expect(presets.review.waitsFor.checks).toBe('signed');
    expect(presets['study-group'].waitsFor).toMatchObject({ asks: 'anyone-answers', host: 'not-needed' });
  });
});
