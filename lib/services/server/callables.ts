import 'server-only';
import { findRoomsCallable } from '@/lib/services/server/find-rooms';
import { listServiceTokensCallable } from '@/lib/services/server/list-services';
import { mintServiceTokenCallable } from '@/lib/services/server/mint-service';
import { revokeServiceTokenCallable } from '@/lib/services/server/revoke-service';

/** What administrators do about recorders and agents. */
export const serviceCallables = [
  mintServiceTokenCallable,
  listServiceTokensCallable,
  revokeServiceTokenCallable,
  findRoomsCallable,
];
