import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Line, LineFault, LivekitAction } from '@/tests/support/stack-control';
import type { TcpProxy } from '@/tests/support/tcp-proxy';
import { host } from '@/scripts/stack/stack-settings';

/** What a test can order: the lines by name, and the LiveKit server. */
export type Controls = {
  lines: Readonly<Record<Line, TcpProxy>>;
  livekit: Readonly<Record<LivekitAction, () => Promise<void>>>;
};

/** Lets tests, which run in other processes, disturb the stack. Listens on loopback only. */
export async function startStackControl(port: number, controls: Controls): Promise<{ stop: () => void }> {
  const server = createServer((request, response) => {
    obey(controls, request.url ?? '').then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function obey({ lines, livekit }: Controls, path: string): Promise<void> {
  const [, what = '', name = '', fault = ''] = path.split('/');
  if (what === 'lines' && isKey(lines, name)) {
    const line = lines[name];
    if (isFault(fault)) {
      await line[fault]();
      return;
    }
  }
  if (what === 'livekit' && isKey(livekit, name)) {
    await livekit[name]();
    return;
  }
  throw new Error(`Nothing is known about ${path}`);
}

function isKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}

function isFault(word: string): word is LineFault {
  return ['cut', 'reset', 'hang', 'heal'].includes(word);
}
