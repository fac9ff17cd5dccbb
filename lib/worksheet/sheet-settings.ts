import type { Doc } from 'yjs';
import { defaultSheetSettings, type SheetSettings } from '@/lib/math/sheet/settings';
import { ownEdit } from './sheet-document';

/** What people choose of how a sheet calculates. The rest is the engine's. */
export type ChosenSettings = Pick<SheetSettings, 'angle' | 'numbers' | 'decimalSign' | 'digits'>;

const settingsOf = (doc: Doc) => doc.getMap('settings');

/** The most decimals that a result is shown with. */
const mostDigits = 15;

/** How a sheet calculates. A setting that this code does not know is left as usual. */
export function readSettings(doc: Doc): ChosenSettings {
  const kept = settingsOf(doc);
  const { angle, numbers, decimalSign, digits } = defaultSheetSettings;
  const one = <Value>(name: string, allowed: readonly Value[], usual: Value): Value =>
    allowed.find((value) => value === kept.get(name)) ?? usual;
  const places = kept.get('digits');
  const isPlaces =
    typeof places === 'number' && Number.isInteger(places) && places >= 0 && places <= mostDigits;
  return {
    angle: one('angle', ['rad', 'deg'], angle),
    numbers: one('numbers', ['real', 'complex'], numbers),
    decimalSign: one('decimalSign', ['.', ','], decimalSign),
    digits: isPlaces ? places : digits,
  };
}

/** Changes how the sheet calculates, for everybody who has it. */
export function writeSettings(doc: Doc, changed: Partial<ChosenSettings>): void {
  doc.transact(() => {
    for (const [name, value] of Object.entries(changed)) settingsOf(doc).set(name, value);
  }, ownEdit);
}

export const isSameSettings = (one: ChosenSettings, other: ChosenSettings): boolean =>
  one.angle === other.angle &&
  one.numbers === other.numbers &&
  one.decimalSign === other.decimalSign &&
  one.digits === other.digits;
