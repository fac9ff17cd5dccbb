import { createPackageInstaller } from './debian-packages.mjs';

describe('installing packages of Debian', () => {
  it('is possible only for root on Debian', () => {
    const run = () => Promise.resolve({ code: 0, output: '' });
    const env = { NODE_ENV: 'test' } as const;
    expect(createPackageInstaller({ run, env, isRootOnDebian: () => false })).toBeNull();
  });

  it('reads the lists once and lets apt-get run once at a time', async () => {
    const events: string[] = [];
    const install = createPackageInstaller({
      run: async (command, args) => {
        const what = [command, args[0], args.at(-1)].join(' ');
        events.push(`${what} begins`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        events.push(`${what} ends`);
        return { code: 0, output: '' };
      },
      env: { NODE_ENV: 'test' },
      isRootOnDebian: () => true,
    });
    await Promise.all([install?.('one'), install?.('other')]);
    expect(events).toEqual(
      ['apt-get update -q', 'apt-get install one', 'apt-get install other'].flatMap((what) => [
        `${what} begins`,
        `${what} ends`,
      ]),
    );
  });
});
