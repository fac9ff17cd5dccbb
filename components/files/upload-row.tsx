'use client';

import { clsx } from 'clsx';
import { CircleAlert, Pause, Play, WifiOff, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FileIcon } from '@/components/files/file-icon';
import { uploadWords } from '@/components/files/upload-words';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { Upload } from '@/lib/files/client/one-upload';
import type { UploadQueue } from '@/lib/files/client/upload-queue';
import { cutName } from '@/lib/files/cut-name';
import { kindOf } from '@/lib/files/file-types';
import { canHear } from '@/lib/files/upload/upload-state';

type UploadRowProps = {
  upload: Upload;
  colour: PersonColour;
  actions: Pick<UploadQueue, 'pause' | 'goOn' | 'cancel'>;
};

/** One's own file on its way: how far it is, what holds it, and what can be done about it. */
export function UploadRow({ upload, colour, actions }: UploadRowProps) {
  const t = useTranslations('files.upload');
  const { id, type, state, size } = upload;
  const name = cutName(upload.name, 26);
  const error = useUserError(state.name === 'stopped' ? state.failure : null);
  const words = uploadWords(upload, t);
  return (
    <li aria-label={t('of', { name: upload.name })} className="flex items-center gap-2 px-4 py-2">
      <PersonBar hue={colour.hue} isCut={colour.isCut} />
      <FileIcon kind={kindOf(type)} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate text-14 font-medium" title={upload.name}>
          {name}
        </p>
        {state.name === 'stopped' ? null : (
          <span
            role="progressbar"
            aria-label={upload.name}
            aria-valuenow={Math.floor((state.sent / size) * 100)}
            aria-valuetext={words}
            className="h-1 overflow-hidden rounded-full bg-line"
          >
            <span
              className={clsx(
                'block h-full rounded-full',
                state.name === 'running' || state.name === 'checking' ? 'bg-ink' : 'bg-line-strong',
              )}
              style={{ width: `${(state.sent / size) * 100}%` }}
            />
          </span>
        )}
        <StateLine {...{ state }} words={error ? `${words}. ${error.happened}` : words} />
      </div>
      {state.name === 'stopped' ? (
        <Button variant="edge" size={32} onClick={() => actions.goOn(id)}>
          {t('retry')}
        </Button>
      ) : null}
      {state.name === 'running' || state.name === 'waiting' ? (
        <IconButton label={t('pause', { name })} icon={<Pause />} onClick={() => actions.pause(id)} />
      ) : null}
      {state.name === 'paused' ? (
        <IconButton label={t('goOn', { name })} icon={<Play />} onClick={() => actions.goOn(id)} />
      ) : null}
      {canHear(state, 'cancel') ? (
        <IconButton label={t('cancel', { name })} icon={<X />} onClick={() => actions.cancel(id)} />
      ) : null}
    </li>
  );
}

/** What is wrong is told apart by a sign and by words, not by colour alone. */
function StateLine({ state, words }: { state: Upload['state']; words: string }) {
  if (state.name === 'stopped') {
    return (
      <p role="alert" className="flex items-start gap-1 text-12 text-poppy">
        <CircleAlert className="size-4 flex-none" aria-hidden="true" />
        {words}
      </p>
    );
  }
  if (state.name === 'held') {
    return (
      <p role="status" className="flex items-center gap-1 text-12 text-gorse-text">
        <WifiOff className="size-4 flex-none" aria-hidden="true" />
        {words}
      </p>
    );
  }
  return <p className="text-12 text-ink-2 tabular">{words}</p>;
}
