'use client';

import { Download, Presentation, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import type { ShownFile } from '@/components/files/viewer/view-props';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cutName } from '@/lib/files/cut-name';
import { zoomBy } from '@/lib/files/view/zoom';

type ViewerHeadProps = {
  file: ShownFile;
  /** Null for what is not drawn in a size of its own. */
  zoom: number | null;
  onZoom: (zoom: number) => void;
  onShow: (() => void) | undefined;
  saving: { isPending: boolean; start: () => void };
  onClose: () => void;
  /** More that can be done with the page. */
  children: ReactNode;
};

/** The name of a file that is looked at, its size, and what can be done with it. */
export function ViewerHead(props: ViewerHeadProps) {
  const { file, zoom, onZoom, onShow, saving, onClose, children } = props;
  const t = useTranslations('files.viewer');
  const words = useTranslations('files');
  return (
    <header className="flex flex-none items-center gap-1 border-b border-line py-2 pr-2 pl-4">
      <Primitive.Title className="min-w-0 flex-1 truncate text-14 font-semibold" title={file.name}>
        {cutName(file.name, 40)}
      </Primitive.Title>
      {zoom === null ? null : <Zoomer {...{ zoom, onZoom }} />}
      {children}
      {onShow ? <IconButton label={words('show')} icon={<Presentation />} onClick={onShow} /> : null}
      <IconButton
        label={t('save')}
        icon={<Download />}
        isPending={saving.isPending}
        onClick={() => saving.start()}
      />
      <IconButton label={t('close')} icon={<X />} onClick={onClose} />
    </header>
  );
}

function Zoomer({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useTranslations('files.viewer');
  const [smaller, larger] = [zoomBy(zoom, -1), zoomBy(zoom, 1)];
  return (
    <>
      <IconButton
        label={t('smaller')}
        icon={<ZoomOut />}
        isIdle={smaller === null}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <span className="w-12 text-center text-13 tabular" aria-live="polite">
        {t('zoom', { zoom })}
      </span>
      <IconButton
        label={t('larger')}
        icon={<ZoomIn />}
        isIdle={larger === null}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </>
  );
}
