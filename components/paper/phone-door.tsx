import { Camera } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { LogoMark } from '@/components/ui/logo-mark';

type PhoneDoorProps = {
  title: string;
  line: string;
  /** Opens the camera; undefined when it is over. */
  begin: (() => void) | undefined;
  isOpening: boolean;
  notice: ReactNode;
};

/** What a phone shows before its camera opens, and after the end. */
export function PhoneDoor({ title, line, begin, isOpening, notice }: PhoneDoorProps) {
  const t = useTranslations('paper.phone.begin');
  return (
    <div className="flint flex min-h-dvh flex-col text-14">
      <header className="flex h-14 flex-none items-center px-4">
        <LogoMark />
      </header>
      <main className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center px-6 pb-16">
        <h1 className="title text-34">{title}</h1>
        <p className="mt-3 text-16 text-stage-text-2">{line}</p>
        {begin ? (
          <Button
            variant="orchid"
            size={48}
            icon={<Camera />}
            className="mt-8"
            isPending={isOpening}
            onClick={begin}
          >
            {t('press')}
          </Button>
        ) : null}
        <div className="paper mt-4 rounded-8 empty:hidden">{notice}</div>
      </main>
    </div>
  );
}
