'use client';

import { useTranslations } from 'next-intl';
import { FilesFrame, type FilesProps } from '@/components/files/files-frame';
import { Panel } from '@/components/ui/panel';

type FilesPanelProps = FilesProps & { onClose: () => void; className: string };

/** The files of a room beside a call. */
export function FilesPanel({ onClose, className, ...files }: FilesPanelProps) {
  const t = useTranslations('files');
  return (
    <FilesFrame {...files} headingLevel={3}>
      {({ count, choose, list, quota, handlers }) => (
        <div {...handlers} className="contents">
          <Panel
            title={t('title')}
            aside={count}
            action={choose}
            closeLabel={t('close')}
            onClose={onClose}
            bodyClassName="flex flex-col"
            footer={quota}
            className={className}
          >
            {list}
          </Panel>
        </div>
      )}
    </FilesFrame>
  );
}
