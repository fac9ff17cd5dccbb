import type { Doc } from 'yjs';
import { defaultSheetSettings, isEpsilon, isSeed, type SheetSettings } from '@/lib/math/sheet/settings';
import { ownEdit } from './sheet-document';

/** What people choose of how a sheet calculates. */
export type ChosenSettings = SheetSettings;

const settingsOf = (doc: Doc) => doc.getMap('settings');

/** The most decimals, or figures, that a result is shown with. */
const mostDigits = 15;

/** How a sheet calculates. A setting that this code does not know is left as usual. */
export function readSettings(doc: Doc): ChosenSettings {
  const kept = settingsOf(doc);
  const { angle, numbers, decimalSign, digits, figures, seed, epsilon } = defaultSheetSettings;
  const [keptSeed, keptEpsilon] = [kept.get('seed'), kept.get('epsilon')];
  const one = <Value>(name: string, allowed: readonly Value[], usual: Value): Value =>
    allowed.find((value) => value === kept.get(name)) ?? usual;
  const count = (name: string, least: number, usual: number | null): number | null => {
    const value = kept.get(name);
    const isCount =
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= mostDigits;
    return isCount ? value : usual;
  };
  return {
    angle: one('angle', ['rad', 'deg'], angle),
    numbers: one('numbers', ['real', 'complex'], numbers),
    decimalSign: one('decimalSign', ['.', ','], decimalSign),
    digits: count('digits', 0, digits),
    figures: count('figures', 1, figures),
    seed: isSeed(keptSeed) ? keptSeed : seed,
    epsilon: isEpsilon(keptEpsilon) ? keptEpsilon : epsilon,
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
  one.digits === other.digits &&
  one.figures === other.figures &&
  one.seed === other.seed &&
  one.epsilon === other.epsilon;
