import { changedFields, settingsFields } from './settings-fields';

const weekly = { kind: 'weekly', weekday: 1, time: '10:00', zone: 'Europe/Zurich' } as const;

describe('the fields of a room’s settings', () => {
  it('show its plan in the fields that belong to it', () => {
    const room = {
      name: 'Algebra',
      preset: 'lesson',
      lobby: 'guests',
      strictEntry: true,
      hostless: 'lock-5',
      slowMode: 30,
    } as const;
    const shown = {
      name: 'Algebra',
      preset: 'lesson',
      lobby: 'guests',
      entry: 'strict',
      hostless: 'lock-5',
      slowMode: '30',
    };
    expect(settingsFields({ ...room, plan: null })).toEqual({ ...shown, plan: 'none' });
    expect(settingsFields({ ...room, plan: weekly })).toEqual({
      ...shown,
      plan: 'weekly',
      weekday: '1',
      time: '10:00',
    });
    const start = new Date(2026, 4, 1, 10).getTime();
    expect(settingsFields({ ...room, plan: { kind: 'once', at: start } })).toEqual({
      ...shown,
      plan: 'once',
      start: '2026-05-01T10:00',
    });
  });

  it('count as changed only where somebody changed them, and those that came up by that', () => {
    const room = { name: 'Algebra', preset: 'lesson', plan: null, strictEntry: false } as const;
    const shown = settingsFields({ ...room, hostless: 'none', lobby: 'guests', slowMode: 0 });
    expect(changedFields({ ...shown }, shown)).toEqual({});
    expect(changedFields({ ...shown, name: 'Waves' }, shown)).toEqual({ name: 'Waves' });
    expect(changedFields({ ...shown, plan: 'weekly', weekday: '3', time: '' }, shown)).toEqual({
      plan: 'weekly',
      weekday: '3',
      time: '',
    });
  });
});
