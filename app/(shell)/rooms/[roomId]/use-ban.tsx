'use client';

import { useState, type ReactNode } from 'react';
import { BanDialog } from '@/components/moderation/ban-dialog';
import { useHeldDialog } from '@/components/ui/use-held-dialog';
import type { Member } from '@/lib/rooms/schema';

type Banned = Pick<Member, 'uid' | 'name' | 'kind'>;

/** Banning from a room's page, who is in its list or has just been taken out of it; `said` once somebody is banned. */
export function useBan(
  roomId: string,
  onBanned: (uid: string) => void,
): { ban: (person: Banned) => void; dialog: ReactNode; said: string } {
  const { dialog, open } = useHeldDialog();
  const [said, setSaid] = useState('');
  const ban = (person: Banned) => {
    setSaid('');
    open((onClose) => (
      <BanDialog
        {...{ roomId, person, onClose }}
        onDone={(words) => {
          setSaid(words);
          onBanned(person.uid);
        }}
      />
    ));
  };
  return { ban, dialog, said };
}
