import { messageCost, fullCredit } from '@/lib/chat/pace';
import { quoteLimits } from '@/lib/chat/quotes/quoted-cell';
import { messageLimits } from '@/lib/chat/text/message-limits';
import { openMessage, sharedFile, type Actor, type ActorName, type RoomFixture } from './room-fixture';
import type { TimedWrite } from './firestore-rest';

type Value = string | number | null | undefined | readonly string[];
type Patch = { [field: string]: Value | { readonly [field: string]: Value } };
type People = Pick<RoomFixture, 'actors' | 'bystander'>;
type Case = {
  readonly what: string;
  readonly id?: string;
  readonly message?: Patch | ((people: People) => Patch);
  /** Null writes the message without it. */
  readonly pace?: Patch | null;
  readonly outcome?: 'allowed';
};

const quoted = {
  sheet: 'first',
  id: 'c7',
  kind: 'calculation',
  line: 3,
  source: 'F = m g',
  given: 'm = 2 kg',
};

/** The same with one thing changed; null leaves it out. */
const quotedWith = (change: { readonly [field: string]: Value }) => {
  const all: { readonly [field: string]: Value } = { ...quoted, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
};

/** Messages as pages write them, each with one thing that is not right; what is not named is refused. */
export const messageCases: readonly Case[] = [
  { what: 'as it has to be', outcome: 'allowed' },
  {
    what: 'as long as it may be',
    message: { text: 'ä'.repeat(messageLimits.bytes / 2) },
    outcome: 'allowed',
  },
  { what: 'with too long a text', message: { text: 'ä'.repeat(messageLimits.bytes / 2 + 1) } },
  { what: 'without a text', message: { text: '' } },
  { what: 'with a number for a text', message: { text: 7 } },
  { what: 'with something more', message: { color: 'red' } },
  { what: 'without a name', message: { name: undefined } },
  { what: 'by the name of another', message: { name: 'Emmy' } },
  { what: 'in the name of another account', message: { from: 'emmy' } },
  { what: 'for everyone that names its readers', message: { readers: ['emmy'] } },
  { what: 'to somebody who is not in the room', message: ({ actors }) => to('nobody', actors.member) },
  {
    what: 'to one person in the room',
    message: ({ actors, bystander }) => to(bystander, actors.member),
    outcome: 'allowed',
  },
  {
    what: 'to one person that others read as well',
    message: ({ actors, bystander }) => ({
      ...to(bystander, actors.member),
      readers: allOf(actors, 'guest'),
    }),
  },
  { what: 'to oneself', message: ({ actors }) => to(actors.member.uid, actors.member) },
  {
    what: 'to the hosts',
    message: ({ actors }) => ({ to: 'hosts', readers: allOf(actors, 'owner', 'co-host') }),
    outcome: 'allowed',
  },
  {
    what: 'to some of the hosts',
    message: ({ actors }) => ({ to: 'hosts', readers: allOf(actors, 'owner') }),
  },
  {
    what: 'to the hosts that another reads as well',
    message: ({ actors }) => ({ to: 'hosts', readers: allOf(actors, 'owner', 'co-host', 'guest') }),
  },
  {
    what: 'to the hosts with a list that is too long',
    message: ({ actors }) => ({ to: 'hosts', readers: allOf(actors, 'owner', 'co-host', 'owner') }),
  },
  { what: 'that answers another', message: { replyTo: openMessage }, outcome: 'allowed' },
  { what: 'that answers something else', message: { replyTo: 'rooms/one' } },
  { what: 'that shows a file', message: { file: sharedFile }, outcome: 'allowed' },
  { what: 'that shows something else', message: { file: 'rooms/one' } },
  { what: 'that quotes a cell', message: { cell: quoted }, outcome: 'allowed' },
  {
    what: 'that quotes as much as it may',
    message: {
      cell: { ...quoted, source: 'x'.repeat(quoteLimits.source), given: 'y'.repeat(quoteLimits.given) },
    },
    outcome: 'allowed',
  },
  {
    what: 'that quotes too long a cell',
    message: { cell: { ...quoted, source: 'x'.repeat(quoteLimits.source + 1) } },
  },
  {
    what: 'that quotes a cell on too long lines',
    message: { cell: { ...quoted, given: 'y'.repeat(quoteLimits.given + 1) } },
  },
  { what: 'that quotes words instead of a cell', message: { cell: 'F = m g' } },
  ...(
    [
      ['with a result', { result: '6.75 N' }],
      ['without a source', { source: null }],
      ['of another place', { sheet: 'first/updates' }],
      ['by another place', { id: 'c7/src' }],
      ['of a kind that cannot be', { kind: 'Calculation 1' }],
      ['on no line', { line: 0 }],
      ['on half a line', { line: 1.5 }],
      ['on a line that cannot be', { line: 2001 }],
      ['that is empty', { source: '' }],
      ['with a list for a source', { source: ['F'] }],
      ['with a list of lines', { given: ['m = 2 kg'] }],
    ] as const
  ).map(([what, change]) => ({ what: `that quotes a cell ${what}`, message: { cell: quotedWith(change) } })),
  { what: 'with a time of the page', message: { at: 5 } },
  { what: 'under another kind of id', id: 'first' },
  { what: 'that is not paid for', pace: null },
  { what: 'that another message has paid for', pace: { last: 'another' } },
  { what: 'with more credit than there is', pace: { credit: fullCredit - messageCost + 1 } },
  { what: 'with less credit than none', pace: { credit: -1 } },
  { what: 'with a broken number for its credit', pace: { credit: 0.5 } },
  { what: 'with words for its credit', pace: { credit: 'all' } },
  { what: 'with a long word for the last message', pace: { last: 'a'.repeat(900_000) } },
  { what: 'with a number for the last message', pace: { last: 5 } },
  { what: 'with more about its credit', pace: { more: 1 } },
];

const to = (uid: string, from: Actor): Patch => ({ to: uid, readers: [from.uid, uid] });
const allOf = (actors: RoomFixture['actors'], ...names: ActorName[]): string[] =>
  [...names, 'member' as const].map((name) => actors[name].uid);

const defined = (patch: Patch): TimedWrite['data'] =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as TimedWrite['data'];

export const newMessageId = (): string => crypto.randomUUID();

/** The writes of a message, and of what it leaves of its sender's credit. */
export function messageWrites(
  fixture: RoomFixture,
  { uid }: Pick<Actor, 'uid'>,
  { id = newMessageId(), message = {}, pace = {} }: Omit<Case, 'what'> = {},
): TimedWrite[] {
  const { roomId } = fixture;
  const said = typeof message === 'function' ? message(fixture) : message;
  const text = { from: uid, name: uid, text: 'So $v = s/t$.', to: 'everyone', ...said };
  const left = { credit: fullCredit - messageCost, last: id, ...pace };
  return [
    { path: `rooms/${roomId}/messages/${id}`, data: defined(text) },
    ...(pace === null ? [] : [{ path: `rooms/${roomId}/pace/${uid}`, data: defined(left) }]),
  ];
}
