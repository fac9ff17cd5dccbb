import { capabilityFacts, type Capability } from '@/lib/access/capabilities';
import { listHeldBy, type Enforcer, type HeldBy } from '@/lib/access/enforcers';
import type { Access } from '@/lib/access/resolve-access';
import { accessRows, layersOf, type AccessRow } from './access-rows';

/** The test that asks an enforcer about all rows bears this name; `npm test` adds them up by it. */
export const matrixTitle = (enforcer: Enforcer): string => `${accessRows.length} rows × ${enforcer}`;

/** A capability that receivers check holds only for a sender who may send data at all. */
export const isDataCapability = (access: Access, capability: HeldBy<'receivers'>): boolean =>
  access[capability].allowed && access['data:send'].allowed;

/**
 * Records an enforcer's answers about rows of the table, beside the expected ones.
 *
 * @param name what it is called in faults, where an enforcer has two halves that are asked separately
 */
export function askInRows<Who extends Enforcer>(enforcer: Who, name: string = enforcer) {
  const asked = new Map<AccessRow, Set<Capability>>();
  const heard = new Set<string>();
  const differences: string[] = [];
  const mark = (row: AccessRow, capability: HeldBy<Who>): void => {
    asked.set(row, (asked.get(row) ?? new Set()).add(capability));
  };
  const listNeverHeard = (capability: Capability): string[] =>
    // Nobody has it, so no row can allow it.
    (capabilityFacts[capability].reach === 'nobody' ? [false] : [true, false])
      .map((answer) => `${capability} ${answer ? 'allowed' : 'refused'}`)
      .filter((answer) => !heard.has(answer))
      .map((answer) => `${name} was never asked: ${answer}`);
  const listLeftOut = (capability: Capability): string[] => {
    const { length } = accessRows.filter((row) => asked.get(row)?.has(capability) !== true);
    return length > 0 ? [`${name} was not asked about ${capability} in ${length} rows`] : [];
  };
  return {
    note: (row: AccessRow, capability: HeldBy<Who>, expected: boolean, answer: boolean): void => {
      mark(row, capability);
      heard.add(`${capability} ${expected ? 'allowed' : 'refused'}`);
      if (answer !== expected) {
        differences.push(`${name} says ${answer} about ${capability}: ${layersOf(row).join(', ')}`);
      }
    },
    /** For a row whose answer says nothing about a capability, because another one would give the same. */
    pass: mark,
    /**
     * Empty when the enforcer agreed in every row about all that it holds, and was asked about each capability where
     * it is allowed and where it is not.
     */
    findFaults: (): readonly string[] => [
      ...differences.slice(0, 20),
      ...listHeldBy(enforcer).flatMap((capability) => [
        ...listLeftOut(capability),
        ...listNeverHeard(capability),
      ]),
    ],
  };
}
