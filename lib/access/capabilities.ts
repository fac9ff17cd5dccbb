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
  /** Whether someone who may not can ask a host for it at all. */
  readonly askable: boolean;
  readonly reach: Reach;
  /** Whether *Pause everything* takes it away: all sound, pictures and writing. */
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
  // A hand stays possible while all is paused: it is neither sound, nor picture, nor writing. It is lent and taken
  // from each by themselves.
  'hand:raise': facts('speak', 'everyone', 'personal'),
  'reaction:send': facts('speak', 'everyone', 'pausable', 'shield'),

  'worksheet:edit': facts('worksheet', 'everyone', 'askable', 'pausable', 'shield'),
  'worksheet:own': facts('worksheet', 'everyone', 'pausable', 'shield'),
  'ink:draw': facts('worksheet', 'everyone', 'askable', 'pausable', 'shield'),

  'chat:send': facts('chat', 'everyone', 'askable', 'pausable', 'shield'),
  'chat:direct': facts('chat', 'everyone', 'pausable', 'shield'),
  'file:upload': facts('chat', 'everyone', 'askable', 'pausable', 'shield'),

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
  /** LiveKit's single data permission: reactions, pointers, RPC and the fast lane of the chat share it. */
  'data:send': facts('room', 'person', 'pausable'),
  /** Open the next session after one was ended for everyone: nothing to switch in one that runs. */
  'room:start': facts('room', 'everyone'),
  'room:end': facts('room', 'profile'),
  'room:settings': facts('room', 'profile'),
  'room:delete': facts('room', 'profile'),
  'room:transfer': facts('room', 'profile'),
  /** Change one's own name or attributes on the media server. Those are the server's alone. */
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
