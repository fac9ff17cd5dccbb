'use client';

import { useTranslations } from 'next-intl';
import type { ComputedSourceProps } from '@/components/worksheet/cells/cell-props';
import { CellSource } from '@/components/worksheet/cells/cell-source';
import { FilePicture } from '@/components/worksheet/picture/lazy-picture';
import { Notice } from '@/components/ui/notice';
import { readPicture } from '@/lib/worksheet/picture/picture';

/** A picture or a page of a file, with its caption below. */
export function PictureCell({ computed: _, ...source }: ComputedSourceProps) {
  const { cell, label } = source;
  const t = useTranslations('worksheet.picture');
  const picture = readPicture(cell);
  return (
    <figure>
      <div className="px-3 pt-2">
        {picture === null ? (
          <Notice tone="info">{t('unreadable')}</Notice>
        ) : (
          <FilePicture {...picture} alt={cell.source} cell={{ id: cell.id, label }} />
        )}
      </div>
      <figcaption>
        <CellSource {...source} />
      </figcaption>
    </figure>
  );
}
