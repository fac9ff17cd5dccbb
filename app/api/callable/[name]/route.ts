import { callableRegistry } from '@/app/api/callable/registry';
import { authenticate } from '@/lib/auth/server/authenticate';
import { gateUpkeep } from '@/lib/auth/server/gate/gate-upkeep';
import { handleCallable, type CallableHandler } from '@/lib/callables/server/callable-handler';
import { callRecords } from '@/lib/firebase/server/call-records';
import { roomUpkeep } from '@/lib/rooms/server/room-upkeep';

/** Seconds: a caller waits 70, so nothing that still runs then has anybody to answer to. */
export const maxDuration = 60;

const handler: CallableHandler = {
  registry: callableRegistry,
  records: callRecords,
  authenticate: (authorization, account) => authenticate(authorization, account, gateUpkeep),
  upkeep: roomUpkeep,
};

type Context = { params: Promise<{ name: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return handleCallable(handler, request, name);
}
