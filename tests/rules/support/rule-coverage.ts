import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emulators } from './emulator-hosts';

type CoverageNode = {
  readonly sourcePosition?: { readonly currentOffset?: number; readonly endOffset?: number };
  readonly values?: readonly { readonly value?: { readonly boolValue?: boolean } }[];
  readonly children?: readonly CoverageNode[];
};

/**
 * The conditions of `firestore.rules` that were seen with one outcome only, as `line: text: outcome`. A condition
 * that was visited but never refused (or never allowed) proves nothing.
 */
export async function oneSidedConditions(): Promise<string[]> {
  const rules = readFileSync(path.join(process.cwd(), 'firebase/firestore.rules'), 'utf8');
  const outcomes = new Map<string, Set<boolean>>();
  for (const node of await readReport()) collect(node, outcomes);
  return [...outcomes].flatMap(([span, seen]) => {
    const [start = 0, end = 0] = span.split('-').map(Number);
    if (seen.size === 2) return [];
    const line = rules.slice(0, start).split('\n').length;
    return [`${line}: ${rules.slice(start, end + 1)}: ${[...seen].join()}`];
  });
}

async function readReport(): Promise<readonly CoverageNode[]> {
  const response = await fetch(
    `http://${emulators.firestore}/emulator/v1/projects/${emulators.projectId}:ruleCoverage`,
  );
  const { report } = (await response.json()) as { report?: readonly CoverageNode[] };
  return report ?? [];
}

function collect(node: CoverageNode, outcomes: Map<string, Set<boolean>>): void {
  const { currentOffset, endOffset } = node.sourcePosition ?? {};
  for (const { value } of node.values ?? []) {
    if (currentOffset === undefined || endOffset === undefined || value?.boolValue === undefined) continue;
    const span = `${currentOffset}-${endOffset}`;
    outcomes.set(span, (outcomes.get(span) ?? new Set<boolean>()).add(value.boolValue));
  }
  for (const child of node.children ?? []) collect(child, outcomes);
}
