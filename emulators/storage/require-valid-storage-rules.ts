import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { askEmulator } from '../ask-emulator';

/**
 * Puts the rules once more through the emulator's own request: at its start it takes broken rules with a warning and
 * then refuses everything.
 *
 * @param lastLines what the emulator said last; the compiler's words go there
 * @throws with those words and the file's name
 */
export async function requireValidStorageRules(
  url: string,
  rulesFile: string,
  lastLines: () => readonly string[],
): Promise<void> {
  const content = await readFile(rulesFile, 'utf8');
  const response = await askEmulator(rulesFile, `${url}/internal/setRules`, {
    method: 'PUT',
    body: { rules: { files: [{ name: path.basename(rulesFile), content }] } },
  });
  if (!response.ok) throw new Error(`${rulesFile} cannot be compiled:\n${lastLines().slice(-5).join('\n')}`);
}
