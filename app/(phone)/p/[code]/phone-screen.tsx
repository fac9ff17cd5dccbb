'use client';

import { useTranslations } from 'next-intl';
import { PaperView } from '@/components/paper/paper-view';
import { PhoneDoor } from '@/components/paper/phone-door';
import { PhoneFoot } from '@/components/paper/phone-foot';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { LogoMark } from '@/components/ui/logo-mark';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { usePhone } from '@/lib/paper/client/use-phone';

/** The whole page of a phone: a press that begins, the paper with its corners, and the end. */
export function PhoneScreen({ code }: { code: string }) {
  const t = useTranslations('paper.phone');
  const phone = usePhone(code);
  const failure = phone.phase === 'over' ? null : phone.failure;
  const notice = <FailureNotice error={useUserError(failure, 'camera')} className="m-3" />;
  if (phone.phase !== 'in') {
    return (
      <PhoneDoor
        title={phone.phase === 'over' ? t(`over.${phone.ending}.title`) : t('begin.title')}
        line={phone.phase === 'over' ? t(`over.${phone.ending}.line`) : t('begin.line')}
        begin={phone.phase === 'ready' ? phone.begin : undefined}
        isOpening={phone.phase === 'ready' && phone.isOpening}
        notice={notice}
      />
    );
  }
  const { camera, state, personName, roomName } = phone;
  return (
    <div className="flint flex h-dvh flex-col overflow-hidden text-14">
      <header className="flex min-h-14 flex-none items-center gap-3 px-3 py-1.5">
        <LogoMark />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-14 font-semibold">{t('head', { name: personName })}</h1>
          <p className="truncate text-12 text-stage-text-2">{t('line', { room: roomName })}</p>
        </div>
        <Button variant="poppy" size={44} onClick={phone.stop}>
          {t('stop')}
        </Button>
      </header>
      <main className="relative min-h-0 flex-1 bg-tile">
        <PaperView camera={camera} onReopen={phone.reopen} />
      </main>
      {notice}
      <PhoneFoot {...{ camera, state, personName }} onSend={phone.send} onHide={phone.hide} />
    </div>
  );
}
