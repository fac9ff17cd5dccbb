import type { CallPerson } from '@/lib/call/call-person';
import { isHostIn } from '@/lib/call/rights/camera-audience';
import type { JoinTicket } from '@/lib/call/join-ticket';

/** Whether one lets people in: whoever may, and who stands in for them while no host is inside. */
export function letsPeopleIn(ticket: JoinTicket | null, people: readonly CallPerson[]): boolean {
  if (ticket?.access['lobby:admit'].allowed) return true;
  return (ticket?.access['lobby:stand-in'].allowed ?? false) && !people.some(isHostIn);
}
