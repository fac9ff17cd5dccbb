import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { complainAboutNode } from './require-node.mjs';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

describe('the Node that is needed', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '24.0.0', '25.3.0'])('can be %s', (version) => {
    expect(complainAboutNode(version)).toBeNull();
  });

  it.each(['12.22.12', '16.20.2', '18.20.8', '20.11.1', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
    'is none like %s',
    (version) => {
      expect(complainAboutNode(version)).toBe(
        `Chalktalk needs Node 20.19 or newer (of Node 22: 22.12 or newer; not 21 or 23), and this is Node ${version}: install another from https://nodejs.org, then try again.`,
      );
    },
  );

  it('is the one that npm, nvm and the README ask for', () => {
    const range = '^20.19.0 || ^22.12.0 || >=24.0.0';
    type Manifest = { engines?: { node?: string }; packages?: Record<string, Manifest> };
    expect((JSON.parse(read('package.json')) as Manifest).engines?.node).toBe(range);
    expect((JSON.parse(read('package-lock.json')) as Manifest).packages?.['']?.engines?.node).toBe(range);
    expect(complainAboutNode(read('.nvmrc').trim())).toBeNull();
    expect(read('README.md')).toContain('20.19 or newer of Node 20, 22.12 or newer of Node 22, or 24');
  });

  it('is asked for before anything is read that an older one could not read', () => {
    const commands = readdirSync(path.join(process.cwd(), 'scripts')).filter((name) => name.endsWith('.mjs'));
    expect(commands).not.toHaveLength(0);
    for (const command of commands) {
      const imports = [...read(`scripts/${command}`).matchAll(/^import .* from '(.*)';$/gm)];
      expect([command, ...imports.map(([, from]) => from)]).toEqual([
        command,
        './bootstrap/require-node.mjs',
      ]);
    }
    for (const file of [...commands, 'bootstrap/require-node.mjs']) {
      const complaints = new Linter().verify(read(`scripts/${file}`), {
        languageOptions: { ecmaVersion: 2020, sourceType: 'module' },
      });
      expect([file, ...complaints.map(({ message }) => message)]).toEqual([file]);
    }
  });
});
