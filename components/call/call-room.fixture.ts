import type { CallRoomState } from '@/components/call/use-call-room';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { toCallRights } from '@/lib/call/rights/call-rights';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { accessInRoom } from '@/lib/rooms/room-access';
import type { PersonProfileId } from '@/lib/access/profiles';

const off = { isOn: false, set: () => undefined, isSwitching: () => false };
const switches = { microphone: off, camera: off, screen: off };
const nothing = () => undefined;

/** A call with nobody else in it, as somebody of this profile has it. */
export function callRoomOf(profile: PersonProfileId, changes: Partial<CallRoomState> = {}): CallRoomState {
  const access = accessInRoom(toOrganization(initialSettings), { profile, settings: {} });
  const ticket = { profile, access, roomName: 'Mechanics', preset: 'lesson', kind: 'account' } as JoinTicket;
  const rights = toCallRights(ticket);
  const viewer = { uid: 'ada', name: 'Ada', profile, sessionId: 's1', access, isHost: rights.isHost };
  const room = {
    call: { room: {}, session: {}, notices: {}, data: { answer: () => nothing } },
    ticket,
    rights,
    context: {
      ...{ roomId: 'r1', viewer, people: [] },
      ...{ colourOf: () => ({ hue: 15, isCut: false }), notify: () => nothing, notifyFailure: nothing },
    },
    view: {
      ...{
        phase: { name: 'in-call', since: 0 },
        isInCall: true,
        isEntered: true,
        since: 0,
        people: [],
        services: [],
        phones: [],
      },
      ...{ health: { state: 'connected', level: 'none' }, denials: {}, sending: switches, screen: null },
      ...{ cameras: new Map(), frozen: new Set() },
    },
    sending: {
      switches,
      reasons: {},
      titles: {},
      ways: {},
      shareWay: null,
      asked: new Set(),
      onFailed: nothing,
    },
    hand: { isUp: false, deniedReason: undefined, raise: nothing, lower: nothing, renderCard: () => null },
    asks: { queue: [], waiting: [], mine: [], places: new Map() },
    follow: {
      ...{ asking: null, followed: null, showing: null, isFollowing: false },
      ...{ follow: nothing, decline: nothing, stray: nothing },
    },
    leading: { leads: null, start: nothing, stop: nothing, tell: nothing },
    showing: { place: null, show: nothing, move: nothing, stop: nothing },
    isTranscriptKept: false,
    reactions: { read: () => new Map(), subscribe: () => nothing, react: nothing, hearOthers: () => nothing },
    captions: {
      ...{ settings: { isOn: false, size: 'medium', place: 'under' } },
      ...{ change: nothing, toggle: nothing },
    },
    speech: { isOn: false, hindrance: null, fault: null, toggle: nothing },
    observers: { count: 0, names: [] },
    ending: { isOpen: false, setIsOpen: nothing, open: undefined },
    ...{ invite: null, rules: {}, waiting: [], answers: false, canAdmit: false, isListHidden: false },
    ...{ isRehearsal: false, asked: null, notice: null, isSlow: false, tokenHealth: { state: 'fresh' } },
    ...{ toReason: nothing, wayOn: nothing, onDenied: nothing, leave: nothing, rejoin: nothing },
  };
  return { ...(room as unknown as CallRoomState), ...changes };
}
