import { adminProducers } from './produce-admin';
import { authProducers } from './produce-auth';
import { databaseProducers } from './produce-database';
import { firestoreProducers } from './produce-firestore';
import { functionsProducers } from './produce-functions';
import { livekitConnectionProducers } from './produce-livekit-connection';
import { livekitMediaProducers } from './produce-livekit-media';
import { livekitRpcProducers } from './produce-livekit-rpc';
import { livekitServerProducers } from './produce-livekit-server';
import { livekitStreamProducers } from './produce-livekit-streams';
import { mathProducers } from './produce-math';
import { messagingProducers } from './produce-messaging';
import { storageProducers } from './produce-storage';
import { unseenProducers } from './produce-unseen';
import { oursProducers } from './produce-ours';
import type { Producers } from './producer';

/** All producers, by the file that a reader opens. */
export const producersByFile: Readonly<Record<string, Producers>> = {
  'tests/support/errors/produce-ours.ts': oursProducers,
  'tests/support/errors/produce-admin.ts': adminProducers,
  'tests/support/errors/produce-auth.ts': authProducers,
  'tests/support/errors/produce-database.ts': databaseProducers,
  'tests/support/errors/produce-firestore.ts': firestoreProducers,
  'tests/support/errors/produce-functions.ts': functionsProducers,
  'tests/support/errors/produce-livekit-connection.ts': livekitConnectionProducers,
  'tests/support/errors/produce-livekit-media.ts': livekitMediaProducers,
  'tests/support/errors/produce-livekit-rpc.ts': livekitRpcProducers,
  'tests/support/errors/produce-livekit-server.ts': livekitServerProducers,
  'tests/support/errors/produce-livekit-streams.ts': livekitStreamProducers,
  'tests/support/errors/produce-math.ts': mathProducers,
  'tests/support/errors/produce-messaging.ts': messagingProducers,
  'tests/support/errors/produce-storage.ts': storageProducers,
  'tests/support/errors/produce-unseen.ts': unseenProducers,
};
