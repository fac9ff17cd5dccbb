import { useMemo, useRef, useEffect } from 'react';
import { identitiesOf } from '@/components/call/chat/identities-of';
import { mayCarry } from '@/lib/access/data-capabilities';
import type { Call } from '@/lib/call/client/create-call';
import type { CallPerson } from '@/lib/call/call-person';
import { isHeardBy } from '@/lib/chat/audience';
import type { ChatLane } from '@/lib/chat/client/use-chat';
import { watchHosts } from '@/lib/chat/client/watch-hosts';
import { useWatch } from '@/lib/core/client/use-watch';

type Place = { roomId: string; uid: string; people: readonly CallPerson[] };

/**
 * The call as a way of the chat. What is private goes to the connections of its readers and to nobody else. What comes
 * for an audience that the sender may not write to, or that this page is no part of, is dropped and counted.
 */
export function useChatLane(call: Call, { roomId, uid, people }: Place): ChatLane {
  const { value: hosts = nobody } = useWatch(watchHosts, roomId);
  const now = useRef({ hosts, people });
  useEffect(() => {
    now.current = { hosts, people };
  }, [hosts, people]);
  return useMemo(() => {
    const { data, room, pictures } = call;
    const mayDirect = (identity: string) =>
      mayCarry(room.remoteParticipants.get(identity)?.attributes ?? {}, 'chat:direct');
    return {
      send: async (message) => {
        const to = identitiesOf(message.to, now.current);
        if (to?.length !== 0) await data.send('lk.chat', message, to === null ? {} : { to });
      },
      listen: (listener) =>
        data.listen('lk.chat', (message, sender) => {
          const heard = { uid, hosts: now.current.hosts, mayDirect: mayDirect(sender.identity) };
          if (!isHeardBy(message.to, heard)) return 'not-allowed';
          listener(message, sender.uid);
          return undefined;
        }),
      pictures: {
        ...pictures,
        send: (file, to) => {
          const readers = identitiesOf(to, now.current);
          const isForNobody = room.remoteParticipants.size === 0 || readers?.length === 0;
          if (!isForNobody) pictures.send(file, uid, readers ?? undefined);
        },
        stop: (file) => pictures.stop(file, uid),
      },
    };
  }, [call, uid]);
}

const nobody: readonly string[] = [];
