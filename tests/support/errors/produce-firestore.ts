import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import {
  collection,
  disableNetwork,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  initializeFirestore,
  terminate,
} from 'firebase/firestore';
import type { Producer, Producers } from './producer';
import { thrownBy } from './firebase/stand-in';
import { withApp } from './firebase/with-app';

/** The statuses of gRPC, in their order. Source: https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
const statuses = [
  ...['ok', 'cancelled', 'unknown', 'invalid-argument', 'deadline-exceeded', 'not-found', 'already-exists'],
  ...['permission-denied', 'resource-exhausted', 'failed-precondition', 'aborted', 'out-of-range'],
  ...['unimplemented', 'internal', 'unavailable', 'data-loss', 'unauthenticated'],
];

/** Runs something beside a Firestore that answers each call with the status that `read` gives then, or not at all. */
async function withFirestore<Result>(
  read: () => string,
  use: (firestore: Firestore) => Promise<Result>,
): Promise<Result> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('stream', (stream) => {
    const status = statuses.indexOf(read());
    if (status < 0) return;
    stream.respond(
      {
        ':status': 200,
        'content-type': 'application/grpc',
        'grpc-status': String(status),
        'grpc-message': 'The words of a service',
      },
      { endStream: true },
    );
  });
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await withApp(async (app) => {
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const firestore = initializeFirestore(app, { host, ssl: false });
      try {
        return await use(firestore);
      } finally {
        await terminate(firestore);
      }
    });
  } finally {
    sessions.forEach((session) => session.destroy());
    await new Promise((resolve) => server.close(resolve));
  }
}

const count = (firestore: Firestore) => getCountFromServer(collection(firestore, 'rooms'));

/** What the SDK throws for each status. One Firestore answers them all, because it takes long to start. */
async function refuseAll(): Promise<ReadonlyMap<string, unknown>> {
  const thrown = new Map<string, unknown>();
  let status = '';
  await withFirestore(
    () => status,
    async (firestore) => {
      for (status of statuses.slice(1)) thrown.set(status, await thrownBy(() => count(firestore)));
    },
  );
  return thrown;
}

let refusals: ReturnType<typeof refuseAll> | undefined;
const answered = (status: string): Producer => ({
  by: 'answer',
  produce: async () => (await (refusals ??= refuseAll())).get(status),
});

export const firestoreProducers: Producers = {
  ...Object.fromEntries(statuses.slice(1).map((status) => [`firestore/${status}`, answered(status)])),
  'firestore/offline': {
    by: 'call',
    produce: () =>
      withFirestore(
        () => 'ok',
        async (firestore) => {
          await disableNetwork(firestore);
          return getDoc(doc(firestore, 'rooms/waves'));
        },
      ),
  },
};
