import type { RoomSettings } from '@/lib/access/layers';
import { type HeldBy, listHeldBy } from '@/lib/access/enforcers';
import type { BuiltInPersonProfileId } from '@/lib/access/profiles';

/** A choice of settings for a new room. */
export const presetIds = ['lesson', 'class', 'study-group', 'review'] as const;
export type PresetId = (typeof presetIds)[number];

/** A preset's settings for features of a room that are not capabilities. */
type RoomWishes = {
  /** Who waits in the lobby. */
  readonly lobby: 'nobody' | 'guests' | 'everyone';
  /** Who receives learners' cameras; the publisher's page enforces it. */
  readonly cameras: 'to-everyone' | 'to-hosts';
  /** Who answers asks, such as one to share a screen. */
  readonly asks: 'hosts-answer' | 'anyone-answers';
};

export type Preset = {
  readonly settings: RoomSettings;
  readonly wishes: RoomWishes;
  /** The profile of a new member when nothing else is said. */
  readonly defaultProfile: BuiltInPersonProfileId;
};

const usual: RoomWishes = {
  lobby: 'guests',
  cameras: 'to-everyone',
  asks: 'hosts-answer',
};

export const presets: Readonly<Record<PresetId, Preset>> = {
  lesson: {
    settings: { 'worksheet:edit': 'everyone', 'ink:draw': 'everyone', 'file:upload': 'everyone' },
    wishes: usual,
    defaultProfile: 'learner',
  },
  class: {
    settings: {
      'worksheet:own': 'everyone',
      'worksheet:edit': 'ask',
      'ink:draw': 'ask',
      'file:upload': 'ask',
      'chat:direct': 'off',
    },
    wishes: { ...usual, lobby: 'everyone', cameras: 'to-hosts' },
    defaultProfile: 'learner',
  },
  'study-group': {
    settings: {
      'screen:publish': 'everyone',
      'worksheet:edit': 'everyone',
      'ink:draw': 'everyone',
      'file:upload': 'everyone',
      'question:run': 'everyone',
      'room:start': 'everyone',
    },
    wishes: { ...usual, asks: 'anyone-answers' },
    defaultProfile: 'participant',
  },
  review: {
    settings: {
      'screen:publish': 'everyone',
      'worksheet:edit': 'everyone',
      'ink:draw': 'everyone',
      'file:upload': 'everyone',
    },
    wishes: usual,
    defaultProfile: 'participant',
  },
};

/**
 * What a preset switches and some page has a control for. The rest has rules and no feature yet, so a new room does not
 * speak of it.
 */
export const switchedInPages = (preset: PresetId): readonly HeldBy<'page'>[] =>
  listHeldBy('page').filter((capability) => presets[preset].settings[capability] !== undefined);

/** Whether everyone may open the next session, so that no host is needed. */
export const needsNoHost = (preset: PresetId): boolean =>
  presets[preset].settings['room:start'] === 'everyone';

/** Who answers asks in a room: its hosts, or anyone in the call. */
export const whoAnswers = (preset: PresetId): 'hosts' | 'anyone' =>
  presets[preset].wishes.asks === 'anyone-answers' ? 'anyone' : 'hosts';
