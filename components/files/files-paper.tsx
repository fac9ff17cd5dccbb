'use client';

import { useTranslations } from 'next-intl';
import { FilesFrame, type FilesProps } from '@/components/files/files-frame';

/** The files of a room on a page of their own. */
export function FilesPaper(files: FilesProps) {
  const t = useTranslations('files');
  return (
    <FilesFrame {...files} headingLevel={2}>
      {({ count, choose, list, quota, handlers }) => (
        <section
          {...handlers}
          aria-label={t('title')}
          className="paper flex min-h-80 max-w-[720px] flex-col rounded-12 border border-line"
        >
          <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
            <p className="text-14 text-ink-2">{t('count', { count })}</p>
            {choose}
          </header>
          <div className="flex flex-1 flex-col pb-3">{list}</div>
          <footer className="border-t border-line px-4 py-3">{quota}</footer>
        </section>
      )}
    </FilesFrame>
  );
}
