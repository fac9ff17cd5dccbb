import type { CallPerson } from '@/lib/call/call-person';
import { isHostIn } from '@/lib/call/rights/camera-audience';
import type { JoinTicket } from '@/lib/call/join-ticket';

/** Whether this person lets people in: by permission, or as a stand-in while no host is inside. */
export function letsPeopleIn(ticket: JoinTicket | null, people: readonly CallPerson[]): boolean {
  if (ticket?.access['lobby:admit'].allowed) return true;
  return (ticket?.access['lobby:stand-in'].allowed ?? false) && !people.some(isHostIn);
}
