import { capabilityFacts, type Capability } from '@/lib/access/capabilities';
import { listHeldBy, type Enforcer, type HeldBy } from '@/lib/access/enforcers';
import type { Access } from '@/lib/access/resolve-access';
import { accessRows, layersOf, type AccessRow } from './access-rows';

/** The test that asks an enforcer about all rows bears this name; `npm test` adds them up by it. */
export const matrixTitle = (enforcer: Enforcer): string => `${accessRows.length} rows × ${enforcer}`;

/** What receivers are told about a sender holds for whoever may send data at all. */
export const isCarried = (access: Access, capability: HeldBy<'receivers'>): boolean =>
  access[capability].allowed && access['data:send'].allowed;

/** Writes down what an enforcer answered about rows of the table, beside what it should have said. */
export function askInRows<Who extends Enforcer>(enforcer: Who) {
  const rows = new Set<AccessRow>();
  const heard = new Set<string>();
  const differences: string[] = [];
  const missingOf = (capability: Capability): string[] =>
    // Nobody has it, so nobody can be seen to.
    (capabilityFacts[capability].reach === 'nobody' ? [false] : [true, false])
      .map((answer) => `${capability} ${answer ? 'allowed' : 'refused'}`)
      .filter((name) => !heard.has(name));
  return {
    note: (row: AccessRow, capability: HeldBy<Who>, expected: boolean, answer: boolean): void => {
      rows.add(row);
      heard.add(`${capability} ${expected ? 'allowed' : 'refused'}`);
      if (answer !== expected) {
        differences.push(`${enforcer} says ${answer} about ${capability}: ${layersOf(row).join(', ')}`);
      }
    },
    /**
     * Nothing, when the enforcer agreed in every row, and was asked about all that it holds, where it is allowed and
     * where it is not.
     */
    findFaults: (): readonly string[] => [
      ...differences.slice(0, 20),
      ...(rows.size < accessRows.length ? [`${enforcer} was asked about ${rows.size} rows`] : []),
      ...listHeldBy(enforcer)
        .flatMap(missingOf)
        .map((name) => `${enforcer} was never asked: ${name}`),
    ],
  };
}
