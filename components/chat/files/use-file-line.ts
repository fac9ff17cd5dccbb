import { useTranslations } from 'next-intl';
import type { ShownFile } from '@/components/chat/files/use-shown-file';
import { uploadWords } from '@/components/files/upload-words';
import { formatShare, formatSize } from '@/lib/files/format-size';

/** The line under the name of a file: what it is, or how it comes. One line, so that nothing moves when it is there. */
export function useFileLine({ file, upload, carried, kind, size = 0 }: ShownFile): string {
  const t = useTranslations('chat.files');
  const kinds = useTranslations('files.kinds');
  const states = useTranslations('files.upload');
  const facts = t('facts', { kind: kinds(kind), size: formatSize(size) });
  if (file) return facts;
  const state = carried?.state;
  const sent = state?.name === 'coming' ? formatShare(state.done, size) : null;
  if (upload) {
    const words = uploadWords(upload, states);
    if (sent !== null) return t('toCall', { sent, size: formatSize(size) });
    if (state?.name === 'here') return t('inCall', { upload: words });
    return state?.name === 'broken' ? t('brokenOwn', { upload: words }) : words;
  }
  if (sent !== null) return states('running', { sent, size: formatSize(size) });
  return state?.name === 'broken' ? t('broken') : facts;
}
