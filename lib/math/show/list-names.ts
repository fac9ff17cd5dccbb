import { mathjs } from '../evaluate/mathjs';
import { documentedName } from '../functions/aliases';
import { builtInNames } from '../functions/registry';
import { describeDimension } from '../units/describe-dimension';
import { findUnit } from '../units/find-unit';
import { ownUnits } from '../units/own-units';
import { describeFunction } from './describe-function';

/** A name that every sheet knows, with its meaning in a few words. */
export type KnownName = { name: string; about: string; isFunction: boolean };

/** The functions and units that a person can write, each kind in the order of the alphabet. */
export function listNames(): readonly KnownName[] {
  const functions = builtInNames()
    // Other names of a function are read too, but one is enough to choose from.
    .filter((name) => /^\p{L}/u.test(name) && documentedName(name) === null)
    .flatMap((name): KnownName[] => {
      const about = describeFunction(name)?.description;
      return about ? [{ name, about, isFunction: true }] : [];
    });
  const units = [...new Set([...Object.keys(ownUnits), ...Object.keys(mathjs.Unit.UNITS)])].flatMap(
    (name): KnownName[] => {
      const unit = findUnit(name);
      return unit === null ? [] : [{ name, about: describeDimension(unit.dimensions), isFunction: false }];
    },
  );
  const byName = (one: KnownName, other: KnownName) => (one.name < other.name ? -1 : 1);
  return [...functions.sort(byName), ...units.sort(byName)];
}
