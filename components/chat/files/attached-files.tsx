'use client';

import { Paperclip, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Attachments } from '@/components/chat/files/use-attachments';
import { FileInput } from '@/components/files/file-input';
import { RefusedFiles } from '@/components/files/refused-files';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cutName } from '@/lib/files/cut-name';

/** The files beside the next message, each of which can be taken away. */
export function AttachedFiles({ attached, refused, drop, dismissRefused }: Attachments) {
  const t = useTranslations('chat.files');
  return (
    <>
      <RefusedFiles refused={refused} onDismiss={dismissRefused} />
      {attached.length === 0 ? null : (
        <ul aria-label={t('attached')} className="flex flex-wrap gap-1">
          {attached.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-6 bg-sunken pl-2 text-13" title={name}>
              {cutName(name, 22)}
              <IconButton label={t('drop', { name })} icon={<X />} onClick={() => drop(id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type AttachButtonProps = Pick<Attachments, 'add'> & {
  /** Why nothing can be attached now; undefined where it can. */
  deniedReason: string | undefined;
};

/** Chooses files of the device. They can also be dropped and pasted where one writes. */
export function AttachButton({ add, deniedReason }: AttachButtonProps) {
  const t = useTranslations('chat.files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t('attach')}
        icon={<Paperclip />}
        className="m-1"
        deniedReason={deniedReason}
        onClick={() => input.current?.click()}
      />
      <FileInput ref={input} label={t('attach')} onFiles={add} />
    </>
  );
}
