'use client';

import { useSyncExternalStore } from 'react';
import { LinkText } from '@/components/ui/buttons/link-text';
import { readSessionHint, watchSessionHint } from '@/lib/auth/client/session-hint-storage';

type SessionLinkProps = { signIn: string; rooms: string };

/**
 * *Sign in*, or the way to the rooms for a person whom this device remembers. Only the hint is read: this page does
 * not load the identity service.
 */
export function SessionLink({ signIn, rooms }: SessionLinkProps) {
  const isHinted = useSyncExternalStore(
    (onChange) => watchSessionHint(onChange),
    () => readSessionHint() !== null,
    () => false,
  );
  return (
    <LinkText
      href={isHinted ? '/rooms' : '/sign-in'}
      variant="plain"
      className="py-3 font-medium"
      prefetch={false}
    >
      {isHinted ? rooms : signIn}
    </LinkText>
  );
}
