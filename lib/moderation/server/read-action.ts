import 'server-only';
import { shieldCapabilities } from '@/lib/access/host-switches';
import { auditRowSchema, serverActor, type AuditRow } from '@/lib/audit/schema';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readActionAboutMe } from '@/lib/moderation/contract';
import { tellableActions, tellableToAll, type TellableAction } from '@/lib/moderation/schema';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { memberReference, accessReference } from '@/lib/rooms/server/documents/room-references';

/** What was done longer ago is not what a page has just met (ms). */
const recent = 60_000;
/** In a minute in which a class comes in, that many rows are read at most. */
const mostInRoom = 50;

export const readActionAboutMeCallable = bindCallable(readActionAboutMe, {
  // A former member may learn what was done to them, even their removal. What was done to everyone is for current
  // members.
  permit: async ({ caller, input, upkeep }) => {
    if (input.includeRoomWide) return permitInRoom({ caller, upkeep }, input.roomId, 'room:read');
    const entry = await accessReference(input.roomId, caller.uid).get();
    if (!entry.exists) throw new AppError('rooms/not-a-member');
    return permitted(null);
  },
  run: async ({ caller, input }) => ({
    action: await readActionAbout(input.roomId, caller.uid, input.includeRoomWide),
  }),
});

type Told = CallableOutput<typeof readActionAboutMe>['action'];

/**
 * The latest action of somebody else about a person in a room, as the log has it, if it has just been done; with
 * `includeRoomWide` also about everyone in its call.
 */
async function readActionAbout(
  roomId: string,
  uid: string,
  includeRoomWide = false,
  now = Date.now(),
): Promise<Told> {
  const rows = adminFirestore().collection('audit').withConverter(documentConverter(auditRowSchema));
  const about = rows.where('subjectUid', '==', uid).orderBy('at', 'desc').limit(10);
  const inRoom = rows.where('roomId', '==', roomId).where('at', '>', now - recent);
  const toAll = inRoom.orderBy('at', 'desc').limit(mostInRoom);
  const [mine, everyone] = await Promise.all([about.get(), includeRoomWide ? toAll.get() : null]);
  const own = mine.docs
    .map((document) => document.data())
    .filter((row) => row.roomId === roomId && isTellable(row, uid, now));
  const all = everyone?.docs.map((document) => document.data()).filter((row) => isForAll(row, uid)) ?? [];
  const fresh = [...own, ...all].sort((one, other) => other.at - one.at);
  const [latest] = fresh;
  if (!latest) return null;
  // A ban takes somebody out in the same instant, and says more.
  const row = fresh.find(({ action, at }) => action === 'person-banned' && at === latest.at) ?? latest;
  const by = await memberReference(roomId, row.actorUid).get();
  const hasPaused = row.action === 'shield-changed' && row.after['paused'] === true && !row.before['paused'];
  const what = hasPaused ? 'paused' : (row.after['profile'] ?? row.after['source']);
  return {
    action: row.action as TellableAction,
    byName: by.data()?.name ?? null,
    what: typeof what === 'string' ? what : null,
    at: row.at,
  };
}

const isTellable = ({ action, actorUid, at }: AuditRow, uid: string, now: number): boolean =>
  tellableActions.some((one) => one === action) && actorUid !== uid && at > now - recent;

/** A lock, and what pages only show, takes nothing from anybody inside. */
const isForAll = ({ action, actorUid, before, after }: AuditRow, uid: string): boolean =>
  tellableToAll.some((one) => one === action) &&
  actorUid !== uid &&
  actorUid !== serverActor &&
  (action === 'all-muted' || ['paused', ...shieldCapabilities].some((key) => before[key] !== after[key]));
