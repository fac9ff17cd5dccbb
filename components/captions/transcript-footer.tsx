'use client';

import { Download, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { AskedAction } from '@/components/shell/asked-action';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { callServer } from '@/lib/callables/client/call-server';
import { changeTranscript, deleteTranscript } from '@/lib/captions/contract';
import { toText, toVtt } from '@/lib/captions/export-transcript';
import type { KeptSaid } from '@/lib/captions/transcript';
import { saveFile } from '@/lib/core/client/save-file';
import { useAction } from '@/lib/core/client/use-action';
import { formatDate } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';

type TranscriptFooterProps = {
  roomId: string;
  roomName: string;
  sessionId: string | null;
  isKept: boolean;
  isHost: boolean;
  said: readonly KeptSaid[];
  onDone: (words: string) => void;
};

/** Who can do what with a transcript: save it, and for hosts keep or delete it. */
export function TranscriptFooter({ roomId, isKept, isHost, said, ...props }: TranscriptFooterProps) {
  const t = useTranslations('captions.transcript');
  const keeping = useAction<boolean>(async (next, onChecking) => {
    await callServer(changeTranscript, { roomId, isKept: next }, { onChecking });
  });
  const error = useUserError(keeping.state.failure);
  return (
    <div className="grid gap-1">
      {isHost ? (
        <SwitchRow
          label={t('keep')}
          consequence={t('keepWhat')}
          state={t(isKept ? 'on' : 'off.word')}
          isOn={isKept}
          onChange={keeping.start}
        />
      ) : null}
      <FailureNotice error={error} />
      {said.length === 0 ? null : (
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 text-12 text-ink-2">{t('who')}</p>
          {isHost ? <DeleteButton roomId={roomId} {...props} /> : null}
          <SaveMenu roomName={props.roomName} said={said} />
        </div>
      )}
    </div>
  );
}

function SaveMenu({ roomName, said }: Pick<TranscriptFooterProps, 'roomName' | 'said'>) {
  const t = useTranslations('captions.transcript');
  const save = (ending: string, text: string, type: string) =>
    saveFile(`${t('fileName', { room: roomName })}.${ending}`, text, type);
  return (
    <Menu
      side="top"
      trigger={
        <Button variant="quiet" size={32} icon={<Download />}>
          {t('save')}
        </Button>
      }
    >
      <MenuItem onSelect={() => save('vtt', toVtt(said), 'text/vtt')}>{t('asVtt')}</MenuItem>
      <MenuItem
        onSelect={() =>
          save(
            'txt',
            toText(said, (at) => formatDate(at, 'clock')),
            'text/plain',
          )
        }
      >
        {t('asText')}
      </MenuItem>
    </Menu>
  );
}

function DeleteButton({
  roomId,
  sessionId,
  onDone,
}: Pick<TranscriptFooterProps, 'roomId' | 'sessionId' | 'onDone'>) {
  const t = useTranslations('captions.transcript');
  const [isOpen, setIsOpen] = useState(false);
  if (sessionId === null) return null;
  return (
    <>
      <IconButton label={t('delete')} icon={<Trash2 />} onClick={() => setIsOpen(true)} />
      <AskedAction
        title={t('delete')}
        description={t('deleteWhat')}
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('cancel')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        act={async (onChecking) => {
          await callServer(deleteTranscript, { roomId, sessionId }, { onChecking });
          onDone(t('deleted'));
        }}
      />
    </>
  );
}
