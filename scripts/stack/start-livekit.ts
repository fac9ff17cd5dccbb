import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Livekit } from '@/scripts/bootstrap/find-livekit.mjs';
import type { Lifetime } from '@/scripts/bootstrap/lifetime.mjs';
import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import { makeLivekitKeys, renderLivekitConfig, type LivekitKeys } from './livekit-config';
import type { StackSettings } from './stack-settings';
import { answersHttp, startService, type Service } from './start-service';

/** LiveKit as our server and the browsers reach it. */
export type LivekitServer = {
  url: string;
  keys: LivekitKeys;
  variant: string;
  /** The process that runs here; null when the server is somebody else's. */
  service: Service | null;
};

/** Starts LiveKit on loopback with keys of its own, or takes the server that LIVEKIT_URL names. */
export async function startLivekit(options: {
  lifetime: Lifetime;
  settings: StackSettings;
  livekit: Livekit;
  keys?: LivekitKeys;
  webhookPort?: number;
}): Promise<LivekitServer> {
  const { lifetime, settings, livekit, keys = makeLivekitKeys(), webhookPort } = options;
  if (livekit.kind === 'external') {
    const { url, apiKey, apiSecret, variant } = livekit;
    return { url, keys: { apiKey, apiSecret }, variant, service: null };
  }
  const { ports, stateDir, root } = settings;
  mkdirSync(stateDir, { recursive: true });
  const configFile = path.join(stateDir, 'livekit.json');
  writeFileSync(configFile, renderLivekitConfig({ ports, keys, ...(webhookPort && { webhookPort }) }), {
    mode: 0o600,
  });
  const service = await startService({
    lifetime,
    name: 'livekit',
    command: livekit.path,
    args: ['--config', configFile],
    cwd: root,
    env: process.env,
    logDir: stateDir,
    answers: () => answersHttp(`http://${host}:${ports.livekit}/`),
    withinMs: 20_000,
  });
  return { url: `ws://${host}:${ports.livekit}`, keys, variant: livekit.variant, service };
}
