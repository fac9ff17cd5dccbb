'use client';

import { useTranslations } from 'next-intl';
import { ShieldPanel } from '@/components/shield/shield-panel';
import { useActionWords } from '@/components/shield/use-action-words';
import { useShield, type ShieldAction } from '@/lib/shield/client/use-shield';

type ShieldProps = {
  roomId: string;
  onClose: () => void;
  /** Asks people by their connections to turn their microphones on again. */
  askToUnmute: (identities: readonly string[]) => void;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  onFailed: (thrown: unknown) => void;
  className: string;
};

/** The shield of a running call, with its actions. */
export function Shield({ roomId, onClose, onDone, onFailed, askToUnmute, className }: ShieldProps) {
  const t = useTranslations('shield');
  const askedWords = (count: number) => t('done.askedToUnmute', { count });
  const toWords = useActionWords();
  /** Nobody can be unmuted by others: they are asked, and turn it on with one press. */
  const undoOf = (action: ShieldAction) => {
    if (action.kind === 'changed') return action.undo;
    const { identities } = action;
    if (identities.length === 0) return undefined;
    return () => {
      askToUnmute(identities);
      onDone(askedWords(identities.length));
    };
  };
  const shield = useShield(roomId, {
    onDone: (action) => onDone(toWords(action), undoOf(action)),
    onFailed,
  });
  return <ShieldPanel shield={shield} onClose={onClose} className={className} />;
}
