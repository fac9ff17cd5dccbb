import type { RoomSettings } from '@/lib/access/layers';
import type { BuiltInPersonProfileId } from '@/lib/access/profiles';

/** Chosen when a room is made. */
export const presetIds = ['lesson', 'class', 'study-group', 'review'] as const;
export type PresetId = (typeof presetIds)[number];

/** What a preset says about features of a room that are no capability; each counts as soon as its feature is there. */
type RoomWishes = {
  /** Who waits in the lobby. */
  readonly lobby: 'nobody' | 'guests' | 'everyone';
  /** Whom learners' cameras go to; kept by the publisher's own client. */
  readonly cameras: 'to-everyone' | 'to-hosts';
  /** Who answers requests, such as the one to share a screen. */
  readonly asks: 'hosts-answer' | 'anyone-answers';
  /** Whether a session needs a host inside. */
  readonly host: 'needed' | 'not-needed';
  /** Whether a calculation is checked with one's name under it. */
  readonly checks: 'plain' | 'signed';
};

export type Preset = {
  readonly settings: RoomSettings;
  readonly waitsFor: RoomWishes;
  /** What someone becomes who is added without a word about it. */
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

/** Who answers what people ask for in a room: its hosts, or anyone in the call. */
export const whoAnswers = (preset: PresetId): 'hosts' | 'anyone' =>
  presets[preset].waitsFor.asks === 'anyone-answers' ? 'anyone' : 'hosts';
