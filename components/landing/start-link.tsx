'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { readSessionHint, watchSessionHint } from '@/lib/auth/client/session-hint-storage';

/** The list of rooms with the form for a new one open. */
const newRoom = '/rooms?new';

/** *Start a room*: for a newcomer by way of an account, for a person whom this device remembers at once. */
export function StartLink({ children }: { children: ReactNode }) {
  const isHinted = useSyncExternalStore(
    (onChange) => watchSessionHint(onChange),
    () => readSessionHint() !== null,
    () => false,
  );
  return (
    <ButtonLink
      href={isHinted ? newRoom : `/sign-up?next=${encodeURIComponent(newRoom)}`}
      size={48}
      prefetch={false}
    >
      {children}
    </ButtonLink>
  );
}
