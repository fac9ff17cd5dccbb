'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { MessageDeskContext, type MessageDesk } from '@/components/chat/actions/message-desk';
import type { ChatProps } from '@/components/chat/chat-props';
import { TypingLine } from '@/components/chat/composing/typing-line';
import { Composer } from '@/components/chat/composing/composer';
import { useComposed } from '@/components/chat/composing/use-composed';
import { ChatFilesContext } from '@/components/chat/files/chat-files';
import { useAttachments } from '@/components/chat/files/use-attachments';
import { useFilesOfChat } from '@/components/chat/files/use-chat-files';
import { MessageList } from '@/components/chat/message-list';
import { SheetWaysContext, type SheetWays } from '@/components/chat/quotes/sheet-ways';
import { useQuoteHandOver } from '@/components/chat/quotes/use-quote-hand-over';
import {
  QuoteContext,
  ReplyContext,
  type Quotes,
  type Replies,
} from '@/components/chat/replies/reply-context';
import { useReplyParts } from '@/components/chat/replies/use-reply-parts';
import { MessageReaderContext, type MessageReader } from '@/components/chat/message-text/message-reader';
import { PinnedRow } from '@/components/chat/pinned-row';
import { useSearchParts } from '@/components/chat/search/use-search-parts';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { toAddressees } from '@/lib/chat/addressees';
import { isPrivate, type Audience } from '@/lib/chat/audience';
import { useTyping } from '@/lib/chat/client/use-typing';
import type { TypingMark } from '@/lib/chat/client/mark-typing';
import { useCalculator } from '@/lib/chat/client/use-calculator';
import { useChat, type Chat } from '@/lib/chat/client/use-chat';
import { useUserError } from '@/lib/errors/client/use-user-error';

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
  const { roomId, uid, name, lane, people, nameOf, colourOf, denials, children } = props;
  const { fileWays, sheetWays } = props;
  const chat = useChat({ roomId, uid, name, lane });
  const { messages, hosts, slow, actions, send } = chat;
  const { sought, show, found } = useSought(chat.history);
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
  const addressees = toAddressees({ uid, people, hosts, directDenial: denials.direct });
  const { replies, quotes } = useReplyParts({ messages, colourOf, mayWrite: desk.mayWrite, composed, show });
  const parts: ChatParts = {
    list: (
      <ChatFilesContext value={files}>
        <ChatMessages {...{ uid, chat, sought, colourOf }} onFound={found} />
        {viewer}
      </ChatFilesContext>
    ),
    composer: (
      <>
        <TypingLine {...{ typing, nameOf }} />
        <Composer {...{ composed, others, addressees, slow, denials, attachments }} onSend={sendWithFile} />
      </>
    ),
    search: field,
    bands: (
      <>
        <PinnedRow roomId={roomId} onShow={show} />
        {results}
      </>
    ),
  };
  return <ChatContexts {...{ reader, desk, sheetWays, replies, quotes }}>{children(parts)}</ChatContexts>;
}

/** The message that somebody goes to, until the list shows it. */
function useSought({ loadTo }: Pick<Chat['history'], 'loadTo'>) {
  const [sought, setSought] = useState<string | null>(null);
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
  return { sought, show, found };
}

type ChatMessagesProps = {
  uid: string;
  chat: Chat;
  sought: string | null;
  colourOf: ChatProps['colourOf'];
  onFound: () => void;
};

function ChatMessages({ uid, chat, sought, colourOf, onFound }: ChatMessagesProps) {
  const t = useTranslations('chat');
  const { messages, firstNew, isReady, failure, history, retry, discard } = chat;
  const error = useUserError(failure);
  return (
    <>
      <FailureNotice error={error} />
      {isReady && messages.length === 0 ? (
        <EmptyState title={t('empty.title')} why={t('empty.line')} headingLevel={3} className="m-auto p-6" />
      ) : (
        <MessageList
          {...{ uid, messages, firstNew, history, sought, colourOf, onFound }}
          onRetry={retry}
          onDiscard={discard}
        />
      )}
    </>
  );
}

type ChatContextsProps = {
  reader: MessageReader;
  desk: MessageDesk;
  sheetWays: SheetWays;
  replies: Replies;
  quotes: Quotes;
  children: ReactNode;
};

/** Gives each message what it needs of the chat. */
const ChatContexts = ({ reader, desk, sheetWays, replies, quotes, children }: ChatContextsProps) => (
  <MessageReaderContext value={reader}>
    <MessageDeskContext value={desk}>
      <SheetWaysContext value={sheetWays}>
        <ReplyContext value={replies}>
          <QuoteContext value={quotes}>{children}</QuoteContext>
        </ReplyContext>
      </SheetWaysContext>
    </MessageDeskContext>
  </MessageReaderContext>
);

/** What every message needs of the page around it; it changes only with the person's rights and the names. */
function useDesk(
  { uid, isHost, nameOf, denials, formulaWays: { ask, toSheet } = {} }: ChatProps,
  actions: MessageDesk['actions'],
) {
  const t = useTranslations('chat');
  const calculate = useCalculator();
  const mayWrite = denials.write === null;
  return useMemo(() => {
    const nameOfAnyone = (one: string) => nameOf(one) ?? t('somebody');
    return {
      reader: { uid, calculate, nameOf: nameOfAnyone },
      desk: { uid, mayWrite, isHost, nameOf: nameOfAnyone, actions, ask, toSheet },
    };
  }, [uid, isHost, mayWrite, calculate, nameOf, actions, ask, toSheet, t]);
}
