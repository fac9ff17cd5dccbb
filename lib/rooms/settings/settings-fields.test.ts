import { changedFields, settingsFields } from './settings-fields';

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

describe('the fields of a room’s settings', () => {
  it('show each setting under the name of its field', () => {
    expect(settingsFields(room)).toEqual(shown);
  });

  it('count as changed only where somebody changed them', () => {
    expect(changedFields({ ...shown }, shown)).toEqual({});
    expect(changedFields({ ...shown, name: 'Waves' }, shown)).toEqual({ name: 'Waves' });
  });
});
