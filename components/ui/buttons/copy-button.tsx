'use client';

import { Check, Link as LinkIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { copyText } from '@/lib/core/client/copy-text';

type CopyButtonProps = Pick<
  Parameters<typeof Button>[0],
  'variant' | 'size' | 'className' | 'deniedReason'
> & {
  /** The text, or how to get it. */
  getText: () => string | Promise<string>;
  /** The clipboard was refused, or the text could not be had. */
  onFail: (thrown: unknown) => void;
  copied: string;
  icon?: ReactNode;
  children: ReactNode;
};

/** As long as a check mark needs to be seen. */
const copiedMs = 1600;

/** Copies on one press; the icon turns into a check, and screen readers hear it. */
export function CopyButton({ getText, onFail, copied, icon, children, ...look }: CopyButtonProps) {
  const [phase, setPhase] = useState<'idle' | 'pending' | 'copied'>('idle');

  const copy = async () => {
    setPhase('pending');
    try {
      await copyText(getText());
      setPhase('copied');
      setTimeout(() => setPhase('idle'), copiedMs);
    } catch (thrown) {
      setPhase('idle');
      onFail(thrown);
    }
  };

  return (
    <Button
      {...look}
      icon={phase === 'copied' ? <Check /> : (icon ?? <LinkIcon />)}
      isPending={phase === 'pending'}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{phase === 'copied' ? copied : children}</span>
    </Button>
  );
}
