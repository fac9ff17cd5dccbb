import { personNameSchema } from '@/lib/auth/schema';

export type GuestNameFault = 'name-missing' | 'name-invalid';

/** What is plainly wrong with the name of somebody who comes as a guest, before anyone is asked. */
export function findGuestNameFault(name: string): GuestNameFault | null {
  if (name.trim() === '') return 'name-missing';
  return personNameSchema.safeParse(name).success ? null : 'name-invalid';
}
