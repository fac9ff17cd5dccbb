import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './cache-folder.mjs';
import { findOnPath, isExecutable } from './find-on-path.mjs';
import { lastLine } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

const livekitModule = 'github.com/livekit/livekit-server';
const livekitVersion = '1.13.5';
/** What `go mod download` must say about the module of that version; the checksum database covers its dependencies. */
const livekitChecksum = 'h1:HWfxfKvi5k1czMVqLV/htGmPgEBhrqHMxpfyMvfhyVo=';
const goVersion = { major: 1, minor: 26 };
/** `go install …/cmd/server` names its binary so. */
const binaryName = process.platform === 'win32' ? 'server.exe' : 'server';

/**
 * Where media comes from: a server that is already running elsewhere, or a binary to run here.
 * @typedef {{ kind: 'external', url: string, apiKey: string, apiSecret: string, variant: string }
 *   | { kind: 'binary', path: string, variant: string }} Livekit
 */

/**
 * Finds LiveKit: `LIVEKIT_URL` → `livekit-server` on the PATH → our cache → `go install` into the cache.
 * Throws a SetupError that says how to get it.
 * @param {{
 *   env: NodeJS.ProcessEnv,
 *   run: import('./run-command.mjs').RunCommand,
 *   log: import('./step-log.mjs').StepLog,
 *   mayBeExternal: boolean,
 *   onPath?: typeof findOnPath,
 *   isFile?: typeof isExecutable,
 * }} options `mayBeExternal: false` for tests, which stop and cut their server
 * @returns {Promise<Livekit>}
 */
export async function findLivekit({
  env,
  run,
  log,
  mayBeExternal,
  onPath = findOnPath,
  isFile = isExecutable,
}) {
  const url = env['LIVEKIT_URL'];
  if (url && mayBeExternal) return externalServer(url, env, log);
  log('livekit', mayBeExternal ? 'LIVEKIT_URL is not set' : 'a server of its own, whatever LIVEKIT_URL says');

  const installed = onPath(['livekit-server'], env);
  if (installed) {
    log('livekit', `livekit-server on the PATH: ${installed}`);
    return { kind: 'binary', path: installed, variant: 'livekit-server on the PATH' };
  }
  log('livekit', 'livekit-server is not on the PATH');

  const folder = path.join(cacheFolder(env), 'livekit');
  const cached = path.join(folder, binaryName);
  const variant = `livekit-server ${livekitVersion}`;
  if (isFile(cached) && (await run(cached, ['--version'])).output.includes(livekitVersion)) {
    log('livekit', `${variant} in the cache: ${cached}`);
    return { kind: 'binary', path: cached, variant };
  }
  log('livekit', `${variant} is not in the cache: ${folder}`);

  await installWithGo({ env, run, log, onPath, folder, mayBeExternal });
  return { kind: 'binary', path: cached, variant };
}

/**
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./step-log.mjs').StepLog} log
 * @returns {Livekit}
 */
function externalServer(url, env, log) {
  const apiKey = env['LIVEKIT_API_KEY'];
  const apiSecret = env['LIVEKIT_API_SECRET'];
  if (!apiKey || !apiSecret) {
    throw new SetupError(
      'LIVEKIT_URL is set but its keys are not: set LIVEKIT_API_KEY and LIVEKIT_API_SECRET too, or unset LIVEKIT_URL to run a server here.',
    );
  }
  log('livekit', `LIVEKIT_URL: ${url}`);
  return { kind: 'external', url, apiKey, apiSecret, variant: 'your server (LIVEKIT_URL)' };
}

/**
 * @param {Pick<Parameters<typeof findLivekit>[0], 'env' | 'run' | 'log' | 'mayBeExternal'> & {
 *   onPath: typeof findOnPath,
 *   folder: string,
 * }} options
 */
async function installWithGo({ env, run, log, onPath, folder, mayBeExternal }) {
  const go = onPath(['go'], env);
  if (!go || !isNewEnough((await run(go, ['version'])).output))
    throw new SetupError(noLivekit(go, mayBeExternal));

  const target = `${livekitModule}@v${livekitVersion}`;
  log('livekit', `building ${target} with Go (about a minute, once)`);
  const download = await run(go, ['mod', 'download', '-json', target], { env });
  if (download.code !== 0) throw new SetupError(cannotBuild(downloadError(download.output)));
  if (!download.output.includes(`"Sum": "${livekitChecksum}"`)) {
    throw new SetupError(
      `The module ${target} does not have the checksum that we pin, so it is not installed: install livekit-server yourself and put it on the PATH.`,
    );
  }

  mkdirSync(folder, { recursive: true });
  const workshop = mkdtempSync(path.join(folder, 'build-'));
  try {
    const built = await run(go, ['install', `${livekitModule}/cmd/server@v${livekitVersion}`], {
      env: { ...env, GOBIN: workshop, CGO_ENABLED: '0' },
    });
    if (built.code !== 0) throw new SetupError(cannotBuild(built.output));
    renameSync(path.join(workshop, binaryName), path.join(folder, binaryName));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  log('livekit', `livekit-server ${livekitVersion} built: ${path.join(folder, binaryName)}`);
}

/** @param {string} versionLine what `go version` prints */
function isNewEnough(versionLine) {
  const [, major, minor] = /go(\d+)\.(\d+)/.exec(versionLine) ?? [];
  return (
    Number(major) > goVersion.major || (Number(major) === goVersion.major && Number(minor) >= goVersion.minor)
  );
}

/**
 * @param {string | null} go
 * @param {boolean} mayBeExternal
 */
function noLivekit(go, mayBeExternal) {
  const ways = [
    'install it from https://docs.livekit.io/transport/self-hosting/local/',
    `install Go ${goVersion.major}.${goVersion.minor} or newer`,
    ...(mayBeExternal ? ['set LIVEKIT_URL'] : []),
  ];
  const found = go ? 'the Go here is too old to build one' : 'there is no Go to build one';
  return `No LiveKit server: livekit-server is not on the PATH and ${found}; ${inWords(ways)}.`;
}

/** @param {readonly string[]} ways at least two */
const inWords = (ways) => `${ways.slice(0, -1).join(', ')}${ways.length > 2 ? ',' : ''} or ${ways.at(-1)}`;

/**
 * What went wrong in the words of `go mod download -json`, which prints an object.
 * @param {string} output
 */
function downloadError(output) {
  const quoted = /"Error": ("(?:[^"\\]|\\.)*")/.exec(output)?.[1];
  return quoted ? String(JSON.parse(quoted)) : output;
}

/** @param {string} output */
function cannotBuild(output) {
  return `LiveKit could not be built with Go (${lastLine(output)}): check the network, or install livekit-server and put it on the PATH.`;
}
