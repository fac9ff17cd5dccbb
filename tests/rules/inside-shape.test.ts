import { emulators } from './support/emulator-hosts';
import { tryWrite } from './support/database-rest';
import { type RoomFixture, createRoomFixture } from './support/room-fixture';

const { projectId } = emulators;
const person = { since: 1, name: 'Sophie Germain', profile: 'learner', seat: 3, kind: 'guest' };

describe('what our server may write about who is inside', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  it.each([
    ['a guest with a seat', person, 'allowed'],
    ['a row from before seats and kinds', { since: 1, name: 'Ada', profile: 'host' }, 'allowed'],
    ['a kind that is no word', { ...person, kind: 7 }, 'refused'],
    ['a field that no page reads', { ...person, email: 'sophie@example.org' }, 'refused'],
    ['somebody without a name', { since: 1, profile: 'host' }, 'refused'],
  ])('%s', async (_what, row, outcome) => {
    for (const place of ['inside', 'observing']) {
      const path = `${place}/${fixture.roomId}/${fixture.bystander}/0123456789abcdef`;
      expect(await tryWrite(projectId, path, '_outbox', row)).toBe(outcome);
    }
  });
});
