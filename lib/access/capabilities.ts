/** How far beyond policy and profile the decision about a capability reaches. */
type Reach =
  /** Room settings, locks and exceptions for one person all apply. */
  | 'everyone'
  /** Exceptions for one person apply; a room has no switch for it. */
  | 'person'
  /** An office: only policy and profile decide, nobody can be lent it. */
  | 'profile'
  /** Nobody ever has it; it stands in the vocabulary so that its refusal is explicit. */
  | 'nobody';

/** The headings under which people read about permissions. */
export const capabilityGroups = ['speak', 'worksheet', 'chat', 'questions', 'people', 'room'] as const;
type CapabilityGroup = (typeof capabilityGroups)[number];

export type CapabilityFacts = {
  readonly group: CapabilityGroup;
  /** Whether someone who may not can ask a host for it at all. */
  readonly askable: boolean;
  readonly reach: Reach;
  /** Whether *Pause everything* takes it away: all sound, pictures and writing. */
  readonly pausable: boolean;
};

const facts = (
  group: CapabilityGroup,
  reach: Reach,
  ...marks: ('askable' | 'pausable')[]
): CapabilityFacts => ({
  group,
  reach,
  askable: marks.includes('askable'),
  pausable: marks.includes('pausable'),
});

/**
 * The one vocabulary of permissions, with what is fixed about each. A capability is added here; the compiler then
 * asks who holds it (`enforcers.ts`), for its column in the profiles, its picture and its words, and the matrix and the
 * rules follow by themselves.
 */
export const capabilityFacts = {
  'mic:publish': facts('speak', 'everyone', 'askable', 'pausable'),
  'camera:publish': facts('speak', 'everyone', 'askable', 'pausable'),
  'screen:publish': facts('speak', 'everyone', 'askable', 'pausable'),
  // A hand stays possible while all is paused: it is neither sound, nor picture, nor writing.
  'hand:raise': facts('speak', 'everyone'),
  'reaction:send': facts('speak', 'everyone', 'pausable'),

  'worksheet:edit': facts('worksheet', 'everyone', 'askable', 'pausable'),
  'worksheet:own': facts('worksheet', 'everyone', 'pausable'),
  'ink:draw': facts('worksheet', 'everyone', 'askable', 'pausable'),

  'chat:send': facts('chat', 'everyone', 'askable', 'pausable'),
  'chat:direct': facts('chat', 'everyone', 'pausable'),
  'file:upload': facts('chat', 'everyone', 'askable', 'pausable'),

  'question:run': facts('questions', 'everyone', 'askable'),
  'question:answer': facts('questions', 'everyone', 'pausable'),

  'member:list': facts('people', 'profile'),
  'member:add': facts('people', 'profile'),
  'member:moderate': facts('people', 'profile'),
  'lobby:admit': facts('people', 'profile'),
  /** Admit from the lobby while no host is inside. */
  'lobby:stand-in': facts('people', 'profile'),

  'room:read': facts('room', 'profile'),
  'room:subscribe': facts('room', 'profile'),
  /** LiveKit's single data permission: reactions, pointers, RPC and the fast lane of the chat share it. */
  'data:send': facts('room', 'person', 'pausable'),
  /** Open the next session after one was ended for everyone. */
  'room:start': facts('room', 'everyone'),
  'room:end': facts('room', 'profile'),
  'room:settings': facts('room', 'profile'),
  'room:delete': facts('room', 'profile'),
  'room:transfer': facts('room', 'profile'),
  /** Change one's own name or attributes on the media server. Those are the server's alone. */
  'metadata:update': facts('room', 'nobody'),
} as const satisfies Record<`${string}:${string}`, CapabilityFacts>;

export type Capability = keyof typeof capabilityFacts;

/** Every capability, in the order in which people read them. */
export const capabilities = Object.keys(capabilityFacts) as readonly Capability[];

/** What somebody who may not can ask for, in the order in which people read it; a test compares it with the marks. */
export const askableCapabilities = [
  'mic:publish',
  'camera:publish',
  'screen:publish',
  'worksheet:edit',
  'ink:draw',
  'chat:send',
  'file:upload',
  'question:run',
] as const satisfies readonly Capability[];
export type AskableCapability = (typeof askableCapabilities)[number];

/** What one person can be lent, or have taken from them. */
export const lendableCapabilities = capabilities.filter((capability) => {
  const { reach } = capabilityFacts[capability];
  return reach === 'everyone' || reach === 'person';
});

/**
 * What hosts can open, put on request or switch off for everyone while a call runs, in the order of its switches.
 * A capability comes in with the feature that it is about; the compiler then asks for its words.
 */
export const shieldCapabilities = [
  'mic:publish',
  'camera:publish',
  'screen:publish',
] as const satisfies readonly Capability[];
export type ShieldCapability = (typeof shieldCapabilities)[number];

/** What hosts can say about one person while a call runs; the compiler asks for the words. */
export const personalCapabilities = [
  ...shieldCapabilities,
  'hand:raise',
] as const satisfies readonly Capability[];
export type PersonalCapability = (typeof personalCapabilities)[number];
