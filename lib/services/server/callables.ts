import 'server-only';
import { permitAdministrativeAct, permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { findRooms, listServiceTokens, mintServiceToken, revokeServiceToken } from '@/lib/services/contract';
import { findRoomsBy } from '@/lib/services/server/find-rooms';
import { listServices } from '@/lib/services/server/list-services';
import { mintService, revealToken } from '@/lib/services/server/mint-service';
import { revokeService } from '@/lib/services/server/revoke-service';

const mintServiceTokenCallable = bindCallable(mintServiceToken, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input, callId }) => mintService({ ...input, mintedBy: caller.uid, callId }),
  reveal: ({ serviceId }) => revealToken(serviceId),
});

const listServiceTokensCallable = bindCallable(listServiceTokens, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => ({ services: await listServices() }),
});

const revokeServiceTokenCallable = bindCallable(revokeServiceToken, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input }) => revokeService(input.serviceId, caller.uid),
});

const findRoomsCallable = bindCallable(findRooms, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async ({ input }) => ({ rooms: await findRoomsBy(input.query) }),
});

/** What administrators do about recorders and agents. */
export const serviceCallables = [
  mintServiceTokenCallable,
  listServiceTokensCallable,
  revokeServiceTokenCallable,
  findRoomsCallable,
];
