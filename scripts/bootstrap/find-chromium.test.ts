import os from 'node:os';
import { findChromium } from './find-chromium.mjs';
import { isExecutable } from './find-on-path.mjs';

function machine(options: {
  env?: Readonly<Record<string, string>>;
  hasAptGet?: boolean;
  downloadWorks?: boolean;
  isFile?: typeof isExecutable;
}) {
  const { env = {}, hasAptGet = false, downloadWorks = false } = options;
  const commands: string[] = [];
  const installed = new Set<string>();
  const lines: string[] = [];
  const installPackage = (name: string) => {
    commands.push(`install ${name}`);
    installed.add(`/usr/bin/${name}`);
    return Promise.resolve();
  };
  return {
    commands,
    installed,
    lines,
    find: () =>
      findChromium({
        root: '/repository',
        env: { NODE_ENV: 'test', ...env },
        run: (command, args) => {
          commands.push([command, ...args].join(' '));
          const isQuestion = args.some((argument) => argument.includes('executablePath'));
          return Promise.resolve({ code: 0, output: isQuestion && downloadWorks ? '/cache/chrome\n' : '' });
        },
        log: (_, line) => lines.push(line),
        packages: Promise.resolve(),
        onPath: (names) =>
          names.map((name) => `/usr/bin/${name}`).find((file) => installed.has(file)) ?? null,
        isFile: options.isFile ?? ((file) => installed.has(file) || file === '/cache/chrome'),
        installPackage: hasAptGet ? installPackage : null,
      }),
  };
}

describe('finding the browser for the tests', () => {
  it('takes CHROMIUM_PATH first', async () => {
    const { find, installed } = machine({ env: { CHROMIUM_PATH: '/opt/chromium' } });
    installed.add('/opt/chromium').add('/usr/bin/chromium');
    await expect(find()).resolves.toBe('/opt/chromium');
  });

  it('refuses a CHROMIUM_PATH that names no program', async () => {
    await expect(machine({ env: { CHROMIUM_PATH: '/opt/none' } }).find()).rejects.toThrow(
      'correct or unset it',
    );
  });

  it('refuses a CHROMIUM_PATH that names a folder', async () => {
    const { find } = machine({ env: { CHROMIUM_PATH: os.tmpdir() }, isFile: isExecutable });
    await expect(find()).rejects.toThrow('which is no program: correct or unset it.');
  });

  it.each(['chromium', 'google-chrome'])('takes %s from the PATH', async (name) => {
    const { find, installed, commands } = machine({ hasAptGet: true });
    installed.add(`/usr/bin/${name}`);
    await expect(find()).resolves.toBe(`/usr/bin/${name}`);
    expect(commands).toEqual([]);
  });

  it('installs it with apt-get', async () => {
    const { find, commands } = machine({ hasAptGet: true });
    await expect(find()).resolves.toBe('/usr/bin/chromium');
    expect(commands).toEqual(['install chromium']);
  });

  it("asks for Playwright's own download elsewhere", async () => {
    const { find, lines } = machine({ downloadWorks: true });
    await expect(find()).resolves.toBe('/cache/chrome');
    expect(lines).toEqual([
      'CHROMIUM_PATH is not set',
      'neither Chromium nor Google Chrome is on the PATH',
      'no apt-get: that is for root on Debian',
      "asking for Playwright's own Chromium",
      "Playwright's own: /cache/chrome",
    ]);
  });

  it('says how to get one when nothing works', async () => {
    await expect(machine({}).find()).rejects.toThrow('or set CHROMIUM_PATH to its program');
  });
});
