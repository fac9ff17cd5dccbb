import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { askEmulator } from '../ask-emulator';

/**
 * Puts the rules once more through the emulator's own request: at its start it takes broken rules without a word
 * and then refuses everything. @throws with the compiler's words and the file's name
 */
export async function requireValidRules(url: string, projectId: string, rulesFile: string): Promise<void> {
  const content = await readFile(rulesFile, 'utf8');
  const response = await askEmulator(rulesFile, `${url}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: { rules: { files: [{ name: path.basename(rulesFile), content }] } },
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
