'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { CopyInvite } from '@/components/call/copy-invite';
import { Button } from '@/components/ui/button';

/** As long as a check mark needs to be seen. */
const COPIED_MS = 1600;

type FirstInRoomProps = {
  link: string;
  /** Whether this person may let new people in: then the link that is copied does. */
  mayInvite: boolean;
  isWatching: boolean;
  /** Where the own picture ends, in pixels from the top of the stage. */
  below: number;
};

/** Nobody else is here: says so, and how the others come. */
export function FirstInRoom({ link, mayInvite, isWatching, below }: FirstInRoomProps) {
  const t = useTranslations('call.room');
  const [isCopied, setIsCopied] = useState(false);

  const copyInvite = useContext(CopyInvite);

  const copyRoomLink = () => navigator.clipboard.writeText(link);
  const copy = () => {
    void (mayInvite && copyInvite ? copyInvite().catch(copyRoomLink) : copyRoomLink()).then(
      () => {
        setIsCopied(true);
        setTimeout(() => setIsCopied(false), COPIED_MS);
      },
      // Without the clipboard the address bar has the same link.
      () => undefined,
    );
  };

  return (
    <div
      className="absolute inset-x-0 grid justify-items-center px-4 pt-6 text-center"
      style={{ top: isWatching ? '35%' : below }}
    >
      <h2 className="title text-22">{t(isWatching ? 'observing' : 'alone')}</h2>
      <p className="mt-1 text-14 text-stage-text-2">{t(isWatching ? 'observingWhy' : 'aloneWhy')}</p>
      <Button
        variant="stage"
        size={44}
        className="mt-4"
        icon={isCopied ? <Check /> : <Copy />}
        onClick={copy}
      >
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copyLink')}</span>
      </Button>
    </div>
  );
}
