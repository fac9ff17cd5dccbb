import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts the rules once more through the emulator's own request: at its start it takes broken rules without a word
 * and then refuses everything. @throws with the compiler's words and the file's name
 */
export async function requireValidRules(url: string, projectId: string, rulesFile: string): Promise<void> {
  const content = await readFile(rulesFile, 'utf8');
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: path.basename(rulesFile), content }] } }),
    signal: AbortSignal.timeout(15_000),
  });
  if (response.ok) return;
  throw new Error(`${rulesFile} cannot be compiled: ${messageOf(await response.text())}`);
}

function messageOf(text: string): string {
  try {
    const body = JSON.parse(text) as { error?: { message?: string } };
    return body.error?.message ?? text;
  } catch {
    return text;
  }
}
