import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import type { AnyContract, CallableOutput, ParsedInput } from '@/lib/callables/callable-contract';
import { bindCallable, type BoundCallable, type Caller } from '@/lib/callables/server/callable-binding';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

/** A contract whose input names the room. */
type RoomContract = AnyContract & { input: { _zod: { output: { roomId: string } } } };

type Context<Contract extends RoomContract> = {
  caller: Caller;
  input: ParsedInput<Contract>;
  /** Where the caller stands in the room. */
  evidence: Standing;
  callId: string;
};

/** A callable about the room in its input, for everybody who has a capability there; see `permitInRoom`. */
export const roomCallable = <Contract extends RoomContract>(
  contract: Contract,
  capability: HeldBy<'server'>,
  run: (context: Context<Contract>) => Promise<CallableOutput<Contract>>,
): BoundCallable =>
  bindCallable(contract, {
    permit: (call) => permitInRoom(call, call.input.roomId, capability),
    run,
  });
