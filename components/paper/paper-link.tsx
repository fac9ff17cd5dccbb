'use client';

import { Check, Clock, Copy, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Notice } from '@/components/ui/notice';
import { QrCode } from '@/components/ui/qr-code';
import { Skeleton } from '@/components/ui/skeleton';
import { copyText } from '@/lib/core/client/copy-text';
import { useNow } from '@/lib/core/client/use-now';
import { formatDate } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { paperAddress, usePaperLink, type PaperLink } from '@/lib/paper/client/use-paper-link';

type PaperLinkProps = {
  roomId: string;
  joinId: string;
  /** Whose phone it becomes. */
  name: string;
  /** The phone is in the call already. */
  isPhoneHere: boolean;
  /** Another way, beside how long the link works. */
  otherWay: ReactNode;
};

/** The code that a phone reads, what happens then, and how long it works. */
export function PaperLinkView({ roomId, joinId, name, isPhoneHere, otherWay }: PaperLinkProps) {
  const t = useTranslations('paper.link');
  const { link, failure, renew } = usePaperLink(roomId, joinId);
  const error = useUserError(failure);
  const now = useNow();
  const isOver = link !== null && link.until <= now;
  return (
    <>
      {isPhoneHere ? (
        <Notice tone="moss" title={t('here', { name })} className="mb-4">
          {t('hereLine')}
        </Notice>
      ) : null}
      <FailureNotice error={error} action={<Renew onPress={renew} />} />
      {error === null ? (
        <div className="grid gap-6 tablet:grid-cols-[232px_minmax(0,1fr)]">
          <div className="mx-auto grid aspect-square w-full max-w-[232px] place-items-center overflow-hidden rounded-8 border border-line bg-white">
            {link === null ? <Skeleton className="size-full" /> : null}
            {link === null || isOver ? null : (
              <QrCode text={paperAddress(link.code)} title={t('alt')} className="size-full" />
            )}
            {isOver ? <Renew onPress={renew} /> : null}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Steps name={name} />
            {link === null || isOver ? null : <Address link={link} />}
          </div>
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <Clock className="size-4!" aria-hidden="true" />
          {link === null || isOver
            ? t(isOver ? 'over' : 'coming')
            : t.rich('until', {
                time: () => (
                  <b className="font-semibold text-ink tabular">{formatDate(link.until, 'clock')}</b>
                ),
              })}
        </p>
        {otherWay}
      </div>
    </>
  );
}

function Renew({ onPress }: { onPress: () => void }) {
  const t = useTranslations('paper.link');
  return (
    <Button variant="edge" icon={<Smartphone />} onClick={onPress}>
      {t('renew')}
    </Button>
  );
}

function Steps({ name }: { name: string }) {
  const t = useTranslations('paper.link.steps');
  return (
    <ol className="space-y-4 text-14">
      {(['point', 'lay', 'see'] as const).map((step, at) => (
        <li key={step} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2">
          <span aria-hidden="true" className="text-ink-2 tabular">
            {at + 1}
          </span>
          <span>
            <span className="block">{t(`${step}.do`)}</span>
            <span className="block text-13 text-ink-2">{t(`${step}.line`, { name })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The address to type or to send to oneself. */
function Address({ link }: { link: PaperLink }) {
  const t = useTranslations('paper.link');
  const [isCopied, setIsCopied] = useState(false);
  const address = paperAddress(link.code);
  return (
    <div className="flex items-center gap-1 rounded-8 border border-line-strong pr-1 pl-3">
      <span className="min-w-0 flex-1 truncate font-mono text-14 select-all" title={address}>
        {address.replace(/^https?:\/\//, '')}
      </span>
      <IconButton
        label={t(isCopied ? 'copied' : 'copy')}
        icon={isCopied ? <Check /> : <Copy />}
        size={40}
        onClick={() =>
          void copyText(address).then(
            () => setIsCopied(true),
            () => undefined,
          )
        }
      />
    </div>
  );
}
