'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/fields/text-field';

type TokenDialogProps = {
  /** What it lets in, by kind and label. */
  name: string;
  roomName: string;
  token: string;
  url: string;
  /** The end of its time, in words. */
  until: string;
  onClose: () => void;
};

/** The one time that a token is seen, with where it connects to. */
export function TokenDialog({ name, roomName, token, url, until, onClose }: TokenDialogProps) {
  const t = useTranslations('admin.services.token');
  return (
    <Dialog
      title={name}
      description={t('line', { room: roomName, until })}
      closeLabel={t('done')}
      isOpen
      staysOpen
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        <Copied label={t('token')} value={token} copyLabel={t('copyToken')} />
        <Copied label={t('url')} value={url} copyLabel={t('copyUrl')} />
        <Notice tone="info" title={t('once')}>
          {t('onceWhy')}
        </Notice>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Copied({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const t = useTranslations('admin.services.token');
  const [isStuck, setIsStuck] = useState(false);
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={label}
          readOnly
          value={value}
          className="[&_input]:font-mono [&_input]:text-14!"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          variant="edge"
          className="pointer-coarse:h-12!"
          icon={<Copy />}
          getText={() => value}
          onFail={() => setIsStuck(true)}
          copied={t('copied')}
        >
          {copyLabel}
        </CopyButton>
      </div>
      <p role="status" className="text-13 text-ink-2">
        {isStuck ? t('copyFailed') : ''}
      </p>
    </div>
  );
}
