'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import type { MailOutcome } from '@/lib/invites/schema';

type InvitedDialogProps = {
  email: string;
  mail: MailOutcome;
  link: string;
  /** What the mail says, for a host who hands it over themselves. */
  message: string;
  onClose: () => void;
};

const words = {
  sent: 'sent',
  failed: 'failed',
  'held-back': 'heldBack',
  'not-configured': 'notConfigured',
} as const;

/** What became of an address without an account: a mail, or a message to hand over, and why. */
export function InvitedDialog({ email, mail, link, message, onClose }: InvitedDialogProps) {
  const t = useTranslations('invites');
  const id = useId();
  const [isStuck, setIsStuck] = useState(false);
  const kind = words[mail];
  return (
    <Dialog
      title={t(`byMail.${kind}Title`)}
      description={t(`byMail.${kind}`, { email })}
      closeLabel={t('byMail.close')}
      isOpen
      onOpenChange={onClose}
    >
      {mail === 'sent' ? null : (
        <>
          <label htmlFor={id} className="text-14 font-medium">
            {t('byMail.message')}
          </label>
          <textarea
            id={id}
            readOnly
            rows={10}
            value={message}
            className="mt-2 w-full field-sizing-content max-h-[40dvh] resize-none rounded-8 border border-line-strong bg-surface p-3 text-14 outline-none focus-visible:border-orchid"
            onFocus={(event) => event.currentTarget.select()}
          />
          {isStuck ? <p className="mt-2 text-13 text-ink-2">{t('room.copyFailed')}</p> : null}
        </>
      )}
      <DialogActions>
        {mail === 'sent' ? null : (
          <CopyButton
            icon={<Copy />}
            getText={() => message}
            onFail={() => setIsStuck(true)}
            copied={t('byMail.messageCopied')}
          >
            {t('byMail.copyMessage')}
          </CopyButton>
        )}
        <CopyButton
          variant="edge"
          getText={() => link}
          onFail={() => setIsStuck(true)}
          copied={t('room.copied')}
        >
          {t('byMail.copyLink')}
        </CopyButton>
        <Button variant="edge" onClick={onClose}>
          {t('byMail.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
