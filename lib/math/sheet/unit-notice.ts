import { own } from '../../core/own';
import { lettersOf } from '../read/doubts/word-parts';
import type { UnitWord } from '../read/node';
import { displayValue } from '../show/display-value';
import { isEverydayUnit } from '../units/everyday-units';
import { longNames } from '../units/long-names';
import type { Value } from '../values/value';
import type { Notice } from './cell-result';
import type { NameUse } from './free-names';
import { defaultSheetSettings } from './settings';

type Reading = {
  word: Pick<UnitWord, 'start' | 'end'>;
  source: string;
  /** What the name stands for where it was read as one; null for the unit. */
  meaning: { value: Value; isOwn: boolean } | null;
};

/** Says whether a word was read as a unit or as a name, with the other way as its repair. */
export function unitNotice(name: string, { word, source, meaning }: Reading): Notice {
  const long = own(longNames, name);
  const place = { name, start: word.start, length: word.end - word.start };
  if (meaning === null) {
    const before = source.slice(0, word.start).trimEnd();
    const mended = `${before}*${source.slice(word.start)}`;
    return {
      kind: 'unit-or-name',
      message: `${name} is the unit${long === undefined ? '' : ` (${long})`} here, not your ${name}.`,
      ...place,
      ...(/[\d.)\]]$/.test(before) && { repair: { label: `Use your ${name}`, source: mended } }),
    };
  }
  const { shown } = displayValue(meaning.value, { settings: defaultSheetSettings, typedFigures: 0 });
  const mended = `${source.slice(0, word.start)}${long ?? ''}${source.slice(word.end)}`;
  return {
    kind: 'unit-or-name',
    message: meaning.isOwn ? `${name} is your ${shown} here.` : `${name} is the constant ${shown} here.`,
    ...place,
    ...(long !== undefined && { repair: { label: `Use ${long}`, source: mended } }),
  };
}

/** Says that letters were read as names: those of the weight `mg` spell a unit, too, and `mas` may be a slip. */
export function productNotice({ name, start, end }: NameUse): Notice {
  const long = own(longNames, name);
  const other = isEverydayUnit(name) ? `, not the unit${long === undefined ? '' : ` (${long})`}` : '';
  return {
    kind: 'unit-or-name',
    message: `${name} is ${lettersOf(name).join(' · ')} here${other}.`,
    name,
    start,
    length: end - start,
  };
}
