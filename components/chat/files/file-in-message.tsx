'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useChatFiles } from '@/components/chat/files/chat-files';
import { CarriedProgress } from '@/components/chat/files/carried-progress';
import { PictureInMessage } from '@/components/chat/files/picture-in-message';
import { useFileLine } from '@/components/chat/files/use-file-line';
import { useShownFile, type ShownFile } from '@/components/chat/files/use-shown-file';
import { MessageText } from '@/components/chat/message-text/message-text';
import { FileIcon } from '@/components/files/file-icon';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cutName } from '@/lib/files/cut-name';
import { canHear } from '@/lib/files/upload/upload-state';

type FileInMessageProps = {
  id: string;
  /** What was written with it: its name, where nothing was. */
  text: string;
  /** The uid and the name of the message's sender. */
  from: string;
  sender: string;
  isMine: boolean;
};

/** The file of a message. Its place is kept until it is there, and stays when it is deleted. */
export function FileInMessage({ text, ...rest }: FileInMessageProps) {
  const shown = useShownFile(rest);
  return (
    <>
      {text === shown.name ? null : <MessageText source={text} />}
      <FileCard {...rest} shown={shown} />
    </>
  );
}

type FileCardProps = Omit<FileInMessageProps, 'text'> & { shown: ShownFile };

function FileCard({ id, sender, isMine, shown }: FileCardProps) {
  const t = useTranslations('chat.files');
  const { open, stop } = useChatFiles();
  const line = useFileLine(shown);
  const { file, upload, carried, kind, name } = shown;
  if (name === undefined) return <NotHere {...{ sender, isMine }} isStopped={shown.isStopped} />;
  const isPicture = kind === 'picture';
  const mayStop = upload !== undefined && carried !== undefined && canHear(upload.state, 'cancel');
  const blob = upload?.blob ?? (carried?.state.name === 'here' ? carried.state.blob : undefined);
  return (
    <div className={clsx('relative mt-1 max-w-full', isPicture ? 'w-64.5' : 'w-fit')}>
      <button
        type="button"
        aria-label={t('open', { name })}
        title={name}
        className="block w-full rounded-8 border border-line text-left hover:border-line-strong"
        onClick={() => (file ? open(file) : undefined)}
      >
        {isPicture ? <PictureInMessage {...{ id, name, blob }} /> : null}
        <span className="flex items-center gap-2 p-2">
          {isPicture ? null : <FileIcon kind={kind} />}
          <span className="min-w-0">
            <span className="block truncate text-13 font-medium">{cutName(name, 30)}</span>
            <span className="block truncate text-12 text-ink-2 tabular">{line}</span>
          </span>
        </span>
      </button>
      {carried ? <CarriedProgress {...{ carried }} words={line} /> : null}
      {mayStop ? (
        <IconButton
          label={t('stop', { name })}
          icon={<X />}
          variant="edge"
          className="absolute top-1 right-1 bg-surface [--overlay-ground:var(--surface)]"
          onClick={() => stop(id)}
        />
      ) : null}
    </div>
  );
}

type NotHereProps = Pick<FileInMessageProps, 'sender' | 'isMine'> & { isStopped: boolean };

/** The place of a file that is not to be seen, or not yet. */
function NotHere({ sender, isMine, isStopped }: NotHereProps) {
  const t = useTranslations('chat.files');
  const { isReady } = useChatFiles();
  const stopped = isMine ? t('stoppedByYou') : t('stopped', { name: sender });
  const words = isStopped ? stopped : isReady ? t('notHere') : t('loading');
  return <p className="py-2 text-13 text-ink-3">{words}</p>;
}
