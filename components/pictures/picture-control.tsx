'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { useFileDrop } from '@/components/files/use-file-drop';
import { usePastedPicture } from '@/components/pictures/use-pasted-picture';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { usePictureChange } from '@/lib/pictures/client/use-picture-change';
import { useUserError } from '@/lib/errors/client/use-user-error';

type PictureControlProps = {
  /** Who sets it: their place in Storage takes the upload. */
  uid: string;
  /** How the picture looks now, or what stands for it. */
  children: ReactNode;
  hasPicture: boolean;
  /** Tells our server which picture counts from now on; null for none. */
  onChoose: (picture: string | null, onChecking: () => void) => Promise<void>;
};

/** Sets a picture that is chosen, dropped here or pasted, and removes it. */
export function PictureControl({ uid, children, hasPicture, onChoose }: PictureControlProps) {
  const t = useTranslations('common.picture');
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { state, done, change } = usePictureChange(uid, onChoose);
  const error = useUserError(state.failure);
  const { isOver, handlers } = useFileDrop(([file]) => (file ? change(file) : undefined));
  usePastedPicture(change);
  return (
    <div
      {...{ ...handlers, onPaste: undefined }}
      className={clsx('grid gap-4 rounded-8', isOver && 'outline-2 outline-offset-8 outline-orchid')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {children}
        <Button
          ref={chooser}
          variant="edge"
          isPending={state.isPending}
          onClick={() => input.current?.click()}
        >
          {t(hasPicture ? 'replace' : 'choose')}
        </Button>
        {hasPicture && !state.isPending ? (
          <Button
            variant="quiet"
            onClick={() => {
              // This button goes.
              chooser.current?.focus();
              change(null);
            }}
          >
            {t('remove')}
          </Button>
        ) : null}
        <span role="status" className="text-14 text-moss">
          {done === null ? null : t(done)}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t('choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) change(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className="max-w-[60ch] text-13 text-ink-2">{t('hint')}</p>
      <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
    </div>
  );
}
