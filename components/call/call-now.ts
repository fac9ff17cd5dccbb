import type { Call } from '@/lib/call/client/create-call';
import type { RoomView } from '@/lib/call/client/use-room-view';
import type { JoinTicket } from '@/lib/call/join-ticket';
import type { toCallRights } from '@/lib/call/rights/call-rights';

/** The call as it is now, for the hooks that each look after one side of it. */
export type CallNow = {
  call: Call;
  ticket: JoinTicket | null;
  view: RoomView;
  rights: ReturnType<typeof toCallRights>;
  /** The person in front of this page. */
  uid: string;
};
