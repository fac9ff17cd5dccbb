'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { MessageDeskContext, type MessageDesk } from '@/components/chat/actions/message-desk';
import { TypingLine } from '@/components/chat/composing/typing-line';
import { Composer } from '@/components/chat/composing/composer';
import { useComposed } from '@/components/chat/composing/use-composed';
import { ChatFilesContext } from '@/components/chat/files/chat-files';
import { useAttachments } from '@/components/chat/files/use-attachments';
import type { FileWays } from '@/components/files/viewer/file-viewer';
import { useFilesOfChat } from '@/components/chat/files/use-chat-files';
import { MessageList } from '@/components/chat/message-list';
import { SheetWaysContext, type SheetWays } from '@/components/chat/quotes/sheet-ways';
import { useQuoteHandOver } from '@/components/chat/quotes/use-quote-hand-over';
import { QuoteContext, ReplyContext } from '@/components/chat/replies/reply-context';
import { useReplyParts } from '@/components/chat/replies/use-reply-parts';
import { MessageReaderContext } from '@/components/chat/message-text/message-reader';
import { PinnedRow } from '@/components/chat/pinned-row';
import { useSearchParts } from '@/components/chat/search/use-search-parts';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { toAddressees, type Reader } from '@/lib/chat/addressees';
import { isPrivate, type Audience } from '@/lib/chat/audience';
import { useTyping } from '@/lib/chat/client/use-typing';
import type { TypingMark } from '@/lib/chat/client/mark-typing';
import { useCalculator } from '@/lib/chat/client/use-calculator';
import { useChat, type ChatLane } from '@/lib/chat/client/use-chat';
import type { SheetFormula } from '@/lib/chat/text/list-formulas';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';

export type ChatProps = {
  roomId: string;
  uid: string;
  name: string;
  /** Whether this person may pin messages and remove those of others. */
  isHost: boolean;
  /** Takes formulas into the sheet beside the chat; undefined where no sheet can be. */
  toSheet?: (formulas: readonly SheetFormula[]) => void;
  /** Where a file of a message can go. */
  fileWays?: FileWays;
  /** The sheets of the room, to which quoted cells lead. */
  sheetWays: SheetWays;
  /** The call, where there is one. */
  lane: ChatLane | null;
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
  /** Those in the room whom this person sees. */
  people: readonly Reader[];
  /** Why they may write to no single person but a host; null where they may. */
  directDenial: string | null;
  /** Why they share no files; undefined where they may. */
  fileDenied: string | undefined;
  /** Why this person only reads, and what they can do about it; null where they may write. */
  denied: { reason: string; way: ReactNode } | null;
};

type ChatParts = { list: ReactNode; composer: ReactNode; search: ReactNode; bands: ReactNode };

type ChatFrameProps = ChatProps & {
  /** Puts the parts where they stand: the bands are rows above the list, from edge to edge. */
  children: (parts: ChatParts) => ReactNode;
};

/** Marks what is typed for everyone; of a private message nobody hears before it is sent. */
function useTypingMark({ note, stop }: TypingMark, { text, to }: { text: string; to: Audience }) {
  const before = useRef(text);
  useEffect(() => {
    const isTyped = text !== before.current;
    before.current = text;
    if (text === '' || isPrivate(to)) stop();
    else if (isTyped) note();
  }, [note, stop, text, to]);
}

/** The chat of a room, in whatever stands around it: a panel beside a call, or a page. */
export function ChatFrame(props: ChatFrameProps) {
  const { roomId, uid, name, lane, people, nameOf, colourOf, directDenial, denied, children } = props;
  const { fileDenied, fileWays, sheetWays } = props;
  const t = useTranslations('chat');
  const chat = useChat({ roomId, uid, name, lane });
  const { messages, firstNew, isReady, failure, hosts, slow, history, actions, send, retry, discard } = chat;
  const error = useUserError(failure);
  const [sought, setSought] = useState<string | null>(null);
  const { loadTo } = history;
  const show = useCallback(
    (id: string) => {
      setSought(id);
      void loadTo(id).then((isThere) => {
        if (!isThere) setSought(null);
      });
    },
    [loadTo],
  );
  const found = useCallback(() => setSought(null), []);
  const { field, results } = useSearchParts(roomId, uid, show);
  const { reader, desk } = useDesk(props, actions);
  const composed = useComposed(roomId, uid);
  useQuoteHandOver(roomId, composed);
  const { typing, mark } = useTyping(roomId, uid);
  useTypingMark(mark, composed);
  const attachments = useAttachments(roomId, uid);
  const hasFiles = messages.some(({ file }) => file !== undefined);
  const pictures = lane?.pictures;
  const { files, carry, viewer } = useFilesOfChat({ roomId, uid, hasFiles, ways: fileWays, pictures });
  const sendWithFile: typeof send = (text, to, extras) => {
    send(text, to, extras);
    if (extras?.file !== undefined) carry(extras.file, to);
  };
  const others = useMemo(() => people.filter((person) => person.uid !== uid), [people, uid]);
  const addressees = toAddressees({ uid, people, hosts, directDenial });
  const { replies, quotes } = useReplyParts({ messages, colourOf, mayWrite: desk.mayWrite, composed, show });
  const list =
    isReady && messages.length === 0 ? (
      <EmptyState title={t('empty.title')} why={t('empty.line')} headingLevel={3} className="m-auto p-6" />
    ) : (
      <MessageList
        {...{ uid, messages, firstNew, history, sought, colourOf }}
        onFound={found}
        onRetry={retry}
        onDiscard={discard}
      />
    );
  return (
    <MessageReaderContext value={reader}>
      <MessageDeskContext value={desk}>
        <SheetWaysContext value={sheetWays}>
          <ReplyContext value={replies}>
            <QuoteContext value={quotes}>
              {children({
                list: (
                  <ChatFilesContext value={files}>
                    <FailureNotice error={error} />
                    {list}
                    {viewer}
                  </ChatFilesContext>
                ),
                composer: (
                  <>
                    <TypingLine {...{ typing, nameOf }} />
                    <Composer
                      {...{ composed, others, addressees, slow, denied, attachments, fileDenied }}
                      onSend={sendWithFile}
                    />
                  </>
                ),
                search: field,
                bands: (
                  <>
                    <PinnedRow roomId={roomId} onShow={show} />
                    {results}
                  </>
                ),
              })}
            </QuoteContext>
          </ReplyContext>
        </SheetWaysContext>
      </MessageDeskContext>
    </MessageReaderContext>
  );
}

/** What every message needs of the page around it; it changes only with the person's rights and the names. */
function useDesk({ uid, isHost, nameOf, denied, toSheet }: ChatProps, actions: MessageDesk['actions']) {
  const t = useTranslations('chat');
  const calculate = useCalculator();
  const mayWrite = denied === null;
  return useMemo(() => {
    const nameOfAnyone = (one: string) => nameOf(one) ?? t('somebody');
    return {
      reader: { uid, calculate, nameOf: nameOfAnyone },
      desk: { uid, mayWrite, isHost, nameOf: nameOfAnyone, actions, toSheet },
    };
  }, [uid, isHost, mayWrite, calculate, nameOf, actions, toSheet, t]);
}
