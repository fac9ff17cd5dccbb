'use client';

import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { watchDiscarded } from '@/lib/auth/client/drafts/draft-store';
import { useDraft } from '@/lib/auth/client/use-draft';
import { answerTo, type Audience } from '@/lib/chat/audience';
import type { Mentioned } from '@/lib/chat/mentions';
import type { ShownMessage } from '@/lib/chat/merge-messages';
import { parseQuotedCell, type QuotedCell } from '@/lib/chat/quotes/quoted-cell';

/** What somebody is writing: nothing of it is lost with the panel, least of all who is to read it. */
export type Composed = {
  text: string;
  to: Audience;
  /** The id of the message that it answers. */
  replyTo: string | undefined;
  /** A cell of a sheet that it quotes. */
  cell: QuotedCell | undefined;
  /** Those whose names were chosen for it. */
  mentioned: readonly Mentioned[];
  type: (text: string) => void;
  /** The text with a chosen name in it. */
  mention: (text: string, person: Mentioned) => void;
  choose: (to: Audience) => void;
  /** Answers a message, to those who read that one. */
  answer: (message: Pick<ShownMessage, 'id' | 'to' | 'from'>) => void;
  /** Answers nothing after all. */
  dropReply: () => void;
  /** Quotes a cell, in the place of the one before; undefined for none after all. */
  quote: (cell: QuotedCell | undefined) => void;
  /** It is sent. The next one is for the same readers. */
  clear: () => void;
};

type Written = {
  text: string;
  to: Audience;
  mentioned: readonly Mentioned[];
  replyTo?: string | undefined;
  cell?: QuotedCell | undefined;
};

/** Keeps what a person writes in the chat of a room. */
export function useComposed(roomId: string, uid: string): Composed {
  const place = `room.${roomId}.chat`;
  const draft = useDraft(place, { outlivesTab: true });
  const [written, setWritten] = useState<Written>(() => {
    const { text = '', to = 'everyone', mentioned, replyTo, cell } = draft.read();
    return { text, to, mentioned: parseMentioned(mentioned), replyTo, cell: parseQuotedCell(cell) };
  });
  useEffect(
    () =>
      watchDiscarded(uid, place, ({ text }) =>
        setWritten((now) => (now.text === text ? { text: '', to: now.to, mentioned: [] } : now)),
      ),
    [uid, place],
  );
  return useMemo(() => {
    const put = (change: Partial<Written>) => {
      const next = { ...written, ...change };
      setWritten(next);
      const { text, to, mentioned, replyTo, cell } = next;
      const names = mentioned.length === 0 ? {} : { mentioned: JSON.stringify(mentioned) };
      const quoted = cell === undefined ? {} : { cell: JSON.stringify(cell) };
      if (text === '' && to === 'everyone' && replyTo === undefined && cell === undefined) draft.discard();
      else draft.keep({ text, to, ...names, ...quoted, ...(replyTo !== undefined && { replyTo }) });
    };
    return {
      text: written.text,
      to: written.to,
      replyTo: written.replyTo,
      cell: written.cell,
      mentioned: written.mentioned,
      type: (text) => put({ text }),
      mention: (text, { uid: of, name }) =>
        put({ text, mentioned: [...written.mentioned.filter((one) => one.uid !== of), { uid: of, name }] }),
      choose: (to) => put({ to }),
      answer: (message) => put({ replyTo: message.id, to: answerTo(message, uid) }),
      dropReply: () => put({ replyTo: undefined }),
      quote: (cell) => put({ cell }),
      clear: () => put({ text: '', mentioned: [], replyTo: undefined, cell: undefined }),
    };
  }, [draft, written, uid]);
}

const mentionedSchema = z.array(z.object({ uid: z.string(), name: z.string() }));

function parseMentioned(kept: string | undefined): readonly Mentioned[] {
  try {
    return mentionedSchema.parse(JSON.parse(kept ?? '[]'));
  } catch {
    return [];
  }
}
