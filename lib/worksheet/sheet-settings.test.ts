import * as Y from 'yjs';
import { isSameSettings, readSettings, writeSettings } from './sheet-settings';

const usual = {
  angle: 'rad',
  numbers: 'real',
  decimalSign: '.',
  digits: null,
  figures: null,
  seed: 1,
  epsilon: 1e-12,
};

it('keeps what was chosen, and the usual for the rest', () => {
  const doc = new Y.Doc();
  expect(readSettings(doc)).toEqual(usual);
  writeSettings(doc, { angle: 'deg', digits: 3 });
  expect(readSettings(doc)).toEqual({ ...usual, angle: 'deg', digits: 3 });
  writeSettings(doc, { seed: 7, epsilon: 0 });
  expect(readSettings(doc)).toMatchObject({ seed: 7, epsilon: 0 });
  writeSettings(doc, { digits: null, seed: 1, epsilon: 1e-12 });
  expect(readSettings(doc)).toEqual({ ...usual, angle: 'deg' });
});

it.each([
  ['angle', 'turns'],
  ['decimalSign', ';'],
  ['digits', 16],
  ['digits', 2.5],
  ['figures', 0],
  ['numbers', 7],
  ['seed', -1],
  ['seed', 1.5],
  ['epsilon', 0.02],
  ['epsilon', -1e-9],
])('takes no notice of %s set to %s', (name, value) => {
  const doc = new Y.Doc();
  doc.getMap('settings').set(name, value);
  expect(readSettings(doc)).toEqual(usual);
  expect(isSameSettings(readSettings(doc), readSettings(new Y.Doc()))).toBe(true);
});
