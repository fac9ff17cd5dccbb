import { type Capability, capabilities } from '@/lib/access/capabilities';

/**
 * Who keeps people to what the resolver says.
 *
 * - `page`: the page has a control for it, offered by what the resolver says, with its reason where it is refused
 * - `token`: it stands in the token with which one joins, as a right or in the attribute `may`
 * - `rules`: the rules of a database judge it, because it guards data that browsers reach directly
 * - `media-server`: LiveKit knows a right for it
 * - `receivers`: it travels as data, which LiveKit cannot tell apart; the pages that it reaches drop it
 * - `server`: a callable or the token route asks for it
 */
export const enforcers = ['page', 'token', 'rules', 'media-server', 'receivers', 'server'] as const;
export type Enforcer = (typeof enforcers)[number];

/** The media server has one right for all data, so the token says of whom receivers take what. */
const carried = ['token', 'receivers'] as const;
const sent = ['page', 'token', 'media-server'] as const;

/**
 * Who holds each capability. Whoever is named here is asked about it in every row of one table (`tests/support`,
 * `tests/rules`, `tests/e2e/doors`), and a test fails that is not asked about all that its enforcer holds.
 */
export const enforcersOf = {
  'mic:publish': sent,
  'camera:publish': sent,
  'screen:publish': sent,
  'hand:raise': ['page', 'rules', ...carried],
  'reaction:send': carried,

  'worksheet:edit': ['rules', ...carried],
  'worksheet:own': ['rules'],
  'ink:draw': ['rules', ...carried],

  'chat:send': ['rules', ...carried],
  'chat:direct': ['rules', ...carried],
  'file:upload': ['rules', ...carried],

  'question:run': ['rules', ...carried],
  'question:answer': ['rules', ...carried],

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
  // The page offers it to the owner, whoever that is; only the server asks for the capability.
  'room:transfer': ['server'],
  'metadata:update': ['token', 'media-server'],
} as const satisfies Record<Capability, readonly [Enforcer, ...Enforcer[]]>;

/** The capabilities that an enforcer holds. */
export type HeldBy<Who extends Enforcer> = {
  [Name in Capability]: Who extends (typeof enforcersOf)[Name][number] ? Name : never;
}[Capability];

export function isHeldBy<Who extends Enforcer>(capability: Capability, who: Who): capability is HeldBy<Who> {
  const holders: readonly Enforcer[] = enforcersOf[capability];
  return holders.includes(who);
}

/** What an enforcer holds, in the order in which people read it. */
export const listHeldBy = <Who extends Enforcer>(who: Who): readonly HeldBy<Who>[] =>
  capabilities.filter((capability): capability is HeldBy<Who> => isHeldBy(capability, who));
