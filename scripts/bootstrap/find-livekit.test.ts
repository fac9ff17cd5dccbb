import { findLivekit } from './find-livekit.mjs';
import type { RunCommand } from './run-command.mjs';

const checksum = 'h1:HWfxfKvi5k1czMVqLV/htGmPgEBhrqHMxpfyMvfhyVo=';

/** A machine on which only what is named exists; remembers the commands that were run. */
function machine(options: {
  env?: Readonly<Record<string, string>>;
  path?: readonly string[];
  cached?: boolean;
  answers?: Readonly<Record<string, { code?: number; output: string }>>;
}) {
  const { env = {}, path = [], cached = false, answers = {} } = options;
  const commands: string[] = [];
  const lines: string[] = [];
  const run: RunCommand = (command, args) => {
    const line = [command, ...args].join(' ');
    commands.push(line);
    const answer = Object.entries(answers).find(([start]) => line.includes(start))?.[1];
    return Promise.resolve({ code: answer?.code ?? (answer ? 0 : 1), output: answer?.output ?? '' });
  };
  return {
    commands,
    lines,
    find: (mayBeExternal = true) =>
      findLivekit({
        env: { HOME: '/nowhere', NODE_ENV: 'test', ...env },
        run,
        log: (part, line) => lines.push(`${part}: ${line}`),
        mayBeExternal,
        onPath: (names) => names.map((name) => `/bin/${name}`).find((file) => path.includes(file)) ?? null,
        isFile: () => cached,
      }),
  };
}

describe('finding LiveKit', () => {
  const external = {
    LIVEKIT_URL: 'wss://live.example',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: 'secret',
  };

  it('takes the server that LIVEKIT_URL names before any other', async () => {
    const { find } = machine({ env: external, path: ['/bin/livekit-server'] });
    await expect(find()).resolves.toMatchObject({
      kind: 'external',
      url: 'wss://live.example',
      apiKey: 'key',
      apiSecret: 'secret',
    });
  });

  it('refuses LIVEKIT_URL without its keys', async () => {
    const { find } = machine({ env: { LIVEKIT_URL: 'wss://live.example' } });
    await expect(find()).rejects.toThrow('set LIVEKIT_API_KEY and LIVEKIT_API_SECRET too');
  });

  it('gives tests a server of their own whatever LIVEKIT_URL says', async () => {
    const { find } = machine({ env: external, path: ['/bin/livekit-server'] });
    await expect(find(false)).resolves.toMatchObject({ kind: 'binary', path: '/bin/livekit-server' });
  });

  it('prefers the PATH to the cache', async () => {
    const { find, lines } = machine({ path: ['/bin/livekit-server'], cached: true });
    await expect(find()).resolves.toMatchObject({ path: '/bin/livekit-server' });
    expect(lines).toEqual([
      'livekit: LIVEKIT_URL is not set',
      'livekit: livekit-server on the PATH: /bin/livekit-server',
    ]);
  });

  it('takes the cached build of the pinned version', async () => {
    const { find, lines } = machine({ cached: true, answers: { '--version': { output: 'version 1.13.5' } } });
    await expect(find()).resolves.toMatchObject({ path: '/nowhere/.cache/chalktalk/livekit/server' });
    expect(lines).toEqual([
      'livekit: LIVEKIT_URL is not set',
      'livekit: livekit-server is not on the PATH',
      'livekit: livekit-server 1.13.5 in the cache: /nowhere/.cache/chalktalk/livekit/server',
    ]);
  });

  it('says how to get it when there is neither a server nor Go', async () => {
    const { find, lines } = machine({});
    await expect(find()).rejects.toThrow(
      /No LiveKit server: .* install Go 1\.26 or newer, or set LIVEKIT_URL\./,
    );
    expect(lines.at(-1)).toBe(
      'livekit: livekit-server 1.13.5 is not in the cache: /nowhere/.cache/chalktalk/livekit',
    );
  });

  it('does not advise the tests to use a server elsewhere, which they do not', async () => {
    const { find } = machine({});
    await expect(find(false)).rejects.toThrow(/\/local\/ or install Go 1\.26 or newer\.$/);
  });

  it('does not build with a Go that is too old', async () => {
    const { find } = machine({
      path: ['/bin/go'],
      answers: { 'go version': { output: 'go version go1.19' } },
    });
    await expect(find()).rejects.toThrow('the Go here is too old to build one');
  });

  it('installs nothing whose checksum is another than the pinned one', async () => {
    const { find, commands } = machine({
      path: ['/bin/go'],
      answers: {
        'go version': { output: 'go version go1.26.8 linux/amd64' },
        'mod download': { output: '{ "Sum": "h1:another=" }' },
      },
    });
    await expect(find()).rejects.toThrow('does not have the checksum that we pin');
    expect(commands.some((command) => command.includes('go install'))).toBe(false);
  });

  it('names the network when the module cannot be downloaded', async () => {
    const { find } = machine({
      path: ['/bin/go'],
      answers: {
        'go version': { output: 'go version go1.26.8 linux/amd64' },
        'mod download': {
          code: 1,
          output: '{\n\t"Path": "x",\n\t"Error": "Get \\"https://y\\": dial tcp: no such host"\n}\n',
        },
      },
    });
    await expect(find()).rejects.toThrow(/\(Get "https:\/\/y": dial tcp: no such host\): check the network/);
  });

  it('accepts the pinned checksum', async () => {
    const { find, commands } = machine({
      env: { XDG_CACHE_HOME: '/dev/null/unwritable' },
      path: ['/bin/go'],
      answers: {
        'go version': { output: 'go version go1.27.0 linux/amd64' },
        'mod download': { output: `{ "Sum": "${checksum}" }` },
      },
    });
    await expect(find()).rejects.toThrow(/ENOTDIR/);
    expect(commands).toHaveLength(2);
  });
});
