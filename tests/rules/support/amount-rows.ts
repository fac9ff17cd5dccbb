import { longestFaultKind, mostLines } from '@/lib/access/class-rules';
import { longestNote } from '@/lib/access/longest-note';
import { longestUpdate } from '@/lib/access/longest-update';
import { entryCost, fullCredit, rowCost } from '@/lib/access/writing-pace';
import { messageCost, fullCredit as fullMessages } from '@/lib/chat/pace';
import { filePath } from '@/lib/files/schema';
import { comingPath, pictureLimits } from '@/lib/pictures/picture';
import { seedDatabase, tryWrite } from './database-rest';
import { paid, soonAfter, twoForOnePrice, whenAlmostNothingIsLeft, write, type AmountRow } from './attempts';
import { besideRows } from './beside-rows';
import { emulators } from './emulator-hosts';
import { inkRows, knownSheet } from './ink-rows';
import { tryCommit } from './firestore-rest';
import { messageWrites, newMessageId } from './message-cases';
import { openHandout, type Actor, type RoomFixture } from './room-fixture';
import { tryUpload } from './storage-rest';

const { projectId } = emulators;
const now = { '.sv': 'timestamp' };
const nowhere = 'no-such-room';

const hand = { at: now, session: 'none' };
const row = { name: 'Slope', formula: '', createdAt: 1, editedAt: 1 };
const newId = () => crypto.randomUUID().slice(0, 20);
const entryOf = (sheet: string) => (scene: RoomFixture) =>
  `worksheets/rooms/${scene.roomId}/${sheet}/updates/${newId()}`;
const ownEntry = (_: RoomFixture, { uid }: Actor) => `worksheets/users/${uid}/alone/updates/${newId()}`;
const ownRow = (_: RoomFixture, { uid }: Actor) => `worksheets/users/${uid}/_list/${newId()}`;
const progressOf = ({ roomId }: RoomFixture, { uid }: Actor) => `progress/${roomId}/${openHandout}/${uid}`;
const longestProgress = {
  state: 'working',
  done: mostLines,
  line: mostLines,
  fault: { line: mostLines, kind: 'x'.repeat(longestFaultKind) },
  at: now,
};
const longText = 'A'.repeat(longestUpdate + 4);

/** Every place that a browser may write: what fits there, and more than fits. */
export const amountRows: readonly AmountRow[] = [
  ...besideRows,
  ...inkRows,
  {
    places: ['at', 'session', 'note', 'changed', 'away'].map((field) => `asks/$roomId/$uid/$kind/${field}`),
    fits: (scene, member) =>
      tryWrite(projectId, `asks/${scene.roomId}/${member.uid}/hand`, member, {
        ...hand,
        session: scene.sessionId,
      }),
    floods: {
      'a room that does not exist': write((_, { uid }) => `asks/${nowhere}/${uid}/hand`, hand),
      'a kind of its own': write(({ roomId }, { uid }) => `asks/${roomId}/${uid}/kind-20000`, hand),
      'too long a note': (scene, member) =>
        tryWrite(projectId, `asks/${scene.roomId}/${member.uid}/hand`, member, {
          ...{ ...hand, session: scene.sessionId, note: 'x'.repeat(longestNote + 1) },
        }),
      'again at once': soonAfter(
        ({ roomId }, { uid }) => `asks/${roomId}/${uid}/hand`,
        (at) => ({ at, session: 'none' }),
        null,
      ),
    },
  },
  {
    places: ['lobby/$roomId/$uid/here/$connection'],
    fits: async (scene, member) => {
      await seedDatabase(projectId, {
        [`lobby/${scene.roomId}/${member.uid}`]: { name: 'Ada', kind: 'guest', at: 1 },
      });
      return tryWrite(projectId, `lobby/${scene.roomId}/${member.uid}/here/0a`, member, now);
    },
    floods: {
      'a room that does not exist': write((_, { uid }) => `lobby/${nowhere}/${uid}/here/0a`, now),
      'a 257th mark': write(({ roomId }, { uid }) => `lobby/${roomId}/${uid}/here/100`, now),
      'more than a time': write(({ roomId }, { uid }) => `lobby/${roomId}/${uid}/here/0b`, { more: 'x' }),
    },
  },
  {
    places: ['state', 'at'].map((field) => `presence/$roomId/$uid/$connection/${field}`),
    fits: write(({ roomId }, { uid }) => `presence/${roomId}/${uid}/0a`, { state: 'here', at: now }),
    floods: {
      'a room that does not exist': write((_, { uid }) => `presence/${nowhere}/${uid}/0a`, {
        state: 'here',
        at: now,
      }),
      'a 257th mark': write(({ roomId }, { uid }) => `presence/${roomId}/${uid}/100`, {
        state: 'here',
        at: now,
      }),
      'a field more': write(({ roomId }, { uid }) => `presence/${roomId}/${uid}/0a`, {
        state: 'here',
        at: now,
        more: 1,
      }),
    },
  },
  {
    places: ['typing/$roomId/$uid'],
    fits: write(({ roomId }, { uid }) => `typing/${roomId}/${uid}`, now),
    floods: {
      'a room that does not exist': write((_, { uid }) => `typing/${nowhere}/${uid}`, now),
      'again at once': soonAfter(
        ({ roomId }, { uid }) => `typing/${roomId}/${uid}`,
        (at) => at,
        now,
      ),
    },
  },
  {
    places: ['credit', 'last', 'at'].map((field) => `pace/$uid/${field}`),
    fits: write((_, { uid }) => `pace/${uid}`, { credit: 0, last: 'one', at: now }),
    floods: {
      'that of another': write(({ bystander }) => `pace/${bystander}`, { credit: 0, last: 'one', at: now }),
      'more credit than there is': soonAfter(
        (_, { uid }) => `pace/${uid}`,
        (at) => ({ credit: 5, last: 'one', at }),
        { credit: 6, last: 'one', at: now },
      ),
      'more than full': write((_, { uid }) => `pace/${uid}`, {
        credit: fullCredit + 1,
        last: 'one',
        at: now,
      }),
      'a long word': write((_, { uid }) => `pace/${uid}`, { credit: 0, last: 'x'.repeat(65), at: now }),
      'a field more': write((_, { uid }) => `pace/${uid}`, { credit: 0, last: 'one', at: now, more: 1 }),
      'nothing, which would be full again': write((_, { uid }) => `pace/${uid}`, null),
    },
  },
  {
    places: ['formula', 'editedAt'].map((field) => `worksheets/rooms/$roomId/_list/$sheetId/${field}`),
    fits: write(({ roomId }) => `worksheets/rooms/${roomId}/_list/${knownSheet}`, {
      formula: '',
      editedAt: 1,
    }),
    floods: {
      'a room that does not exist': write(() => `worksheets/rooms/${nowhere}/_list/first`, {
        formula: '',
        editedAt: 1,
      }),
      'a sheet that the room does not know': write(
        ({ roomId }) => `worksheets/rooms/${roomId}/_list/${newId()}`,
        { formula: '', editedAt: 1 },
      ),
      'too long a formula': write(({ roomId }) => `worksheets/rooms/${roomId}/_list/first`, {
        formula: 'x'.repeat(241),
        editedAt: 1,
      }),
      'a field more': write(({ roomId }) => `worksheets/rooms/${roomId}/_list/first`, {
        formula: '',
        editedAt: 1,
        more: 1,
      }),
    },
  },
  {
    places: ['worksheets/rooms/$roomId/$documentId/updates/$updateId'],
    fits: paid(entryOf(knownSheet), 'AAAA'),
    floods: {
      'a room that does not exist': paid(
        () => `worksheets/rooms/${nowhere}/first/updates/${newId()}`,
        'AAAA',
      ),
      'a sheet that the room does not know': paid(entryOf(newId()), 'AAAA'),
      'too long an entry': paid(entryOf('first'), longText),
      'without a price': write(entryOf('first'), 'AAAA'),
      'for less than its price': paid(entryOf('first'), 'AAAA', { credit: fullCredit - entryCost }),
      'for the price of another': paid(entryOf('first'), 'AAAA', { last: 'another' }),
      'two for one price': twoForOnePrice(entryOf('first'), 'AAAA', 4 + entryCost),
      'more than is left': whenAlmostNothingIsLeft(entryOf('first'), 'AAAA'),
    },
  },
  {
    places: ['state', 'done', 'at', 'line', 'fault/line', 'fault/kind'].map(
      (field) => `progress/$roomId/$handoutId/$uid/${field}`,
    ),
    fits: write(progressOf, longestProgress),
    floods: {
      'a room that does not exist': write(
        (_, { uid }) => `progress/${nowhere}/${openHandout}/${uid}`,
        longestProgress,
      ),
      'a hand-out that does not exist': write(
        ({ roomId }, { uid }) => `progress/${roomId}/${newId()}/${uid}`,
        longestProgress,
      ),
      'that of another': write(
        ({ roomId, bystander }) => `progress/${roomId}/${openHandout}/${bystander}`,
        longestProgress,
      ),
      'a long word': write(progressOf, { ...longestProgress, fault: { line: 1, kind: 'x'.repeat(25) } }),
      'a state of its own': write(progressOf, { ...longestProgress, state: 'x'.repeat(25) }),
      'a broken number': write(progressOf, { ...longestProgress, line: 1.5 }),
      'a field more': write(progressOf, { ...longestProgress, more: 1 }),
      'again at once': soonAfter(progressOf, (at) => ({ state: 'working', done: 0, at }), longestProgress),
      'nothing, which would have no pace': write(progressOf, null),
    },
  },
  {
    places: ['name', 'formula', 'createdAt', 'editedAt', 'binnedAt'].map(
      (field) => `worksheets/users/$uid/_list/$sheetId/${field}`,
    ),
    fits: paid(ownRow, row),
    floods: {
      'without a price': write(ownRow, row),
      'for less than its price': paid(ownRow, row, { credit: fullCredit - rowCost + 1 }),
      'two for one price': twoForOnePrice(ownRow, row, rowCost),
      'more than is left': whenAlmostNothingIsLeft(ownRow, row),
      'too long a name': paid(ownRow, { ...row, name: 'x'.repeat(121) }),
      'a field more': paid(ownRow, { ...row, more: 1 }),
    },
  },
  {
    places: ['worksheets/users/$uid/$documentId/updates/$updateId'],
    fits: paid(ownEntry, 'AAAA'),
    floods: {
      'without a price': write(ownEntry, 'AAAA'),
      'two for one price': twoForOnePrice(ownEntry, 'AAAA', 4 + entryCost),
      'more than is left': whenAlmostNothingIsLeft(ownEntry, 'AAAA'),
      'too long an entry': paid(ownEntry, longText),
    },
  },
  {
    places: ['rooms/{roomId}/messages/{messageId}', 'rooms/{roomId}/pace/{uid}'],
    fits: (scene, member) => tryCommit(projectId, messageWrites(scene, member), member.token),
    floods: {
      'a room that does not exist': (scene, member) =>
        tryCommit(projectId, messageWrites({ ...scene, roomId: nowhere }, member), member.token),
      'a pace alone in a room that does not exist': ({ ...scene }, member) =>
        tryCommit(projectId, messageWrites({ ...scene, roomId: nowhere }, member).slice(1), member.token),
      'a pace with a long word': (scene, member) =>
        tryCommit(
          projectId,
          messageWrites(scene, member, { pace: { last: 'a'.repeat(900_000) } }).slice(1),
          member.token,
        ),
      'two for one price': (scene, member) => {
        const [one, pace] = messageWrites(scene, member, {
          pace: { credit: fullMessages - 2 * messageCost },
        });
        const [other] = messageWrites(scene, member);
        if (!one || !other || !pace) throw new Error('A message and its price are two writes.');
        return tryCommit(projectId, [one, other, pace], member.token);
      },
    },
  },
  {
    places: ['rooms/{roomId}/files/{fileId}'],
    fits: () => Promise.resolve('allowed'),
    floods: {
      'a file that nobody has announced': ({ roomId }, { token }) =>
        tryUpload(projectId, filePath(roomId, newMessageId()), token, {
          bytes: 'x',
          contentType: 'text/plain',
        }),
      'a file of a room that does not exist': (_, { token }) =>
        tryUpload(projectId, filePath(nowhere, newMessageId()), token, {
          bytes: 'x',
          contentType: 'text/plain',
        }),
    },
  },
  {
    places: ['coming/{uid}'],
    fits: (_, { uid, token }) => tryUpload(projectId, comingPath(uid), token, small),
    floods: {
      'a picture of more than 256 kB': (_, { uid, token }) =>
        tryUpload(projectId, comingPath(uid), token, {
          ...small,
          bytes: 'x'.repeat(pictureLimits.bytes + 1),
        }),
      'a picture in the place of another person': ({ actors }, { token }) =>
        tryUpload(projectId, comingPath(actors.owner.uid), token, small),
    },
  },
];

/** A picture as small as one can be; its bytes are looked at by our server. */
const small = { bytes: 'x', contentType: 'image/webp' };
