'use client';

import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Line } from '@/components/lobby/line';
import { LineForm } from '@/components/lobby/line-form';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { personColour } from '@/lib/core/person-hue';
import { useOwnLine } from '@/lib/lobby/client/use-own-line';
import type { SaidLine } from '@/lib/lobby/waiting-row';

type OwnLineProps = {
  roomId: string;
  person: { uid: string; name: string };
  /** Their place among the room's colours, as soon as it is known. */
  seat: number | undefined;
  said: SaidLine | null;
  /** They wait no longer: the page asks for entry again. */
  onAnswered: () => void;
};

/** One line of a waiting person to the hosts: written, shown, changed, taken back. */
export function OwnLine({ roomId, person, seat, said, onAnswered }: OwnLineProps) {
  const t = useTranslations('lobby.ownLine');
  const { draft, isOpen, open, close } = useDraftedDialog(`room.${roomId}.lobby-line`);
  // After the form has closed, the focus is on what opens it.
  const [wasOpen, setWasOpen] = useState(false);
  const handleClose = () => {
    setWasOpen(true);
    close();
  };
  const { uid, name } = person;
  const line = useOwnLine({ roomId, uid, onSent: handleClose, onAnswered });
  const error = useUserError(line.failure);
  if (isOpen) {
    return (
      <LineForm
        className="grid gap-3"
        words={{ label: t('label'), hint: t('hint'), fault: t('fault'), send: t('send') }}
        {...{ error, draft }}
        isPending={line.isPending}
        onSend={line.send}
        onClose={handleClose}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {said ? (
          <Line
            by={t('you')}
            spoken={t('youWrote')}
            {...{ name }}
            colour={personColour(uid, seat)}
            words={said.words}
            at={said.at}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="edge"
          icon={<MessageSquare />}
          className="max-tablet:h-12! max-tablet:grow"
          autoFocus={wasOpen}
          onClick={() => {
            line.reset();
            open();
          }}
        >
          {t(said ? 'change' : 'write')}
        </Button>
        {said ? (
          <Button
            variant="quiet"
            className="max-tablet:h-12!"
            isPending={line.isPending}
            onClick={() => line.takeBack(null)}
          >
            {t('takeBack')}
          </Button>
        ) : null}
      </div>
      <FailureNotice error={error} />
    </div>
  );
}
