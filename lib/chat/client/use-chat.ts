'use client';

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import type { PictureWays } from '@/lib/files/client/create-picture-streams';
import { watchMember } from '@/lib/rooms/client/watch-room';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import type { Audience } from '../audience';
import { applyIntents } from '../changes/apply-intents';
import { mergeMessages, type HeardMessage, type ShownMessage } from '../merge-messages';
import type { QuotedCell } from '../quotes/quoted-cell';
import { isSendable, type KeptMessage } from '../schema';
import { createMessageOutbox } from './message-outbox';
import { outboxPorts } from './outbox-ports';
import { moveReadMark, readMarkOf } from './read-mark';
import { useHistory } from './use-history';
import { useMessageActions, type MessageActions } from './use-message-actions';
import { useSlowMode, type SlowMode } from './use-slow-mode';
import { watchHosts } from './watch-hosts';

type LaneMessage = {
  id: string;
  name: string;
  text: string;
  to: Audience;
  replyTo?: string;
  file?: string;
  cell?: QuotedCell;
};

/** A formula or a calculation, as far as counting needs to know. */
const hasFormula = /\$[^$\s]|^=|\{=/u;

/** What a message carries besides its text: the message that it answers, a file of the room, a cell of a sheet. */
export type MessageExtras = {
  replyTo?: string | undefined;
  file?: string | undefined;
  cell?: QuotedCell | undefined;
};

/** The way by which a call shows a message before the database has it. Only its readers get it. */
export type ChatLane = {
  send: (message: LaneMessage) => Promise<void>;
  listen: (listener: (message: LaneMessage, from: string) => void) => () => void;
  /** The pictures of messages, while their uploads are on their way. */
  pictures?: PictureWays;
};

type ChatInput = { roomId: string; uid: string; name: string; lane: ChatLane | null };

export type Chat = {
  messages: readonly ShownMessage[];
  /** The first message that the person had not read when they came, if there is one. */
  firstNew: string | null;
  /** The history has come. */
  isReady: boolean;
  /** What keeps it from coming, or what the server did not do, as thrown. */
  failure: unknown;
  /** Who reads a message to the hosts. */
  hosts: readonly string[];
  slow: SlowMode;
  history: ReturnType<typeof useHistory>;
  actions: MessageActions;
  send: (text: string, to: Audience, extras?: MessageExtras) => void;
  retry: (id: string) => void;
  discard: (id: string) => void;
};

const nobody: readonly string[] = [];

/** A message that the database never brings was not kept: after so long it goes (ms). */
const heardFor = 30_000;

/** The chat of a room for one person: what was kept, what comes by the call, and what is on its way. */
export function useChat({ roomId, uid, name, lane }: ChatInput): Chat {
  const outbox = useMemo(() => createMessageOutbox(outboxPorts(roomId, uid)), [roomId, uid]);
  useEffect(() => outbox.start(), [outbox]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read);
  // The rules compare the name with the member's.
  const { value: member } = useWatch(watchMember, roomId, uid);
  const ownName = member?.name ?? name;
  const { value: hosts = nobody } = useWatch(watchHosts, roomId);
  const slow = useSlowMode(roomId, outbox, hosts.includes(uid));
  const history = useHistory(roomId, uid);
  const kept = history.isReady ? history.messages : undefined;
  const { actions, intents, failure: refusal } = useMessageActions(roomId, uid);
  const newest = useRef(0);
  useEffect(() => {
    newest.current = kept?.at(-1)?.at ?? 0;
  }, [kept]);
  const heard = useHeard(lane, newest);

  // What comes while the reader looks on is not marked.
  const [found, setFound] = useState<{ firstNew: string | null } | null>(null);
  if (kept !== undefined && found === null) setFound({ firstNew: findFirstNew(kept, uid, roomId) });
  const newestAt = kept?.at(-1)?.at;
  useEffect(() => {
    if (newestAt !== undefined) moveReadMark(uid, roomId, newestAt);
  }, [uid, roomId, newestAt]);

  const merged = useMemo(
    () => mergeMessages({ kept: kept ?? [], heard, pending, uid }),
    [kept, heard, pending, uid],
  );
  const messages = useMemo(() => applyIntents(merged, intents, uid), [merged, intents, uid]);
  const send = useCallback(
    (text: string, to: Audience, extras: MessageExtras = {}) => {
      if (!isSendable(text)) return;
      const message = { id: crypto.randomUUID(), name: ownName, text, to, ...carriedOf(extras) };
      outbox.send(message);
      if (hasFormula.test(message.text)) countUse({ name: 'formula_sent' });
      // What does not arrive this way comes by the database.
      void lane?.send(message).catch(() => undefined);
    },
    [outbox, lane, ownName],
  );
  const retry = useCallback((id: string) => outbox.retry(id, ownName), [outbox, ownName]);
  const { discard } = outbox;
  return {
    messages,
    firstNew: found?.firstNew ?? null,
    isReady: history.isReady,
    failure: history.failure ?? refusal,
    hosts,
    slow,
    history,
    actions,
    send,
    retry,
    discard,
  };
}

/** What a message carries, without what it does not. */
const carriedOf = ({ replyTo, file, cell }: MessageExtras) => ({
  ...(replyTo !== undefined && { replyTo }),
  ...(file !== undefined && { file }),
  ...(cell !== undefined && { cell }),
});

const findFirstNew = (kept: readonly KeptMessage[], uid: string, roomId: string): string | null => {
  const mark = readMarkOf(uid, roomId);
  return kept.find(({ at, from }) => at > mark && from !== uid)?.id ?? null;
};

/** What was heard by the call, each for as long as the database may need to bring it. */
function useHeard(lane: ChatLane | null, newest: { readonly current: number }): readonly HeardMessage[] {
  const [heard, setHeard] = useState<readonly HeardMessage[]>([]);
  useEffect(() => {
    if (lane === null) return undefined;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = lane.listen((message, from) => {
      setHeard((before) => [
        ...before.filter(({ id }) => id !== message.id),
        { ...message, from, after: newest.current },
      ]);
      timers.add(
        setTimeout(() => setHeard((before) => before.filter(({ id }) => id !== message.id)), heardFor),
      );
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, [lane, newest]);
  return heard;
}
