import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkText } from '@/components/ui/buttons/link-text';
import { Logo } from '@/components/ui/logo';
import { SkipLink } from '@/components/shell/skip-link';

type SheetBarProps = {
  title: string;
  /** The room that has the sheet. */ roomId?: string;
  children: ReactNode;
};

/** The page around one sheet: the way back to all sheets above it. */
export function SheetBar({ title, roomId, children }: SheetBarProps) {
  const t = useTranslations();
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <header className="flex h-12 flex-none items-center justify-between px-4">
        <Logo name={t('common.productName')} href="/rooms" />
        <nav aria-label={t('shell.nav')} className="flex items-center gap-4 tablet:gap-6">
          <LinkText variant="plain" href="/worksheets">
            {t('worksheets.sheetPage.all')}
          </LinkText>
          {roomId === undefined ? null : (
            <LinkText variant="plain" href={`/rooms/${roomId}`}>
              {t('worksheets.sheetPage.room')}
            </LinkText>
          )}
        </nav>
      </header>
      <main id="content" className="flex min-h-0 flex-1 p-2 pt-0 desktop:p-3 desktop:pt-0">
        <h1 className="sr-only">{title}</h1>
        {children}
      </main>
    </>
  );
}
