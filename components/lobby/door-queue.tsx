'use client';

import { DoorOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/people/avatar';
import { personColour } from '@/lib/core/person-hue';
import { waitWords } from '@/lib/lobby/at-door';
import type { DoorAnswers } from '@/lib/lobby/client/use-door-answers';
import type { WaitingRow } from '@/lib/lobby/waiting-row';

type WaitLineProps = { waiting: readonly WaitingRow[]; now: number; className?: string };

/** "Ada has been waiting for 2 min", on flint. Spoken when somebody comes, and not with every minute. */
export function WaitLine({ waiting, now, className = '' }: WaitLineProps) {
  const t = useTranslations('lobby.door');
  const words = waitWords(waiting, now);
  if (words === null) return null;
  return (
    <p className={`flex min-w-0 gap-2 font-medium text-gorse ${className}`}>
      <DoorOpen aria-hidden="true" className="mt-0.5 size-4! flex-none" />
      <span className="min-w-0">{t('waits', { ...words })}</span>
    </p>
  );
}

type AnswersProps = {
  roomId: string;
  person: WaitingRow;
  /** People come in from here only while a call is on. */
  isLive: boolean;
  answers: DoorAnswers;
  /** The height of the buttons, as the place around them has it. */
  size?: 32 | 44;
  className?: string;
};

/** The two quiet answers to one person at the door. */
export function WaitAnswers({ roomId, person, isLive, answers, size = 32, className = '' }: AnswersProps) {
  const t = useTranslations('lobby.door');
  const { uid, name } = person;
  return (
    <span className={`flex gap-3 ${className}`}>
      <Button
        variant="stage"
        {...{ size }}
        className="flex-1"
        aria-label={t('notNowName', { name })}
        onClick={() => answers.notNow({ roomId, uid })}
      >
        {t('notNow')}
      </Button>
      {isLive ? (
        <Button
          variant="stage"
          {...{ size }}
          className="flex-1"
          aria-label={t('admitName', { name })}
          isPending={answers.isPending}
          onClick={() => answers.admit({ roomId, uid })}
        >
          {t('admit')}
        </Button>
      ) : null}
    </span>
  );
}

/** How many rows a block has before it only counts. */
const mostRows = 3;

type DoorQueueProps = {
  roomId: string;
  waiting: readonly WaitingRow[];
  now: number;
  isLive: boolean;
  answers: DoorAnswers;
};

/** The queue at a door inside the room's block of the list: each person with the answers, under a hairline. */
export function DoorQueue({ roomId, waiting, now, isLive, answers }: DoorQueueProps) {
  const t = useTranslations('lobby.door');
  const more = waiting.length - mostRows;
  return (
    <ul className="col-span-full grid gap-4 border-t border-line pt-4" aria-label={t('label')}>
      {waiting.slice(0, mostRows).map((person) => (
        <li key={person.uid} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar name={person.name} hue={personColour(person.uid, person.seat ?? undefined).hue} />
          <span className="min-w-0 flex-1 basis-48">
            <WaitLine waiting={[person]} now={now} />
            <span className="block text-13 text-stage-text-2">
              {t(person.kind === 'guest' ? 'guest' : 'account')} {isLive ? t('fromHere') : t('afterJoining')}
            </span>
          </span>
          <WaitAnswers {...{ roomId, person, isLive, answers }} className="max-tablet:w-full" />
        </li>
      ))}
      {more > 0 ? <li className="text-stage-text-2">{t('more', { count: more })}</li> : null}
    </ul>
  );
}
