import {
  CircleHelp,
  FileText,
  Folder,
  MessageSquare,
  Presentation,
  ScrollText,
  Shield,
  Users,
} from 'lucide-react';
import type { CallLists } from '@/components/call/panels/call-lists';
import { useChatBadge } from '@/components/call/chat/use-chat-badge';
import { usePeopleBadge } from '@/components/call/panels/use-people-badge';
import { useQuestionsBadge } from '@/components/call/questions/use-questions-badge';
import { useSheetFirst } from '@/components/call/stage/use-sheet-first';
import { askToUnmute } from '@/lib/call/client/sending/ask-to-unmute';

/** What other features put into a call, in the order in which it stands there. Each is fetched when it is needed. */
export const callLists: CallLists = {
  panels: [
    {
      id: 'shield',
      icon: Shield,
      label: 'shield',
      capability: 'member:moderate',
      whenDenied: 'hide',
      rehearsalReason: 'shield',
      load: async () => {
        const { Shield: View } = await import('@/components/shield/shield');
        return ({ room, ...place }) => (
          <View
            {...place}
            roomId={room.context.roomId}
            askToUnmute={askToUnmute(room.call)}
            onDone={room.context.notify}
            onFailed={room.context.notifyFailure}
          />
        );
      },
    },
    {
      id: 'chat',
      icon: MessageSquare,
      label: 'chat',
      shortcut: 'C',
      rehearsalReason: 'chat',
      useBadge: useChatBadge,
      load: async () => (await import('@/components/call/chat/chat-in-call')).ChatInCall,
    },
    {
      id: 'files',
      icon: Folder,
      label: 'files',
      shortcut: 'F',
      rehearsalReason: 'files',
      load: async () => (await import('@/components/call/panels/files-in-call')).FilesInCall,
    },
    {
      id: 'people',
      icon: Users,
      label: 'people',
      shortcut: 'P',
      onPhone: 'bar',
      useBadge: usePeopleBadge,
      load: async () => (await import('@/components/call/panels/people-in-call')).PeopleInCall,
    },
    {
      id: 'questions',
      icon: CircleHelp,
      label: 'questions',
      shortcut: 'Q',
      rehearsalReason: 'questions',
      useBadge: useQuestionsBadge,
      load: async () => (await import('@/components/call/questions/questions-in-call')).QuestionsInCall,
    },
    {
      id: 'transcript',
      icon: ScrollText,
      label: 'transcript',
      shortcut: 'T',
      isRare: true,
      rehearsalReason: 'transcript',
      load: async () => (await import('@/components/call/captions/transcript-in-call')).TranscriptInCall,
    },
  ],
  rows: [
    {
      id: 'put-away',
      isFor: ({ view }) => view.isInCall,
      load: async () => {
        const { ArchivedBanner } = await import('@/components/rooms/archived-banner');
        return ({ room }) => <ArchivedBanner roomId={room.context.roomId} />;
      },
    },
    {
      id: 'pause',
      isFor: ({ view, context, isRehearsal }) => context.viewer.isHost && view.isInCall && !isRehearsal,
      load: async () => {
        const { PauseRow } = await import('@/components/shield/pause-row');
        return ({ room: { context } }) => (
          <PauseRow roomId={context.roomId} onDone={context.notify} onFailed={context.notifyFailure} />
        );
      },
    },
    {
      id: 'hostless',
      isFor: ({ view, isRehearsal }) => view.isInCall && !isRehearsal,
      load: async () => {
        const { HostlessRow } = await import('@/components/shield/hostless-row');
        return ({ room: { view, context } }) => (
          <HostlessRow
            roomId={context.roomId}
            people={context.people}
            isConnected={view.health.state === 'connected'}
            onDone={context.notify}
          />
        );
      },
    },
    {
      id: 'asked',
      isFor: ({ view, asked }) => view.isInCall && asked !== null,
      load: async () => {
        const { AskedRow } = await import('@/components/call/panels/asked-row');
        return ({ room: { asked, context } }) =>
          asked ? <AskedRow asked={asked} people={context.people} /> : null;
      },
    },
    {
      id: 'page',
      isFor: ({ view, rights, isRehearsal }) =>
        view.isInCall && !isRehearsal && !rights.leadsClass && rights.pageDenial === null,
      load: async () => (await import('@/components/call/class/page-handed-row')).PageHandedRow,
    },
    {
      id: 'question',
      isFor: ({ view, isRehearsal }) => view.isInCall && !isRehearsal,
      load: async () => (await import('@/components/call/questions/question-row')).QuestionRow,
    },
    {
      id: 'knocks',
      isFor: ({ waiting }) => waiting.length > 0,
      load: async () => {
        const { KnockRow } = await import('@/components/lobby/knock-row');
        return ({ room, panels }) => (
          <KnockRow
            roomId={room.context.roomId}
            waiting={room.waiting}
            isListOpen={panels.isOpen('people')}
            onShow={() => panels.show('people')}
            onFailed={room.context.notifyFailure}
          />
        );
      },
    },
    {
      id: 'paused',
      isFor: ({ view }) => view.denials.microphone?.reason === 'live-paused',
      load: async () => (await import('@/components/call/panels/paused-row')).PausedRow,
    },
  ],
  stages: [
    {
      id: 'sheet',
      icon: FileText,
      label: 'sheet',
      load: async () => (await import('@/components/call/stage/sheet-stage')).SheetStage,
    },
    {
      id: 'document',
      icon: Presentation,
      label: 'document',
      isThere: ({ showing, follow }) => showing.place !== null || follow.showing !== null,
      load: async () => (await import('@/components/call/stage/document/document-stage')).DocumentStage,
    },
  ],
  useFirstStage: useSheetFirst,
};
