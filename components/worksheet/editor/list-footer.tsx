import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { KeyCap } from '@/components/ui/key-cap';

/** The keys of the list of cells, where there is a keyboard. */
export function ListFooter() {
  const t = useTranslations('worksheet.insert');
  const k = { k: (key: ReactNode) => <KeyCap>{key}</KeyCap> };
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-3 pt-3 pb-1.5 text-13 text-ink-3 pointer-coarse:hidden">
      <span>{t.rich('choose', k)}</span>
      <span>{t.rich('keeps', k)}</span>
      <span className="ml-auto">{t.rich('everything', k)}</span>
    </p>
  );
}
