/** Which layers beyond policy and profile decide about a capability. */
type Reach =
  /** Room settings, locks and exceptions for one person all apply. */
  | 'everyone'
  /** Exceptions for one person apply; a room has no switch for it. */
  | 'person'
  /** An office: only policy and profile decide, and no exception can grant it. */
  | 'profile'
  /** Nobody has it. The vocabulary lists it so that every table refuses it explicitly. */
  | 'nobody';

/** The headings under which pages list permissions. */
export const capabilityGroups = ['speak', 'worksheet', 'chat', 'questions', 'people', 'room'] as const;
type CapabilityGroup = (typeof capabilityGroups)[number];

/**
 * What else is fixed about a capability.
 *
 * - `askable`, `pausable`: see `CapabilityFacts`
 * - `shield`: hosts have a switch for it in a call, for everyone and for each person, as soon as the page has a control
 *   for it (`host-switches.ts`)
 * - `personal`: the same, for each person alone
 */
type Mark = 'askable' | 'pausable' | 'shield' | 'personal';

export type CapabilityFacts = {
  readonly group: CapabilityGroup;
  /** Whether a person without it can ask a host for it. */
  readonly askable: boolean;
  readonly reach: Reach;
  /** Whether *Pause everything* takes it away: sound, pictures and writing. */
  readonly pausable: boolean;
  readonly marks: readonly Mark[];
};

const facts = <const Marks extends readonly Mark[]>(
  group: CapabilityGroup,
  reach: Reach,
  ...marks: Marks
): CapabilityFacts & { readonly marks: Marks } => ({
  group,
  reach,
  askable: marks.includes('askable'),
  pausable: marks.includes('pausable'),
  marks,
});

/**
 * The one vocabulary of permissions, with what is fixed about each. A capability is added here; the compiler then
 * asks who holds it (`enforcers.ts`), for its column in the profiles, its picture and its words, and the matrix and the
 * rules follow by themselves.
 */
export const capabilityFacts = {
  'mic:publish': facts('speak', 'everyone', 'askable', 'pausable', 'shield'),
  'camera:publish': facts('speak', 'everyone', 'askable', 'pausable', 'shield'),
  'screen:publish': facts('speak', 'everyone', 'askable', 'pausable', 'shield'),
  // A pause leaves raised hands alone: they are neither sound, nor picture, nor writing.
  'hand:raise': facts('speak', 'everyone', 'personal'),
  'reaction:send': facts('speak', 'everyone', 'pausable', 'shield'),

  'worksheet:edit': facts('worksheet', 'everyone', 'askable', 'pausable', 'shield'),
  'worksheet:own': facts('worksheet', 'everyone', 'pausable', 'shield'),
  'ink:draw': facts('worksheet', 'everyone', 'askable', 'pausable', 'shield'),

  'chat:send': facts('chat', 'everyone', 'askable', 'pausable', 'shield'),
  'chat:direct': facts('chat', 'everyone', 'pausable', 'shield'),
  'file:upload': facts('chat', 'everyone', 'askable', 'pausable', 'shield'),

  /** Hand out pages, read them while people work, and lead the class. */
  'class:run': facts('questions', 'profile'),
  'question:run': facts('questions', 'everyone', 'askable', 'shield'),
  'question:answer': facts('questions', 'everyone', 'pausable', 'shield'),

  'member:list': facts('people', 'profile'),
  'member:add': facts('people', 'profile'),
  'member:moderate': facts('people', 'profile'),
  'lobby:admit': facts('people', 'profile'),
  /** Admit from the lobby while no host is inside. */
  'lobby:stand-in': facts('people', 'profile'),

  'room:read': facts('room', 'profile'),
  'room:subscribe': facts('room', 'profile'),
  /** LiveKit's single data permission. Reactions, pointers, RPC and the fast lane of the chat share it. */
  'data:send': facts('room', 'person', 'pausable'),
  /** Open the next session after *End for everyone*. A running session has no switch for it. */
  'room:start': facts('room', 'everyone'),
  'room:end': facts('room', 'profile'),
  'room:settings': facts('room', 'profile'),
  'room:delete': facts('room', 'profile'),
  'room:transfer': facts('room', 'profile'),
  /** Change one's own name or attributes on the media server. Only our server sets those. */
  'metadata:update': facts('room', 'nobody'),
} as const satisfies Record<`${string}:${string}`, CapabilityFacts>;

export type Capability = keyof typeof capabilityFacts;

/** The capabilities that carry a mark. */
export type Marked<One extends Mark> = {
  [Name in Capability]: One extends (typeof capabilityFacts)[Name]['marks'][number] ? Name : never;
}[Capability];

export function isMarked<One extends Mark>(capability: Capability, mark: One): capability is Marked<One> {
  const marks: readonly Mark[] = capabilityFacts[capability].marks;
  return marks.includes(mark);
}

/** Every capability, in the order in which people read them. */
export const capabilities = Object.keys(capabilityFacts) as readonly Capability[];

/** What a person can ask a host for, in the order of the page. A test compares it with the marks. */
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

/** What an exception can grant to one person, or take from them. */
export const lendableCapabilities = capabilities.filter((capability) => {
  const { reach } = capabilityFacts[capability];
  return reach === 'everyone' || reach === 'person';
});
