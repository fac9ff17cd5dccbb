'use client';

import { useTranslations } from 'next-intl';
import { useChatFiles } from '@/components/chat/files/chat-files';
import { PictureInMessage } from '@/components/chat/files/picture-in-message';
import { MessageText } from '@/components/chat/message-text/message-text';
import { FileIcon } from '@/components/files/file-icon';
import { uploadWords } from '@/components/files/upload-words';
import { cutName } from '@/lib/files/cut-name';
import { kindOf } from '@/lib/files/file-types';
import { formatSize } from '@/lib/files/format-size';

type FileInMessageProps = {
  id: string;
  /** What was written with it: its name, where nothing was. */
  text: string;
  isMine: boolean;
};

/** The file of a message. Its place is kept until it is there, and stays when it is deleted. */
export function FileInMessage({ id, text, isMine }: FileInMessageProps) {
  const { find, findUpload } = useChatFiles();
  const shown = find(id) ?? (isMine ? findUpload(id) : undefined);
  return (
    <>
      {text === shown?.name ? null : <MessageText source={text} />}
      <FileCard {...{ id, isMine }} />
    </>
  );
}

function FileCard({ id, isMine }: Omit<FileInMessageProps, 'text'>) {
  const t = useTranslations('chat.files');
  const words = useTranslations('files.kinds');
  const states = useTranslations('files.upload');
  const { find, findUpload, isReady, open } = useChatFiles();
  const file = find(id);
  const upload = isMine ? findUpload(id) : undefined;
  const shown = file ?? upload;
  if (!shown) {
    return <p className="py-2 text-13 text-ink-3">{isReady ? t('notHere') : t('loading')}</p>;
  }
  const kind = kindOf(shown.type);
  const line =
    upload && !file
      ? uploadWords(upload, states)
      : t('facts', { kind: words(kind), size: formatSize(shown.size) });
  return (
    <button
      type="button"
      aria-label={t('open', { name: shown.name })}
      title={shown.name}
      className="mt-1 block max-w-full rounded-8 border border-line text-left hover:border-line-strong"
      onClick={() => (file ? open(file) : undefined)}
    >
      {kind === 'picture' ? <PictureInMessage {...{ id }} name={shown.name} blob={upload?.blob} /> : null}
      <span className="flex items-center gap-2 p-2">
        {kind === 'picture' ? null : <FileIcon kind={kind} />}
        <span className="min-w-0">
          <span className="block truncate text-13 font-medium">{cutName(shown.name, 30)}</span>
          <span className="block text-12 text-ink-2 tabular">{line}</span>
        </span>
      </span>
    </button>
  );
}
