import 'server-only';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { chunk } from '@/lib/core/chunk';
import { listServiceTokens } from '@/lib/services/contract';
import { serviceCollection } from '@/lib/services/server/service-reference';
import { serviceSince, serviceState } from '@/lib/services/service-state';

/** How long a token that has ended is still listed (ms), and how many tokens at most. */
const listedFor = 30 * 24 * 60 * 60_000;
const most = 200;

export const listServiceTokensCallable = bindCallable(listServiceTokens, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => ({ services: await listServices() }),
});

type Listed = CallableOutput<typeof listServiceTokens>['services'];

/** Everything but the tokens themselves, which are stored nowhere. Valid ones come first, the newest on top. */
async function listServices(now = Date.now()): Promise<Listed> {
  // A valid token ends later than an expired one, so the limit cuts expired ones off first.
  const { docs } = await serviceCollection()
    .where('expiresAt', '>', Timestamp.fromMillis(now - listedFor))
    .orderBy('expiresAt', 'desc')
    .limit(most)
    .get();
  const found = docs.map((document) => ({ serviceId: document.id, ...document.data() }));
  const [rooms, people] = await Promise.all([
    readNames(
      'rooms',
      found.map(({ roomId }) => roomId),
    ),
    readNames(
      'users',
      found.map(({ mintedBy }) => mintedBy),
    ),
  ]);
  const isOver = (service: (typeof found)[number]) => serviceState(service, now) !== 'open';
  return found
    .filter(({ roomId }) => rooms.has(roomId))
    .sort((one, other) => Number(isOver(one)) - Number(isOver(other)) || other.mintedAt - one.mintedAt)
    .map((service) => ({
      serviceId: service.serviceId,
      kind: service.kind,
      label: service.label,
      roomId: service.roomId,
      roomName: rooms.get(service.roomId) ?? '',
      mintedBy: people.get(service.mintedBy) ?? null,
      mintedAt: service.mintedAt,
      expiresAt: service.expiresAt,
      revokedAt: service.revokedAt,
      insideSince: isOver(service) ? null : serviceSince(service),
    }));
}

/** The current names of documents. */
async function readNames(
  collection: 'rooms' | 'users',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const some of chunk([...new Set(ids)], 100)) {
    const references: DocumentReference[] = some.map((id) => adminFirestore().doc(`${collection}/${id}`));
    const documents = await adminFirestore().getAll(...references, { fieldMask: ['name'] });
    for (const document of documents) {
      const name: unknown = document.get('name');
      if (typeof name === 'string') names.set(document.id, name);
    }
  }
  return names;
}
