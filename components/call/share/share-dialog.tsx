'use client';

import { Camera, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDeviceOptions } from '@/components/call/bar/use-device-options';
import { ShareTiles } from '@/components/call/share/share-tiles';
import { OwnCamera } from '@/components/paper/own-camera';
import { PaperLinkView } from '@/components/paper/paper-link';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Call } from '@/lib/call/client/create-call';
import { useDevices } from '@/lib/call/client/devices/use-devices';
import { usePhones } from '@/lib/call/client/people/use-phones';
import { createOwnPaper, type OwnPaper } from '@/lib/paper/client/own-paper';
import { usePaperView } from '@/lib/paper/client/use-paper-view';

export type ShareDialogProps = {
  call: Call;
  /** Which of the person's joins this page holds. */
  joinId: string;
  name: string;
  onScreen: (() => void) | undefined;
  onFiles: ((files: readonly File[]) => void) | undefined;
  /** Opens this dialog again. */
  onAgain: () => void;
  onClose: () => void;
};

/** What a person can share: a screen, their paper by a phone or by another camera, a picture, a file. */
export function ShareDialog({ call, joinId, name, onScreen, onFiles, onAgain, onClose }: ShareDialogProps) {
  const t = useTranslations('paper');
  const { room, roomId, notices } = call;
  const isPhoneHere = usePhones(room).some((phone) => phone.joinId === joinId);
  const [own, setOwn] = useState<OwnPaper | null>(null);
  useEffect(() => () => own?.dismiss(), [own]);
  const bring =
    onFiles === undefined
      ? undefined
      : (files: readonly File[]) => {
          onClose();
          onFiles(files);
        };
  const tellLost = () =>
    notices.add({ type: 'told', words: t('own.lost'), hasStopped: true, resume: onAgain });
  const closeAnd = (then: (() => void) | undefined) =>
    then &&
    (() => {
      onClose();
      then();
    });
  return (
    <Dialog
      title={t('share.title')}
      closeLabel={t('share.close')}
      isOpen
      isWide
      onOpenChange={onClose}
      description={onScreen ? undefined : t('share.noScreen')}
    >
      <ShareTiles onScreen={closeAnd(onScreen)} onFiles={bring} />
      <div className="mt-5">
        {own ? (
          <ThisCamera own={own} onSent={onClose} onBack={() => setOwn(null)} />
        ) : (
          <PaperLinkView
            {...{ roomId, joinId, name, isPhoneHere }}
            otherWay={
              <Button variant="edge" icon={<Camera />} onClick={() => setOwn(createOwnPaper(room, tellLost))}>
                {t(onScreen ? 'own.use' : 'own.useDevice')}
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  );
}

type ThisCameraProps = { own: OwnPaper; onSent: () => void; onBack: () => void };

function ThisCamera({ own, onSent, onBack }: ThisCameraProps) {
  const t = useTranslations('paper.own');
  const { phase } = usePaperView(own.camera);
  const cameras = useDeviceOptions(useDevices(phase).videoinput, 'camera');
  return (
    <>
      <OwnCamera camera={own.camera} cameras={cameras} onSend={() => own.send().then(onSent)} />
      <Button variant="accent" className="mt-2" icon={<Smartphone />} onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}
