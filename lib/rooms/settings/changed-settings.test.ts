import { changedSettings, type RoomSettings } from './changed-settings';

const weekly = { kind: 'weekly', weekday: 1, time: '10:00', zone: 'Europe/Zurich' } as const;
const first: RoomSettings = {
  name: 'Algebra',
  preset: 'lesson',
  plan: weekly,
  strictEntry: false,
  hostless: 'none',
  lobby: 'guests',
  slowMode: 0,
};

describe('what is sent of the settings of a room', () => {
  it('is nothing where nothing was changed', () => {
    expect(changedSettings({ ...first, plan: { ...weekly } }, first, first)).toEqual({});
    const once = { ...first, plan: { kind: 'once', at: 5 } } as const;
    expect(changedSettings({ ...once, plan: { ...once.plan } }, once, once)).toEqual({});
  });

  it.each([
    [{ name: 'Waves' }],
    [{ preset: 'class' }],
    [{ lobby: 'off' }],
    [{ plan: null }],
    [{ strictEntry: true }],
    [{ hostless: 'end-5' }],
    [{ slowMode: 30 }],
    [{ plan: { kind: 'once', at: 5 } }],
    [{ plan: { ...weekly, time: '11:00' } }],
  ] as const)('is what was changed: %j', (changed) => {
    expect(changedSettings({ ...first, ...changed }, first, first)).toEqual(changed);
  });

  it('leaves to others what they changed meanwhile, whether the form has followed them or not', () => {
    const now: RoomSettings = {
      name: 'Optics',
      preset: 'class',
      plan: { ...weekly, weekday: 2 },
      strictEntry: true,
      hostless: 'lock-1',
      lobby: 'everyone',
      slowMode: 10,
    };
    expect(changedSettings({ ...first, name: 'Waves' }, first, now)).toEqual({ name: 'Waves' });
    expect(changedSettings({ ...first, name: 'Optics', preset: 'review' }, first, now)).toEqual({
      preset: 'review',
    });
  });
});
