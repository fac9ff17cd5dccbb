import type { CallableInput, CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { createStore } from '@/lib/core/client/create-store';
import { createInvite, listInvites, revokeInvite } from '../contract';
import { findLink, type InviteWish } from '../find-link';

export type ListedInvite = CallableOutput<typeof listInvites>['invites'][number];

export type InviteListState = { invites: ListedInvite[] | null; failure: unknown };

type NewInvite = Omit<CallableInput<typeof createInvite>, 'roomId'>;

const empty: InviteListState = { invites: null, failure: null };

/**
 * The invites of one room as this page knows them, for every view that shows them. It reads them when first shown,
 * after each change, and when people have come or gone: only callables can read invites.
 */
export function createInviteList(roomId: string, call: typeof callServer = callServer) {
  const state = createStore(empty);
  let asked = 0;
  let answered = 0;
  /** A late answer to an earlier question is ignored. */
  const publishAnswer = (number: number, next: InviteListState) => {
    if (number < answered) return;
    answered = number;
    state.set(next);
  };
  const ask = async (): Promise<ListedInvite[]> => {
    asked += 1;
    const number = asked;
    try {
      const { invites } = await call(listInvites, { roomId });
      publishAnswer(number, { invites, failure: null });
      return invites;
    } catch (failure) {
      publishAnswer(number, { ...state.read(), failure });
      throw failure;
    }
  };
  const load = async (): Promise<void> => {
    // The state holds the failure.
    await ask().catch(() => undefined);
  };
  let asking: Promise<void> | null = null;
  const create = async (invite: NewInvite, onChecking?: () => void): Promise<string> => {
    const { code } = await call(createInvite, { roomId, ...invite }, onChecking && { onChecking });
    await load();
    return code;
  };

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** Reads the list; several views at once share one request. */
    load: (): Promise<void> => {
      asking ??= load().finally(() => {
        asking = null;
      });
      return asking;
    },
    create,
    setRevoked: async (inviteId: string, isRevoked: boolean, onChecking?: () => void) => {
      await call(revokeInvite, { roomId, inviteId, isRevoked }, onChecking && { onChecking });
      await load();
    },
    /**
     * The code of a link for everybody with this profile: an open one, else a new one. It reads the list again,
     * because another host may have taken a link back meanwhile. Throws when the list cannot be read.
     */
    findOrCreate: async (wish: InviteWish): Promise<string> => {
      const found = findLink(await ask(), wish, Date.now());
      return found ?? create({ profile: wish.profile, limit: null, days: wish.days, note: '' });
    },
  };
}

export type InviteList = ReturnType<typeof createInviteList>;

const lists = new Map<string, InviteList>();

/** The list of a room for one person: the next to sign in on this page begins with nothing. */
export function inviteListOf(uid: string, roomId: string): InviteList {
  const name = `${uid} ${roomId}`;
  const list = lists.get(name) ?? createInviteList(roomId);
  lists.set(name, list);
  return list;
}
