'use client';

import { ShieldPanel } from '@/components/shield/shield-panel';
import { useDeedWords } from '@/components/shield/use-deed-words';
import { useShield } from '@/lib/shield/client/use-shield';

type ShieldProps = {
  roomId: string;
  onClose: () => void;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  className: string;
};

/** The shield of a running call, with its deeds. */
export function Shield({ roomId, onClose, onDone, className }: ShieldProps) {
  const toWords = useDeedWords();
  const shield = useShield(roomId, (deed) => {
    // A pause has a row of its own, with the way on.
    if (deed.kind === 'changed' && deed.change.kind === 'pause') return;
    onDone(toWords(deed), deed.kind === 'changed' ? deed.undo : undefined);
  });
  return <ShieldPanel shield={shield} onClose={onClose} className={className} />;
}
