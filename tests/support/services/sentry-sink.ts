import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** One error event as it would have reached Sentry, whole. */
export type Report = {
  platform?: string;
  release?: string;
  tags?: Record<string, string>;
  exception?: {
    values?: { type?: string; value?: string; mechanism?: { type?: string; handled?: boolean } }[];
  };
  debug_meta?: { images?: { type?: string; debug_id?: string; code_file?: string }[] };
};

export type SentrySink = {
  /** Every event that has arrived. */
  reports: readonly Report[];
  /** The kinds of everything that has arrived: events, sessions, client reports. */
  kinds: ReadonlySet<string>;
  close: () => Promise<void>;
};

/** Stands in for Sentry: takes envelopes on a port of loopback and keeps them. */
export async function startSentrySink(port: number): Promise<SentrySink> {
  const reports: Report[] = [];
  const kinds = new Set<string>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      for (const { type, payload } of itemsOf(body)) {
        kinds.add(type);
        if (type === 'event') reports.push(JSON.parse(payload) as Report);
      }
      // Browsers send across origins, and want to be told that they may.
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    reports,
    kinds,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An envelope: a line of its own, then for each item a line that describes it and its payload. */
function itemsOf(body: string): { type: string; payload: string }[] {
  const [, ...lines] = body.split('\n');
  const items: { type: string; payload: string }[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const { type } = JSON.parse(lines[at] ?? '{}') as { type: string };
    items.push({ type, payload: lines[at + 1] ?? '' });
  }
  return items;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}
