'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { QrCode } from '@/components/ui/qr-code';
import { canShare, ShareButton } from '@/components/ui/buttons/share-button';
import { TextField } from '@/components/ui/fields/text-field';

type LinkDialogProps = {
  title: string;
  line?: string;
  link: string;
  /** What the system's share sheet calls it. */
  roomName: string;
  onClose: () => void;
  /** Another way in, below the link. */
  children?: ReactNode;
};

/** A link to hand over: copied, shared by the system, or shown to a camera. */
export function LinkDialog({ title, line, link, roomName, onClose, children }: LinkDialogProps) {
  const t = useTranslations('invites');
  const [isStuck, setIsStuck] = useState(false);
  return (
    <Dialog title={title} description={line} closeLabel={t('create.close')} isOpen onOpenChange={onClose}>
      <TextField
        label={t('create.link')}
        readOnly
        value={link}
        hint={isStuck ? t('room.copyFailed') : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <QrCode
        text={link}
        title={t('qr.alt', { link })}
        className="mx-auto mt-4 w-full max-w-56 rounded-8 border border-line"
      />
      <p className="mt-2 text-center text-13 text-ink-2">{t('qr.line')}</p>
      {children}
      <DialogActions>
        <CopyButton getText={() => link} onFail={() => setIsStuck(true)} copied={t('room.copied')}>
          {t('room.copy')}
        </CopyButton>
        {canShare() ? (
          <ShareButton variant="edge" data={{ title: roomName, url: link }}>
            {t('room.share')}
          </ShareButton>
        ) : null}
        <Button variant="edge" onClick={onClose}>
          {t('create.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
