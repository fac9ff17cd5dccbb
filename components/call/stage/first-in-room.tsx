'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { useUserError } from '@/lib/errors/client/use-user-error';

export type InviteOffer = {
  /** A link that lets new people in. */
  getLink: () => Promise<string>;
  /** Why this person cannot invite; undefined when they can. */
  deniedReason: string | undefined;
};

type FirstInRoomProps = {
  invite: InviteOffer;
  isWatching: boolean;
  isRehearsal: boolean;
  /** Others have been here and gone again. */
  hadCompany: boolean;
  /** Where the own picture ends, in pixels from the top of the stage. */
  below: number;
};

/** Nobody else is here, yet or any more: says so, and how the others come. */
export function FirstInRoom({ invite, isWatching, isRehearsal, hadCompany, below }: FirstInRoomProps) {
  const t = useTranslations('call.room');
  const [shownLink, setShownLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const error = useUserError(failure);

  const getLink = async (): Promise<string> => {
    setFailure(null);
    return invite.getLink();
  };
  // When only the clipboard is refused, the link is there to be copied by hand.
  const showLink = () => void getLink().then(setShownLink, setFailure);

  const words = isRehearsal ? 'rehearsing' : isWatching ? 'observing' : 'alone';
  const isEnough = words !== 'alone' || invite.deniedReason === undefined;
  const title = hadCompany && words !== 'rehearsing' ? (`${words}Again` as const) : words;

  return (
    <div
      className="absolute inset-x-0 grid justify-items-center px-4 pt-6 text-center"
      style={{ top: isWatching ? '35%' : below }}
    >
      <h2 className="title text-22">{t(title)}</h2>
      <p className="mt-1 text-14 text-stage-text-2">{t(isEnough ? `${words}Why` : 'aloneWaiting')}</p>
      <CopyButton
        variant="stage"
        size={44}
        className="mt-4"
        icon={<Copy />}
        copied={t('copied')}
        deniedReason={invite.deniedReason}
        getText={getLink}
        onFail={showLink}
      >
        {t('copyLink')}
      </CopyButton>
      {error ? (
        <p role="alert" className="mt-3 max-w-[440px] text-13">
          {[error.happened, error.next].filter(Boolean).join(' ')}
        </p>
      ) : null}
      {shownLink === null ? null : <LinkByHand link={shownLink} />}
    </div>
  );
}

function LinkByHand({ link }: { link: string }) {
  const t = useTranslations('call.room');
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-3 text-13">
        {t('copyFailed')}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        className="mt-2 h-10 w-full max-w-[440px] rounded-8 border border-line-strong bg-stage px-3 text-14"
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}
