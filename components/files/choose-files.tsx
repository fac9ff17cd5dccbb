'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { FileInput } from '@/components/files/file-input';
import { Button } from '@/components/ui/buttons/button';

type ChooseFilesProps = {
  denied: { reason: string; way: ReactNode } | null;
  onFiles: (files: readonly File[]) => void;
};

/** The button that lets a person choose files of their device. */
export function ChooseFiles({ denied, onFiles }: ChooseFilesProps) {
  const t = useTranslations('files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="edge"
        size={32}
        icon={<Plus />}
        aria-label={t('addFiles')}
        deniedReason={denied?.reason}
        deniedAction={denied?.way}
        onClick={() => input.current?.click()}
      >
        {t('add')}
      </Button>
      <FileInput ref={input} label={t('addFiles')} onFiles={onFiles} />
    </>
  );
}
