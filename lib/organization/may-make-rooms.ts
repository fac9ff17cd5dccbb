import type { OrganisationRole } from '@/lib/auth/organisation-role';
import type { OrganizationRules } from './schema';

/** Whether somebody with an account makes rooms, as the organisation rules. */
export function mayMakeRooms(
  role: OrganisationRole,
  { roomMakers }: Pick<OrganizationRules, 'roomMakers'>,
): boolean {
  if (role === 'administrator' || roomMakers === 'everyone') return true;
  return roomMakers === 'hosts' && role === 'host';
}
