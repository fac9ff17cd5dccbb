import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import {
  bindCallable,
  permitted,
  type Caller,
  type Permission,
} from '@/lib/callables/server/callable-binding';
import { compactDocument } from '@/lib/documents/contract';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { compactLog } from '@/lib/documents/server/compact-log';
import { logGatewaysOf } from '@/lib/documents/server/log-gateways';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';

async function permitReader(
  caller: Pick<Caller, 'uid'>,
  { owner, ownerId }: DocumentPlace,
): Promise<Permission<unknown>> {
  if (owner === 'rooms') return permitInRoom(caller, ownerId, 'room:read');
  if (ownerId !== caller.uid) throw new AppError('documents/no-access');
  return permitted(null);
}

const compact = bindCallable(compactDocument, {
  permit: ({ caller, input }) => permitReader(caller, input),
  run: async ({ input }) => ({ epoch: await compactLog(logGatewaysOf(input)) }),
});

/** What keeps shared documents in order. */
export const documentCallables = [compact];
