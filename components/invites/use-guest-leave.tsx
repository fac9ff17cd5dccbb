'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import type { SessionUser } from '@/lib/auth/session';

type Question = ComponentType<{ name: string; onLeave: () => void; onClose: () => void }>;

/**
 * Signs somebody out, a guest only after a question: they have nothing to sign in with again. The question is
 * fetched when it is needed, since few people are guests.
 */
export function useGuestLeave(
  user: SessionUser | null,
  onLeave: () => void,
): { leave: () => void; question: ReactNode } {
  const [shown, setShown] = useState<{ Question: Question } | null>(null);
  const close = () => setShown(null);
  const leave = () => {
    if (user?.kind !== 'guest') {
      onLeave();
      return;
    }
    void import('@/components/invites/guest-leave').then(({ GuestLeave }) =>
      setShown({ Question: GuestLeave }),
    );
  };
  const handleLeave = () => {
    close();
    onLeave();
  };
  return {
    leave,
    question:
      shown && user ? <shown.Question name={user.name} onLeave={handleLeave} onClose={close} /> : null,
  };
}
