import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listHeldBy } from '@/lib/access/enforcers';
import { databaseRules } from '@/lib/access/generate-database-rules';
import { mayExpression } from '@/lib/access/rules-expressions';
import { loadDatabaseRules } from './database-rest';
import { emulators, probeProjectId } from './emulator-hosts';

const firestoreProbe = `
    match /probe/{roomId}/capabilities/{capability} {
      allow get: if may(roomId, capability);
    }
`;

/** The real rules, with one document `probe/{roomId}/capabilities/{capability}` that asks for just that. */
function firestoreProbeRules(): string {
  const rules = readFileSync(path.join(process.cwd(), 'firebase/firestore.rules'), 'utf8');
  const end = rules.lastIndexOf('}', rules.lastIndexOf('}') - 1);
  return `${rules.slice(0, end)}${firestoreProbe}${rules.slice(end)}`;
}

function databaseProbeRules(): string {
  const nodes = listHeldBy('rules').map((capability) => [capability, { '.read': mayExpression(capability) }]);
  const rules = databaseRules['rules'] as object;
  return JSON.stringify({ rules: { ...rules, probe: { $roomId: Object.fromEntries(nodes) as object } } });
}

/**
 * Gives the probe project the real rules and, beside them, one place per capability that rules hold: most have no data
 * yet, and their expression has to be right before the first document stands behind it.
 */
export async function loadProbeRules(): Promise<void> {
  await loadDatabaseRules(probeProjectId, databaseProbeRules());
  const response = await fetch(
    `http://${emulators.firestore}/emulator/v1/projects/${probeProjectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        rules: { files: [{ name: 'firestore.rules', content: firestoreProbeRules() }] },
      }),
    },
  );
  if (!response.ok) throw new Error(`Could not load Firestore rules: ${await response.text()}`);
}
