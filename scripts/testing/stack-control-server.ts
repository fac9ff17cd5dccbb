import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Line, LineFault, LivekitAction } from '@/tests/support/services/stack-control';
import type { TcpProxy } from '@/tests/support/services/tcp-proxy';
import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import type { ReceivedMail } from '@/lib/mail/server/mail-sink';
import type { ReceivedPush } from '@/tests/support/services/push-sink';

/** What a test can order: the lines by name, and the LiveKit server. */
export type Controls = {
  lines: Readonly<Record<Line, TcpProxy>>;
  livekit: Readonly<Record<LivekitAction, () => Promise<void>>>;
  mailsTo: (address: string) => readonly ReceivedMail[];
  pushesTo: (token: string) => readonly ReceivedPush[];
};

/** Lets tests in other processes disturb the stack and read its mail and pushes. Listens on loopback only. */
export async function startStackControl(port: number, controls: Controls): Promise<{ stop: () => void }> {
  const server = createServer((request, response) => {
    obey(controls, request.url ?? '').then(
      (answer) =>
        answer === undefined ? response.writeHead(204).end() : response.end(JSON.stringify(answer)),
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

async function obey({ lines, livekit, mailsTo, pushesTo }: Controls, path: string): Promise<unknown> {
  const [, what = '', name = '', fault = ''] = path.split('/');
  if (what === 'mails') return mailsTo(decodeURIComponent(name));
  if (what === 'pushes') return pushesTo(decodeURIComponent(name));
  if (what === 'lines' && isKey(lines, name)) {
    const line = lines[name];
    if (isFault(fault)) {
      await line[fault]();
      return undefined;
    }
  }
  if (what === 'livekit' && isKey(livekit, name)) {
    await livekit[name]();
    return undefined;
  }
  throw new Error(`Nothing is known about ${path}`);
}

function isKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}

function isFault(word: string): word is LineFault {
  return ['cut', 'reset', 'hang', 'heal'].includes(word);
}
