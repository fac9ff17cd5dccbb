import 'server-only';
import { randomInt } from 'node:crypto';
import { after } from 'next/server';
import { noteRefusal } from '@/lib/audit/server/note-refusal';
import { requireLiveAccount, verifyToken } from '@/lib/auth/server/verify-token';
import { transactJoin } from '@/lib/call/server/token/join-transaction';
import { createPaceLimit } from '@/lib/core/server/limit-pace';
import type { TokenPorts } from '@/lib/call/server/token/token-ports';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { listConnected } from '@/lib/rooms/server/documents/list-inside';
import { mirror } from '@/lib/rooms/server/outbox/mirror';
import { mirrorPorts } from '@/lib/rooms/server/outbox/mirror-ports';
import { deliver, deliverPending, type TellOfEnd } from '@/lib/rooms/server/outbox/deliver';

/** Each of a person's pages asks once for each change in its room; a reload asks once more. */
const limitTokens = createPaceLimit({ burst: 40, perSecond: 1 });

/** The token route's ports to the real services. */
export const createTokenPorts = (tellOfEnd: TellOfEnd): TokenPorts => ({
  verifyToken: async (authorization) => {
    const token = await verifyToken(authorization);
    limitTokens(token.uid);
    return token;
  },
  requireLiveAccount,
  transact: transactJoin,
  noteRefusal,
  listInside: listConnected,
  deliverPending: (roomId) => deliverPending(roomId, { onFailure: 'log', tellOfEnd }),
  createRoom: (room) => livekitGateway.createRoom(room),
  patchDatabase: (updates) => patchDatabase(updates, { as: '_outbox' }),
  mirror: (roomId, targets) => mirror(mirrorPorts, roomId, targets),
  finish: (entry) => deliver([entry], { onFailure: 'log' }),
  later: after,
  livekit: readLivekitEnvironment,
  createJoinId: () => randomAlphanumerics(16),
  createSessionId: () => randomAlphanumerics(20),
  now: Date.now,
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const randomAlphanumerics = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
