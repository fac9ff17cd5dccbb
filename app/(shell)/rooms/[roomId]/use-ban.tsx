'use client';

import { useState, type ReactNode } from 'react';
import { BanDialog } from '@/components/moderation/ban-dialog';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import type { Member } from '@/lib/rooms/schema';

type Listed = Pick<Member, 'uid' | 'name' | 'kind'>;

type Banning = {
  ban: (person: Pick<Listed, 'uid'>) => void;
  dialog: ReactNode;
  /** What was done, once it is; nothing before. */
  said: string;
  /** Their row has gone by then, maybe with the focus in it. */
  isGone: boolean;
};

/** Banning from a room's page, who is in its list or has just been taken out of it. */
export function useBan(roomId: string, listed: readonly Listed[], onBanned: (uid: string) => void): Banning {
  const { dialog, open } = useHeldDialog();
  const [banned, setBanned] = useState<{ uid: string; words: string } | null>(null);
  const isGone = banned !== null && !listed.some(({ uid }) => uid === banned.uid);
  const ban = ({ uid }: Pick<Listed, 'uid'>) => {
    const person = listed.find((one) => one.uid === uid);
    setBanned(null);
    if (!person) return;
    open((onClose) => (
      <BanDialog
        {...{ roomId, person, onClose }}
        onDone={(words) => {
          setBanned({ uid, words });
          onBanned(uid);
        }}
      />
    ));
  };
  return { ban, dialog, said: banned?.words ?? '', isGone };
}
