'use client';

import { EyeOff, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FreezeButton } from '@/components/paper/freeze-button';
import { PaperTools } from '@/components/paper/paper-tools';
import { Button } from '@/components/ui/buttons/button';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import type { PhoneCallState } from '@/lib/paper/client/phone-call-state';

type PhoneFootProps = {
  camera: PaperCamera;
  state: PhoneCallState;
  personName: string;
  onSend: () => void;
  onHide: () => void;
};

/** The tools of a phone, within reach of the thumb: what is made of the picture, and whether the others see it. */
export function PhoneFoot({ camera, state, personName, onSend, onHide }: PhoneFootProps) {
  const t = useTranslations('paper.phone');
  const denied = state.isAllowed ? undefined : t('denied', { name: personName });
  return (
    <footer className="flex-none space-y-2 px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))]">
      <p role="status" className="text-center text-13 text-stage-text-2 empty:hidden">
        {state.phase === 'reconnecting'
          ? t('reconnecting')
          : state.isSending
            ? t('sending')
            : state.isLost
              ? t('lost')
              : ''}
      </p>
      <PaperTools camera={camera} />
      <div className="grid grid-cols-2 gap-2">
        <FreezeButton camera={camera} variant="stage" />
        {state.isSending ? (
          <Button variant="stage" size={48} icon={<EyeOff />} onClick={onHide}>
            {t('hide')}
          </Button>
        ) : (
          <Button
            variant="orchid"
            size={48}
            icon={<Send />}
            deniedReason={denied}
            // While the line comes back the SDK sends the page again by itself.
            isPending={state.isPublishing || state.phase === 'reconnecting'}
            onClick={onSend}
          >
            {t('send')}
          </Button>
        )}
      </div>
    </footer>
  );
}
