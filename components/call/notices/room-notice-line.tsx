'use client';

import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { useNoticeWords } from '@/components/call/notices/use-notice-words';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { RoomNotice, RoomNotices } from '@/lib/call/client/notices/room-notices';

type RoomNoticeLineProps = {
  notice: RoomNotice;
  notices: RoomNotices;
  /** The press that a notice offers, for the key that leads to it. */
  pressRef: RefObject<HTMLButtonElement | null>;
};

/**
 * One line of news in the room's free zone; errors say what helps. It stays while a pointer or the focus is on it. It
 * is for the eye: screen readers commonly skip what comes into the page with its words, so `useRoomWords` says them.
 */
export function RoomNoticeLine({ notice, notices, pressRef }: RoomNoticeLineProps) {
  const wordsOf = useNoticeWords();
  const trouble = notice.type === 'error' ? notice : null;
  const error = useUserError(trouble?.thrown, trouble?.device);
  if (notice.type === 'error') {
    if (error === null) return null;
    return (
      <p role="alert" className="flex min-w-0 items-center gap-2 text-13">
        <CircleAlert aria-hidden="true" className="size-4! text-mic-off" />
        <span className="line-clamp-2">{[error.happened, error.next].filter(Boolean).join(' ')}</span>
      </p>
    );
  }
  return (
    <p
      className="flex min-w-0 items-center gap-2 text-13"
      onPointerEnter={notices.hold}
      onPointerLeave={notices.letGo}
      onFocus={notices.hold}
      onBlur={notices.letGo}
    >
      {notice.type === 'back' ? <Check aria-hidden="true" className="size-4! text-speaking" /> : null}
      <span className="line-clamp-2">{wordsOf(notice)}</span>
      <NoticeAction {...{ notice, pressRef }} onDone={notices.dismiss} />
    </p>
  );
}

type NoticeActionProps = Pick<RoomNoticeLineProps, 'notice' | 'pressRef'> & { onDone: () => void };

/** The one press that undoes what was done, or resumes what was stopped. */
function NoticeAction({ notice, pressRef, onDone }: NoticeActionProps) {
  const t = useTranslations('call.notice');
  const offer =
    (notice.type === 'allowed-again' || notice.type === 'told') && notice.resume
      ? { label: t('resume'), act: notice.resume }
      : notice.type === 'allowed'
        ? { label: t('start', { kind: notice.kind }), act: notice.start }
        : notice.type === 'done' && notice.undo
          ? { label: t('undo'), act: notice.undo }
          : null;
  if (offer === null) return null;
  const press = () => {
    // First, because what the press leads to may be said in its place.
    onDone();
    offer.act();
  };
  return <Press label={offer.label} onPress={press} pressRef={pressRef} />;
}

type PressProps = { label: string; onPress: () => void; pressRef: NoticeActionProps['pressRef'] };

/** A person who came here by key returns to where they were once it has gone, as it does with the press. */
function Press({ label, onPress, pressRef }: PressProps) {
  const cameFrom = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const press = pressRef.current;
    return () => {
      const { current: from } = cameFrom;
      if (document.activeElement === press && from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, [pressRef]);
  return (
    <button
      ref={pressRef}
      type="button"
      onClick={onPress}
      onFocus={({ relatedTarget }: FocusEvent) => (cameFrom.current = relatedTarget)}
      className="target h-8 flex-none px-2 font-semibold underline underline-offset-3"
    >
      {label}
    </button>
  );
}
