import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/** People who call about the room of a scene. */
export const callers = {
  coHost: 'a co-host',
  guest: 'a guest',
  learner: 'a learner who came in by their card',
  banned: 'somebody who was banned',
  removed: 'somebody who was removed',
  stranger: 'somebody who has nothing to do with the room',
} as const;
export type CallerName = keyof typeof callers;

/** The server's answer to each caller who sends what the host may send. */
type Answers = Readonly<Record<CallerName, 'ok' | AppErrorCode>>;

const shutOut = {
  banned: 'rooms/banned',
  removed: 'rooms/removed',
  stranger: 'rooms/not-a-member',
} as const;

/** The room of a scene has no messages. */
const noMessage = {
  coHost: 'chat/no-such-message',
  guest: 'chat/no-such-message',
  learner: 'chat/no-such-message',
} as const;

/** For hosts, and for co-hosts with the capability. */
const forHosts = (coHost: Answers['coHost']): Answers => ({
  ...shutOut,
  coHost,
  guest: 'access/denied',
  learner: 'access/denied',
});

const everybody = (answer: 'ok' | AppErrorCode, others: Partial<Answers> = {}): Answers => ({
  coHost: answer,
  guest: answer,
  learner: answer,
  banned: answer,
  removed: answer,
  stranger: answer,
  ...others,
});

/**
 * Every callable that needs an account and names no group, in the order in which one person calls them. Later ones find
 * what earlier ones left. `tests/emulators/api/group-owners.test.ts` has those about groups.
 */
export const callerTable: Readonly<Record<string, Answers>> = {
  ensureAccount: everybody('ok'),
  shutOutOldSignIns: everybody('ok'),
  renameMe: everybody('ok'),
  // Nobody has uploaded one.
  chooseMyPicture: everybody('pictures/not-arrived', { guest: 'access/denied' }),
  noteDevice: everybody('ok'),
  forgetDevice: everybody('ok'),
  exportMyData: everybody('ok'),
  findCalendarLink: everybody('ok'),
  openCalendarLink: everybody('ok'),
  revokeCalendarLink: everybody('ok'),
  readNotices: everybody('ok'),
  chooseNoticeWay: everybody('ok'),
  notePushDevice: everybody('ok'),
  forgetPushDevice: everybody('ok'),
  becomeAccount: everybody('ok', { guest: 'request/not-now', learner: 'request/not-now' }),
  createRoom: everybody('ok', { guest: 'auth/accounts-only', learner: 'auth/accounts-only' }),
  createGroup: everybody('ok', { guest: 'auth/accounts-only', learner: 'auth/accounts-only' }),
  openInvite: everybody('invites/not-valid'),
  redeemInvite: everybody('invites/not-valid'),
  bringGuestAlong: everybody('groups/not-a-guest'),

  searchPeople: everybody('auth/administrators-only'),
  getPerson: everybody('auth/administrators-only'),
  changeOrganisationRole: everybody('auth/administrators-only'),
  disablePerson: everybody('auth/administrators-only'),
  exportPerson: everybody('auth/administrators-only'),
  erasePerson: everybody('auth/administrators-only'),
  giveRoom: everybody('auth/administrators-only'),
  deleteOwnedRoom: everybody('auth/administrators-only'),
  giveGroup: everybody('auth/administrators-only'),
  deleteOwnedGroup: everybody('auth/administrators-only'),
  checkImport: everybody('auth/administrators-only'),
  importPeople: everybody('auth/administrators-only'),
  listLiveRooms: everybody('auth/administrators-only'),
  endLiveRoom: everybody('auth/administrators-only'),
  removeFromLiveRoom: everybody('auth/administrators-only'),
  listAudit: everybody('auth/administrators-only'),
  verifyAuditLog: everybody('auth/administrators-only'),
  exportAudit: everybody('auth/administrators-only'),
  listRoomAudit: forHosts('ok'),
  changeOrganization: everybody('auth/administrators-only'),
  undoOrganization: everybody('auth/administrators-only'),
  spreadOrganization: everybody('auth/administrators-only'),
  weighProfiles: everybody('auth/administrators-only'),
  describeOrganization: everybody('auth/administrators-only'),
  readAccessInputs: everybody('auth/administrators-only'),
  mintServiceToken: everybody('auth/administrators-only'),
  listServiceTokens: everybody('auth/administrators-only'),
  revokeServiceToken: everybody('auth/administrators-only'),
  findRooms: everybody('auth/administrators-only'),

  chooseRoomNoticeWay: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  glanceAtRoom: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  askForReminder: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  writePlanFile: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  listEarlierSessions: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  readReceipt: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  visitRoom: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  finishChanges: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  createWorksheet: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  createFirstWorksheet: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  renameWorksheet: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  binWorksheet: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  restoreWorksheet: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  handOutPage: forHosts('ok'),
  takePage: {
    ...shutOut,
    coHost: 'class/no-handout',
    guest: 'class/no-handout',
    learner: 'class/no-handout',
  },
  leadHandout: forHosts('class/no-handout'),
  paceHandout: forHosts('class/no-handout'),
  showPage: forHosts('class/no-handout'),
  hidePage: forHosts('class/no-handout'),
  askToShow: forHosts('class/no-handout'),
  // Nobody asks them.
  answerToShow: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  saveQuestion: forHosts('ok'),
  previewQuestion: forHosts('ok'),
  // Nobody has asked one by this name.
  readKey: forHosts('questions/not-found'),
  openQuestion: forHosts('questions/not-found'),
  answerQuestion: {
    ...shutOut,
    coHost: 'questions/not-found',
    guest: 'questions/not-found',
    learner: 'questions/not-found',
  },
  nameGroup: forHosts('questions/not-found'),
  decideAnswer: forHosts('questions/not-found'),
  closeQuestion: forHosts('questions/not-found'),
  showResults: forHosts('questions/not-found'),
  moveQuestion: forHosts('questions/not-found'),
  copyQuestions: forHosts('questions/not-found'),
  deleteQuestion: forHosts('ok'),
  startUpload: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  // Each caller has announced a file here, and none has sent it.
  finishUpload: {
    ...shutOut,
    coHost: 'files/not-arrived',
    guest: 'files/not-arrived',
    learner: 'files/not-arrived',
  },
  makeFileLink: {
    ...shutOut,
    coHost: 'files/not-found',
    guest: 'files/not-found',
    learner: 'files/not-found',
  },
  deleteFile: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  editMessage: { ...shutOut, ...noMessage },
  reactToMessage: { ...shutOut, ...noMessage },
  pinMessage: forHosts('chat/no-such-message'),
  removeMessage: forHosts('chat/no-such-message'),
  // A missing message counts as deleted.
  deleteMessage: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  // Only a message's author causes notices about it.
  tellOfMessage: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  compactDocument: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  updateRoom: forHosts('ok'),
  chooseRoomPicture: forHosts('pictures/not-arrived'),
  endSession: forHosts('access/denied'),
  addMember: forHosts('ok'),
  setException: forHosts('ok'),
  // Nobody else takes back the host's exception, and an exception that was never set is unknown.
  takeBackException: forHosts('access/overtaken'),
  changeRole: forHosts('ok'),
  removeMember: forHosts('ok'),
  restoreMember: forHosts('ok'),
  mergeGuest: forHosts('groups/not-your-learner'),
  createInvite: forHosts('ok'),
  listInvites: forHosts('ok'),
  revokeInvite: forHosts('invites/not-valid'),
  inviteByEmail: forHosts('ok'),
  // Nobody is inside by that join.
  openPaperLink: forHosts('rooms/no-session'),
  closePaper: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  arriveInCall: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  reconcileRoom: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  changeShield: forHosts('rooms/no-session'),
  muteAll: forHosts('rooms/no-session'),
  reviewHosts: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  keepSaid: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  changeTranscript: forHosts('ok'),
  deleteTranscript: forHosts('ok'),
  deleteRecord: forHosts('ok'),
  // No ask is waiting, so there is nothing to answer.
  answerAsk: forHosts('ok'),
  stopSource: forHosts('rooms/no-session'),
  readPermissions: forHosts('ok'),
  putBack: forHosts('rooms/no-session'),
  banPerson: forHosts('ok'),
  listBans: forHosts('ok'),
  liftBan: forHosts('ok'),
  // A removed person, too, may learn who removed them.
  readActionAboutMe: everybody('ok', { stranger: 'rooms/not-a-member' }),
  reportPerson: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  // Nobody waits in the room of a scene.
  knock: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  admitFromLobby: forHosts('rooms/no-session'),
  declineFromLobby: forHosts('rooms/no-session'),
  takeBackDecline: forHosts('ok'),
  writeToLobby: forHosts('ok'),
  writeToHosts: { ...shutOut, coHost: 'ok', guest: 'ok', learner: 'ok' },
  makeShortCode: forHosts('ok'),
  findShortCode: forHosts('ok'),
  revokeShortCode: forHosts('ok'),
  enterByCode: everybody('rooms/code-invalid'),
  deleteRoom: forHosts('access/denied'),
  offerRoom: forHosts('access/denied'),
  answerOffer: { ...shutOut, coHost: 'rooms/no-offer', guest: 'rooms/no-offer', learner: 'rooms/no-offer' },
  archiveRoom: forHosts('ok'),
  // A removed or banned person may leave too; nothing changes.
  leaveRoom: everybody('ok', { stranger: 'rooms/not-a-member' }),

  // The host has to delete their groups first; only the host who made a learner deletes that account.
  deleteMyAccount: everybody('ok', { learner: 'access/denied' }),
  // The guest's account is gone by now.
  signOutEverywhere: everybody('ok', { guest: 'auth/revoked' }),
};
