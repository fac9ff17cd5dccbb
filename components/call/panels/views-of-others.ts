import { lazyView } from '@/components/call/panels/lazy-view';

/** Parts of other features that stand inside the call's own views. Each is fetched when a call needs it. */
export const AskAction = lazyView(async () => (await import('@/components/asks/ask-action')).AskAction);
export const AskItem = lazyView(async () => (await import('@/components/asks/ask-item')).AskItem);
export const AskAnnouncer = lazyView(
  async () => (await import('@/components/asks/ask-announcer')).AskAnnouncer,
);
export const AskLine = lazyView(async () => (await import('@/components/asks/ask-line')).AskLine);
export const AskQueue = lazyView(async () => (await import('@/components/asks/ask-queue')).AskQueue);
export const CaptionRow = lazyView(
  async () => (await import('@/components/captions/caption-row')).CaptionRow,
);
export const FollowAskLine = lazyView(
  async () => (await import('@/components/follow/follow-ask-line')).FollowAskLine,
);
export const FollowAnnouncer = lazyView(
  async () => (await import('@/components/follow/follow-announcer')).FollowAnnouncer,
);
export const HandCard = lazyView(async () => (await import('@/components/asks/hand-card')).HandCard);
export const RisingReactions = lazyView(
  async () => (await import('@/components/reactions/rising-reactions')).RisingReactions,
);
export const ReactionAnnouncer = lazyView(
  async () => (await import('@/components/reactions/reaction-announcer')).ReactionAnnouncer,
);
export const PersonMenu = lazyView(
  async () => (await import('@/components/moderation/person-menu')).PersonMenu,
);
export const BanDialog = lazyView(async () => (await import('@/components/moderation/ban-dialog')).BanDialog);
export const LobbyPanel = lazyView(async () => (await import('@/components/lobby/lobby-panel')).LobbyPanel);
export const WaitingPlace = lazyView(
  async () => (await import('@/components/lobby/waiting-place')).WaitingPlace,
);
export const InviteDialog = lazyView(
  async () => (await import('@/components/call/invite/invite-dialog')).InviteDialog,
);
