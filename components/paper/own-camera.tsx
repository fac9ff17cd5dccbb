'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PaperTools } from '@/components/paper/paper-tools';
import { FreezeButton } from '@/components/paper/freeze-button';
import { PaperView } from '@/components/paper/paper-view';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import { usePaperView } from '@/lib/paper/client/use-paper-view';

type Camera = { value: string; label: string };

type OwnCameraProps = {
  camera: PaperCamera;
  /** The cameras of this computer, as options. */
  cameras: readonly Camera[];
  /** Sends the page; resolves when the others can see it. */
  onSend: () => Promise<void>;
};

/** A second camera of this computer that looks at paper: which one, its picture, and the press to send the page. */
export function OwnCamera({ camera, cameras, onSend }: OwnCameraProps) {
  const t = useTranslations('paper');
  const [failure, setFailure] = useState<unknown>(null);
  const [chosen, setChosen] = useState('');
  const [isPending, setIsPending] = useState(false);
  const { phase, deviceId } = usePaperView(camera);
  const error = useUserError(failure, 'camera');
  const open = (deviceId?: string) => {
    setFailure(null);
    camera.open(deviceId).catch(setFailure);
  };
  useEffect(() => {
    camera.open().catch(setFailure);
  }, [camera]);
  const send = () => {
    setIsPending(true);
    onSend()
      .catch(setFailure)
      .finally(() => setIsPending(false));
  };
  return (
    <div className="space-y-3">
      {cameras.length > 1 ? (
        <SelectField
          label={t('own.which')}
          options={cameras}
          value={deviceId || chosen || (cameras[0]?.value ?? '')}
          onValueChange={(next) => {
            setChosen(next);
            open(next);
          }}
        />
      ) : null}
      <FailureNotice error={error} />
      <div className="flint relative h-[min(36dvh,340px)] overflow-hidden rounded-10">
        <PaperView camera={camera} onReopen={() => open(chosen || undefined)} />
      </div>
      <div className="flint rounded-10 p-2">
        <PaperTools camera={camera} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <FreezeButton camera={camera} variant="edge" />
        <Button
          variant="orchid"
          size={48}
          icon={<Send />}
          isPending={isPending || phase === 'opening'}
          onClick={send}
        >
          {t('phone.send')}
        </Button>
      </div>
    </div>
  );
}
