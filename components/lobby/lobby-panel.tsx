'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { DeclineDialog } from '@/components/lobby/decline-dialog';
import { LineForm } from '@/components/lobby/line-form';
import { SentAway } from '@/components/lobby/sent-away';
import { WaitingRow } from '@/components/lobby/waiting-row';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { WaitingRow as WaitingPerson } from '@/lib/lobby/waiting-row';
import { useDraft, type FormDraft } from '@/lib/auth/client/use-draft';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useLobbyPanel, type ActionDone } from '@/lib/lobby/client/use-lobby-panel';
import { useOwnRole } from '@/lib/rooms/client/use-own-role';

type LobbyPanelProps = {
  roomId: string;
  /** The role in this session of the person who lets in: nobody gives a higher one. */
  profile: PersonProfileId;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  onFailed: (thrown: unknown) => void;
  /** Missing for a person who lets people in and decides nothing else about them. */
  onBan: ((person: WaitingPerson) => void) | undefined;
};

/** The waiting people, and what the person who lets in can do. Nothing while nobody waits. */
export function LobbyPanel({ roomId, profile, onDone, onFailed, onBan }: LobbyPanelProps) {
  const t = useTranslations('lobby.panel');
  const typing = useTyping(roomId);
  const { declining, isWriting, endDeclining, endWriting } = typing;
  const tellDone = useDoneWords(onDone);
  const lobbyPanel = useLobbyPanel(roomId, {
    onDone: (done) => {
      if (done.kind === 'decline' || done.kind === 'not-waiting') endDeclining();
      if (done.kind === 'write') endWriting();
      tellDone(done);
    },
    onFailed,
  });
  const { waiting, sentAway, isPending, start, takeBack, reset } = lobbyPanel;
  const error = useUserError(lobbyPanel.failure);
  const own = useOwnRole(roomId);
  // What is being typed stays, even when the last waiting person has gone.
  if (waiting.length + sentAway.length === 0 && declining === null && !isWriting) return null;
  return (
    <div className="border-b border-line pb-3">
      {declining === null && !isWriting ? <FailureNotice error={error} className="mx-4 mt-3" /> : null}
      {waiting.length > 0 || isWriting ? (
        <section aria-labelledby="waiting">
          <WaitingPeople
            {...{ waiting, profile, isPending, start, onBan }}
            lasting={own ?? profile}
            onDecline={(person) => {
              reset();
              typing.decline(person);
            }}
          />
          {isWriting ? (
            <LineToAll draft={typing.line} {...{ error, isPending, start }} onClose={endWriting} />
          ) : waiting.length === 0 ? null : (
            <Button size={32} variant="quiet" className="mt-1 ml-1" onClick={typing.write}>
              {t('write')}
            </Button>
          )}
        </section>
      ) : null}
      {sentAway.length === 0 ? null : (
        <SentAway
          rows={sentAway}
          {...{ isPending, onBan }}
          onTakeBack={({ uid, name }) => takeBack({ uid, name })}
        />
      )}
      {declining === null ? null : (
        <DeclineDialog
          name={declining.name}
          draft={typing.refusal}
          {...{ error, isPending }}
          onDecline={(words) => start({ kind: 'decline', ...declining, words })}
          onClose={endDeclining}
        />
      )}
    </div>
  );
}

type Declined = { uid: string; name: string };
type LobbyWork = Pick<ReturnType<typeof useLobbyPanel>, 'waiting' | 'isPending' | 'start'>;

/** What is being typed: a line to all who wait, and the words to a person who is not let in. */
function useTyping(roomId: string) {
  const [declining, decline] = useState<Declined | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const line = useDraft(`room.${roomId}.line`);
  const refusal = useDraft(`room.${roomId}.decline.${declining?.uid ?? ''}`);
  return {
    line,
    refusal,
    declining,
    isWriting,
    decline,
    write: () => setIsWriting(true),
    endDeclining: () => {
      refusal.discard();
      decline(null);
    },
    endWriting: () => {
      line.discard();
      setIsWriting(false);
    },
  };
}

/** Says what was done, with the way to take it back. */
function useDoneWords(onDone: LobbyPanelProps['onDone']): (done: ActionDone) => void {
  const t = useTranslations('lobby.panel');
  return (done) => {
    if (done.kind === 'decline') onDone(t('declined', { name: done.name }), done.undo);
    else if (done.kind === 'not-waiting') onDone(t('notWaiting', { name: done.name }));
    else if (done.kind === 'take-back') onDone(t('takenBack', { name: done.name }));
    else if (done.kind === 'admit') onDone(t('admitted', { count: done.count }));
    else onDone(t('sent', { count: done.count }));
  };
}

type WaitingPeopleProps = LobbyWork &
  Pick<LobbyPanelProps, 'profile' | 'onBan'> & {
    /** What the person who lets in is here without what was lent to them. */
    lasting: PersonProfileId;
    onDecline: (person: Declined) => void;
  };

/** Who waits, with an answer for each, and one for all. */
function WaitingPeople(props: WaitingPeopleProps) {
  const { waiting, isPending, start, profile, lasting, onBan, onDecline } = props;
  const t = useTranslations('lobby.panel');
  const now = useNow();
  return (
    <>
      <div className="flex min-h-10 items-center gap-2 pt-3 pr-3 pl-4 text-13">
        <h3 id="waiting" className="font-semibold">
          {t('waiting')}
        </h3>
        <span className="text-ink-2 tabular">{waiting.length}</span>
        {waiting.length > 1 ? (
          <Button
            size={32}
            variant="quiet"
            className="ml-auto"
            isPending={isPending}
            onClick={() => start({ kind: 'admit', uids: waiting.map(({ uid }) => uid) })}
          >
            {t('admitAll')}
          </Button>
        ) : null}
      </div>
      <ul>
        {waiting.map((row) => (
          <WaitingRow
            key={row.uid}
            {...{ row, now, profile, lasting, isPending }}
            onBan={onBan ? () => onBan(row) : undefined}
            onAdmit={(given) => start({ kind: 'admit', uids: [row.uid], ...(given && { profile: given }) })}
            onDecline={() => onDecline({ uid: row.uid, name: row.name })}
          />
        ))}
      </ul>
    </>
  );
}

type LineToAllProps = Omit<LobbyWork, 'waiting'> & {
  draft: FormDraft;
  error: ComponentProps<typeof LineForm>['error'];
  onClose: () => void;
};

/** A line of text to all who wait. */
function LineToAll({ draft, error, isPending, start, onClose }: LineToAllProps) {
  const t = useTranslations('lobby.panel');
  return (
    <LineForm
      className="mt-2 grid gap-2 px-4"
      words={{ label: t('line'), hint: t('lineHint'), fault: t('faults.line'), send: t('send') }}
      {...{ draft, error, isPending, onClose }}
      onSend={(words) => start({ kind: 'write', words })}
    />
  );
}
