'use client';

import { useReminders } from '@/lib/calendar/client/use-reminders';

/** Asks for the reminders of a person's other meetings while they are in a call. It draws nothing. */
export function OwnReminders({ uid }: { uid: string }) {
  useReminders(uid);
  return null;
}
