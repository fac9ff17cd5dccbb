import { changedSettings, type RoomSettings } from './changed-settings';

const first: RoomSettings = {
  name: 'Algebra',
  preset: 'lesson',
  strictEntry: false,
  hostless: 'none',
  lobby: 'guests',
  slowMode: 0,
};

describe('the changed settings of a room', () => {
  it('are none when nothing was changed', () => {
    expect(changedSettings({ ...first }, first, first)).toEqual({});
  });

  it.each([
    [{ name: 'Waves' }],
    [{ preset: 'class' }],
    [{ lobby: 'off' }],
    [{ strictEntry: true }],
    [{ hostless: 'end-5' }],
    [{ slowMode: 30 }],
  ] as const)('are what was changed: %j', (changed) => {
    expect(changedSettings({ ...first, ...changed }, first, first)).toEqual(changed);
  });

  it('leave out what others changed meanwhile, shown in the form or not', () => {
    const now: RoomSettings = {
      name: 'Optics',
      preset: 'class',
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
