'use client';

import { Pause } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Banner } from '@/components/ui/banner';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchLiveSession } from '@/lib/shield/client/watch-shield';
import { changeShield } from '@/lib/shield/contract';

type PauseRowProps = {
  roomId: string;
  /** Says for some seconds that all go on, with the way to take it back. */
  onDone: (words: string, undo: () => void) => void;
  /** What fails when the row has gone with the pause: taking it back. */
  onFailed: (thrown: unknown) => void;
};

const pausing = { kind: 'pause', isPaused: true } as const;
const resuming = { kind: 'pause', isPaused: false } as const;

/** For hosts: a row while all is paused, so that nobody forgets it, with the press that resumes. */
export function PauseRow(props: PauseRowProps) {
  const { roomId } = props;
  const session = useWatch(watchLiveSession, roomId);
  return session.value?.live.paused ? <Pausing {...props} /> : null;
}

/** It goes with the pause, and with it what went wrong: the next one knows nothing of that. */
function Pausing({ roomId, onDone, onFailed }: PauseRowProps) {
  const t = useTranslations('shield');
  const { state, start } = useAction(async (_: null) => {
    await callServer(changeShield, { roomId, change: resuming });
    const again = { roomId, change: pausing, undoes: resuming };
    onDone(t('done.resumed'), () => void callServer(changeShield, again).catch(onFailed));
  });
  const error = useUserError(state.failure);
  return (
    <>
      <Banner
        icon={<Pause />}
        action={
          <button
            type="button"
            aria-busy={state.isPending}
            className="target h-8 flex-none px-2 font-semibold underline underline-offset-3"
            onClick={() => start(null)}
          >
            {t('resume')}
          </button>
        }
      >
        {t('paused')}
      </Banner>
      <FailureNotice error={error} />
    </>
  );
}
