import type { RoomSettings } from '@/lib/access/layers';
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
  /** Whether a session needs a host inside. */
  readonly host: 'needed' | 'not-needed';
  /** Whether a checked calculation shows its author's name. */
  readonly checks: 'plain' | 'signed';
};

export type Preset = {
  readonly settings: RoomSettings;
  readonly waitsFor: RoomWishes;
  /** The profile of a new member when nothing else is said. */
  readonly defaultProfile: BuiltInPersonProfileId;
};

const usual: RoomWishes = {
  lobby: 'guests',
  cameras: 'to-everyone',
  asks: 'hosts-answer',
  host: 'needed',
  checks: 'plain',
};

export const presets: Readonly<Record<PresetId, Preset>> = {
  lesson: {
    settings: { 'worksheet:edit': 'everyone', 'ink:draw': 'everyone', 'file:upload': 'everyone' },
    waitsFor: usual,
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
    waitsFor: { ...usual, lobby: 'everyone', cameras: 'to-hosts' },
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
    waitsFor: { ...usual, asks: 'anyone-answers', host: 'not-needed' },
    defaultProfile: 'participant',
  },
  review: {
    settings: {
      'screen:publish': 'everyone',
      'worksheet:edit': 'everyone',
      'ink:draw': 'everyone',
      'file:upload': 'everyone',
    },
    waitsFor: { ...usual, checks: 'signed' },
    defaultProfile: 'participant',
  },
};

/** Who answers asks in a room: its hosts, or anyone in the call. */
export const whoAnswers = (preset: PresetId): 'hosts' | 'anyone' =>
  presets[preset].waitsFor.asks === 'anyone-answers' ? 'anyone' : 'hosts';
