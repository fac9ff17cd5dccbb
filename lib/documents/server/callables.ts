import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import {
  bindCallable,
  permitted,
  type Asking,
  type Permission,
} from '@/lib/callables/server/callable-binding';
import { compactDocument } from '@/lib/documents/contract';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { compactLog } from '@/lib/documents/server/compact-log';
import { logGatewaysOf } from '@/lib/documents/server/log-gateways';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';

async function permitReader(asking: Asking, { owner, ownerId }: DocumentPlace): Promise<Permission<unknown>> {
  if (owner === 'rooms') return permitInRoom(asking, ownerId, 'room:read');
  if (ownerId !== asking.caller.uid) throw new AppError('documents/no-access');
  return permitted(null);
}

const compact = bindCallable(compactDocument, {
  permit: (call) => permitReader(call, call.input),
  run: async ({ input }) => ({ epoch: await compactLog(logGatewaysOf(input)) }),
});

/** What keeps shared documents in order. */
export const documentCallables = [compact];
