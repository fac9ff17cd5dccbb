import * as Y from 'yjs';
import { samplePlace } from '@/tests/support/documents/open-page';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { applyUpdates } from '../apply-updates';
import { encodeUpdate } from '../update-codec';
import { createDatabaseLog } from './database-log';
import { readHistory } from './read-history';

const path = 'worksheets/rooms/algebra/first';
/** Keys of the database, one minute and a half apart. */
const keys = ['-OTAAAAAaaaaaaaaaaaa', '-OTAAWzzaaaaaaaaaaaa', '-OTAAtzzaaaaaaaaaaaa'];

it('shows a document at the pauses of its log, and at states that were kept', async () => {
  const doc = new Y.Doc();
  const text = doc.getText('text');
  const snapshots: string[] = [];
  text.insert(0, 'a');
  const whole = () => encodeUpdate(Y.encodeStateAsUpdate(doc));
  const kept = whole();
  text.insert(1, 'b');
  fakePlaces.setValue(`${path}/head`, { epoch: 2, snapshot: whole() });
  fakePlaces.setValue(`${path}/past/times`, { 1000: true });
  fakePlaces.setValue(`${path}/past/states/1000`, kept);
  doc.on('update', (update: Uint8Array) => snapshots.push(encodeUpdate(update)));
  for (const word of ['c', 'd', 'e']) text.insert(text.length, word);
  fakePlaces.setValue(`${path}/updates`, Object.fromEntries(keys.map((key, at) => [key, snapshots[at]])));

  const { past } = createDatabaseLog();
  if (past === null) throw new Error('This log keeps its past.');
  const { moments, readAt } = await readHistory(past, samplePlace);
  const texts = moments.map(async (moment) => {
    const then = new Y.Doc();
    applyUpdates(then, await readAt(moment));
    return then.getText('text').toJSON();
  });
  expect(await Promise.all(texts)).toEqual(['abcd', 'abc', 'a']);
});
