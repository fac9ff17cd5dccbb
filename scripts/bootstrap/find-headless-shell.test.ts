import { findHeadlessShell } from './find-headless-shell.mjs';

const shell = '/usr/bin/chromium-headless-shell';

/** A machine on which these programs exist, and on which apt-get installs the shell, does not, or is missing. */
function machine(options: {
  env?: Readonly<Record<string, string>>;
  programs?: readonly string[];
  aptGet?: 'works' | 'fails' | 'none';
}) {
  const { env = {}, programs = [], aptGet = 'none' } = options;
  const there = new Set(programs);
  const asked: string[] = [];
  const lines: string[] = [];
  const installPackage = (name: string) => {
    asked.push(name);
    if (aptGet === 'works') there.add(`/usr/bin/${name}`);
    return Promise.resolve();
  };
  return {
    asked,
    lines,
    find: () =>
      findHeadlessShell({
        env: { NODE_ENV: 'test', ...env },
        log: (_, line) => lines.push(line),
        installPackage: aptGet === 'none' ? null : installPackage,
        onPath: (names) => names.map((name) => `/usr/bin/${name}`).find((file) => there.has(file)) ?? null,
        isFile: (file) => there.has(file),
      }),
  };
}

describe('finding the headless shell for the tests', () => {
  it('takes CHROMIUM_SHELL_PATH first', async () => {
    const env = { CHROMIUM_SHELL_PATH: '/opt/shell' };
    await expect(machine({ env, programs: ['/opt/shell', shell] }).find()).resolves.toBe('/opt/shell');
  });

  it('refuses a CHROMIUM_SHELL_PATH that names no program', async () => {
    const env = { CHROMIUM_SHELL_PATH: '/opt/none' };
    await expect(machine({ env, programs: [shell] }).find()).rejects.toThrow(
      'CHROMIUM_SHELL_PATH names /opt/none, which is no program: correct or unset it.',
    );
  });

  it.each([shell, '/usr/bin/chrome-headless-shell'])('takes %s from the PATH', async (program) => {
    const { find, asked } = machine({ programs: [program], aptGet: 'works' });
    await expect(find()).resolves.toBe(program);
    expect(asked).toEqual([]);
  });

  it('installs it with apt-get', async () => {
    const { find, asked } = machine({ aptGet: 'works' });
    await expect(find()).resolves.toBe(shell);
    expect(asked).toEqual(['chromium-headless-shell']);
  });

  it.each(['fails', 'none'] as const)('finds none and says so where apt-get %s', async (aptGet) => {
    const { find, lines } = machine({ aptGet });
    await expect(find()).resolves.toBeNull();
    expect(lines.at(-1)).toBe('no headless shell: tests use the whole browser, which takes longer');
  });
});
