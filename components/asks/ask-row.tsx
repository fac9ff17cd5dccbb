'use client';

import { Ellipsis, Hand, Hourglass, MessageSquareX, Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeclineDialog } from '@/components/asks/decline-dialog';
import { useAnswer } from '@/components/asks/use-answer';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { HandBadge } from '@/components/ui/people/hand-badge';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { PersonBar } from '@/components/ui/people/person-bar';
import { useFocusKeptAround } from '@/components/ui/focus/use-focus-kept-around';
import type { Ask } from '@/lib/asks/queue';
import { useNow } from '@/lib/core/client/use-now';
import type { PersonColour } from '@/lib/core/person-hue';

type AskRowProps = {
  roomId: string;
  ask: Ask;
  name: string;
  colour: PersonColour;
  place: number;
  /** One's own is taken back. */
  onWithdraw: (() => void) | undefined;
  /** Takes this hand down. */
  onLower: () => void;
  mayAnswer: boolean;
};

/** One who waits: who, for what, since when, and what can be answered. */
export function AskRow(props: AskRowProps) {
  const { roomId, ask, name, colour, place, onWithdraw, onLower, mayAnswer } = props;
  const t = useTranslations('asks.queue');
  const { answer, isPending, error } = useAnswer(roomId, ask);
  const [isDeclining, setIsDeclining] = useState(false);
  const minutes = Math.max(0, Math.floor((useNow() - ask.at) / 60_000));
  const since = t('since', { minutes });
  const words =
    ask.note === null
      ? t('line', { what: t(`what.${ask.kind}`), since })
      : t('note', { note: ask.note, since });
  const isHand = ask.kind === 'hand';
  const kept = useFocusKeptAround<HTMLLIElement>();
  return (
    <li ref={kept}>
      <div className="grid min-h-12 grid-cols-[3px_32px_minmax(0,1fr)_auto_auto] items-center gap-x-2 py-1 pr-3 pl-4 pointer-coarse:min-h-14">
        <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-7" />
        <Avatar name={name} hue={colour.hue} uid={ask.uid} />
        <span className="min-w-0">
          <span className="block truncate text-14 font-medium" title={name}>
            {name}
          </span>
          <span className="line-clamp-2 text-12 text-ink-2">{words}</span>
        </span>
        <span role="img" aria-label={t('place', { place })}>
          <HandBadge place={place} />
        </span>
        {onWithdraw ? (
          <Button variant="quiet" size={32} onClick={onWithdraw}>
            {t(isHand ? 'lowerMine' : 'withdraw')}
          </Button>
        ) : mayAnswer ? (
          <AnswerMenu {...{ ask, name, isPending, answer, onLower }} onDecline={() => setIsDeclining(true)} />
        ) : null}
      </div>
      <FailureNotice error={error} className="mx-4 mb-2" />
      <DeclineDialog
        place={`room.${roomId}.decline.${ask.uid}.${ask.kind}`}
        name={name}
        isOpen={isDeclining}
        onOpenChange={setIsDeclining}
        onDecline={(said) => answer({ outcome: 'declined', words: said })}
      />
    </li>
  );
}

type AnswerMenuProps = Pick<AskRowProps, 'ask' | 'name' | 'onLower'> &
  Pick<ReturnType<typeof useAnswer>, 'answer' | 'isPending'> & { onDecline: () => void };

/** What can be answered: a hand is taken down, all else allowed for a time. */
function AnswerMenu({ ask, name, isPending, answer, onLower, onDecline }: AnswerMenuProps) {
  const t = useTranslations('asks.queue');
  return (
    <Menu trigger={<IconButton label={t('answer', { name })} icon={<Ellipsis />} isPending={isPending} />}>
      {ask.kind === 'hand' ? (
        <MenuItem icon={<Hand />} onSelect={onLower}>
          {t('lower')}
        </MenuItem>
      ) : (
        <>
          {isSending(ask.kind) ? (
            <MenuItem
              icon={<Timer />}
              hint={t('onceWhat')}
              onSelect={() => answer({ outcome: 'granted', lasts: 'once' })}
            >
              {t('once')}
            </MenuItem>
          ) : null}
          <MenuItem icon={<Hourglass />} onSelect={() => answer({ outcome: 'granted', lasts: 'session' })}>
            {t('session')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={<MessageSquareX />} onSelect={onDecline}>
        {t('decline')}
      </MenuItem>
    </Menu>
  );
}

/** What ends when it is stopped, so that it can be allowed once. */
const isSending = (kind: Ask['kind']): boolean => /^(mic|camera|screen):publish$/.test(kind);
