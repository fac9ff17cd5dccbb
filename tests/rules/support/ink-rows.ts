import { longestUpdate } from '@/lib/access/longest-update';
import { entryCost } from '@/lib/access/writing-pace';
import { inkIdOfFile } from '@/lib/documents/document-place';
import { paid, twoForOnePrice, whenAlmostNothingIsLeft, write, type AmountRow } from './attempts';
import { openHandout, type Actor, type ActorName, type RoomFixture } from './room-fixture';

/** A sheet that the room of a fixture has to know. */
export const knownSheet = 'second';

const nowhere = 'no-such-room';
const longText = 'A'.repeat(longestUpdate + 4);
const newId = () => crypto.randomUUID().slice(0, 20);
const inkEntryOf = (id: string) => (scene: RoomFixture) =>
  `ink/rooms/${scene.roomId}/${id}/updates/${newId()}`;
const ownInkEntry = (_: RoomFixture, { uid }: Actor) => `ink/users/${uid}/alone/updates/${newId()}`;

/** How much ink a browser may write. */
export const inkRows: readonly AmountRow[] = [
  {
    places: ['ink/rooms/$roomId/$documentId/updates/$updateId'],
    fits: paid(inkEntryOf(knownSheet), 'AAAA'),
    floods: {
      'a room that does not exist': paid(() => `ink/rooms/${nowhere}/first/updates/${newId()}`, 'AAAA'),
      'a sheet that the room does not know': paid(inkEntryOf(newId()), 'AAAA'),
      'a file that takes no ink': paid(inkEntryOf(inkIdOfFile(newId())), 'AAAA'),
      'too long an entry': paid(inkEntryOf('first'), longText),
      'without a price': write(inkEntryOf('first'), 'AAAA'),
      'two for one price': twoForOnePrice(inkEntryOf('first'), 'AAAA', 4 + entryCost),
      'more than is left': whenAlmostNothingIsLeft(inkEntryOf('first'), 'AAAA'),
    },
  },
  {
    places: ['ink/users/$uid/$documentId/updates/$updateId'],
    fits: paid(ownInkEntry, 'AAAA'),
    floods: {
      'without a price': write(ownInkEntry, 'AAAA'),
      'two for one price': twoForOnePrice(ownInkEntry, 'AAAA', 4 + entryCost),
      'more than is left': whenAlmostNothingIsLeft(ownInkEntry, 'AAAA'),
      'too long an entry': paid(ownInkEntry, longText),
    },
  },
];

type Readers = readonly ActorName[];
type ReadRow = readonly [
  what: string,
  place: (fixture: RoomFixture, actor: Actor) => string,
  readers: Readers,
];

/** Who reads ink. */
export const inkReads = ({ inRoom, letIn }: { inRoom: Readers; letIn: Readers }): readonly ReadRow[] => [
  ['all ink of a room', ({ roomId }) => `ink/rooms/${roomId}`, []],
  ['the files of a room that take ink', ({ roomId }) => `ink/rooms/${roomId}/_known`, []],
  ['whether a file takes ink', ({ roomId }) => `ink/rooms/${roomId}/_known/file-one`, []],
  ['the ink on a room’s sheet', ({ roomId }) => `ink/rooms/${roomId}/first`, inRoom],
  ['the head of it', ({ roomId }) => `ink/rooms/${roomId}/first/head`, inRoom],
  ['a stroke of it', ({ roomId }) => `ink/rooms/${roomId}/first/updates/one`, inRoom],
  ['a stroke that was set aside', ({ roomId }) => `ink/rooms/${roomId}/first/aside/one`, inRoom],
  ['the times of the past of ink', ({ roomId }) => `ink/rooms/${roomId}/first/past/times/1`, inRoom],
  ['a past state of ink', ({ roomId }) => `ink/rooms/${roomId}/first/past/states/1`, inRoom],
  ['the ink on a file', ({ roomId }) => `ink/rooms/${roomId}/file-one`, inRoom],
  [
    'the ink on one’s own page',
    ({ roomId }, { uid }) => `ink/rooms/${roomId}/own-${uid}-${openHandout}`,
    inRoom,
  ],
  [
    'the ink on another’s own page',
    ({ roomId, bystander }) => `ink/rooms/${roomId}/own-${bystander}-${openHandout}`,
    ['owner', 'co-host'],
  ],
  ['all ink of one’s own', (_, { uid }) => `ink/users/${uid}`, []],
  ['the ink on a sheet of one’s own', (_, { uid }) => `ink/users/${uid}/alone`, letIn],
  ['the head of that ink', (_, { uid }) => `ink/users/${uid}/alone/head`, letIn],
  ['a stroke of one’s own', (_, { uid }) => `ink/users/${uid}/alone/updates/one`, letIn],
  ['the times of the past of that ink', (_, { uid }) => `ink/users/${uid}/alone/past/times/1`, letIn],
  ['a past state of that ink', (_, { uid }) => `ink/users/${uid}/alone/past/states/1`, letIn],
  ['a stroke of it that was set aside', (_, { uid }) => `ink/users/${uid}/alone/aside/one`, letIn],
  ['the ink on another’s own sheet', ({ bystander }) => `ink/users/${bystander}/alone`, []],
];
