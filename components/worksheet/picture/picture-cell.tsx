'use client';

import { useTranslations } from 'next-intl';
import { CellSource, type CellSourceProps } from '@/components/worksheet/cells/cell-source';
import { FilePicture } from '@/components/worksheet/picture/lazy-picture';
import { Notice } from '@/components/ui/notice';
import type { Computed } from '@/lib/worksheet/client/use-results';
import { readPicture } from '@/lib/worksheet/picture/picture';

type PictureCellProps = CellSourceProps & { computed: Computed | undefined };

/** A picture or a page of a file, with its caption below. */
export function PictureCell({ computed: _, ...source }: PictureCellProps) {
  const { cell } = source;
  const t = useTranslations('worksheet.picture');
  const picture = readPicture(cell);
  return (
    <figure>
      <div className="px-3 pt-2">
        {picture === null ? (
          <Notice tone="info">{t('unreadable')}</Notice>
        ) : (
          <FilePicture {...picture} alt={cell.source} />
        )}
      </div>
      <figcaption>
        <CellSource {...source} />
      </figcaption>
    </figure>
  );
}
