import * as Y from 'yjs';
import { isSameSettings, readSettings, writeSettings } from './sheet-settings';

const usual = { angle: 'rad', numbers: 'real', decimalSign: '.', digits: null };

it('keeps what was chosen, and the usual for the rest', () => {
  const doc = new Y.Doc();
  expect(readSettings(doc)).toEqual(usual);
  writeSettings(doc, { angle: 'deg', digits: 3 });
  expect(readSettings(doc)).toEqual({ ...usual, angle: 'deg', digits: 3 });
  writeSettings(doc, { digits: null });
  expect(readSettings(doc)).toEqual({ ...usual, angle: 'deg' });
});

it.each([
  ['angle', 'turns'],
  ['decimalSign', ';'],
  ['digits', 16],
  ['digits', 2.5],
  ['numbers', 7],
])('takes no notice of %s set to %s', (name, value) => {
  const doc = new Y.Doc();
  doc.getMap('settings').set(name, value);
  expect(readSettings(doc)).toEqual(usual);
  expect(isSameSettings(readSettings(doc), readSettings(new Y.Doc()))).toBe(true);
});
