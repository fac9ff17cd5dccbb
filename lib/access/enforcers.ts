import { type Capability, capabilities } from '@/lib/access/capabilities';

/**
 * The places that enforce an answer of the resolver.
 *
 * - `page`: the page has a control for it, and says why when the resolver refuses
 * - `token`: the join token carries it, as a right or in the attribute `may`
 * - `rules`: database rules check it, because browsers reach that data directly
 * - `media-server`: LiveKit has a right for it
 * - `receivers`: it travels as data, which LiveKit cannot tell apart; receiving pages drop it
 * - `server`: a callable or the token route asks for it
 */
export const enforcers = ['page', 'token', 'rules', 'media-server', 'receivers', 'server'] as const;
export type Enforcer = (typeof enforcers)[number];

/** The media server has one right for all data, so the token says what receivers accept. */
const carried = ['token', 'receivers'] as const;
const sent = ['page', 'token', 'media-server'] as const;

/**
 * The enforcers of each capability. One table of rows asks each of them about all that it enforces (`tests/support`,
 * `tests/rules`, `tests/e2e/api`). A test fails when a capability is left out.
 */
export const enforcersOf = {
  'mic:publish': sent,
  'camera:publish': sent,
  'screen:publish': [...sent, 'server'],
  'hand:raise': ['page', 'rules', ...carried],
  'reaction:send': ['page', ...carried],

  'worksheet:edit': ['page', 'rules', ...carried, 'server'],
  'worksheet:own': ['page', 'rules'],
  'ink:draw': ['page', 'rules', ...carried],

  'chat:send': ['page', 'rules', ...carried, 'server'],
  'chat:direct': ['page', 'rules', ...carried],
  'file:upload': ['page', 'rules', ...carried, 'server'],

  'class:run': ['page', 'rules', 'server'],
  'question:run': ['page', 'rules', ...carried, 'server'],
  'question:answer': ['page', 'rules', ...carried, 'server'],

  'member:list': ['rules'],
  'member:add': ['page', 'server'],
  'member:moderate': ['page', 'rules', ...carried, 'server'],
  'lobby:admit': ['page', 'rules', ...carried, 'server'],
  'lobby:stand-in': ['page', 'rules', 'server'],

  'room:read': ['rules', 'server'],
  'room:subscribe': ['token', 'media-server'],
  'data:send': ['token', 'media-server'],
  'room:start': ['page', 'server'],
  'room:end': ['page', 'server'],
  'room:settings': ['page', 'server'],
  'room:delete': ['page', 'server'],
  // The page offers it to the owner; only the server asks for the capability.
  'room:transfer': ['server'],
  'metadata:update': ['token', 'media-server'],
} as const satisfies Record<Capability, readonly [Enforcer, ...Enforcer[]]>;

/** The capabilities that a place enforces. */
export type HeldBy<Who extends Enforcer> = {
  [Name in Capability]: Who extends (typeof enforcersOf)[Name][number] ? Name : never;
}[Capability];

export function isHeldBy<Who extends Enforcer>(capability: Capability, who: Who): capability is HeldBy<Who> {
  const holders: readonly Enforcer[] = enforcersOf[capability];
  return holders.includes(who);
}

/** The same, in the order of the page. */
export const listHeldBy = <Who extends Enforcer>(who: Who): readonly HeldBy<Who>[] =>
  capabilities.filter((capability): capability is HeldBy<Who> => isHeldBy(capability, who));
