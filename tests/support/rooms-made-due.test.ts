import { listImporters } from './list-importers';

const ofGate = 'The rooms in whose calls they are are made due with the gate.';
const givesPlace = 'It only gives a place to people who are outside.';

/** Who leaves something to be told without having the room looked at soon, and why nobody inside waits for it. */
const withoutDue = {
  'lib/groups/server/add-people-to-room.ts': givesPlace,
  'lib/invites/server/enter-by-invite.ts': givesPlace,
  'lib/lobby/server/let-invited-in.ts': givesPlace,
  'lib/rooms/server/close-joins-behind.ts': ofGate,
  'lib/rooms/server/create-room.ts': 'Nobody is in a room that is being made.',
  'lib/rooms/server/refresh-matrix.ts':
    'The save has made rooms due; else it is a look at the room that asks.',
  'lib/rooms/server/write-owner.ts': 'A part of what those who give a room away decide, who do.',
  'lib/services/server/note-service.ts': 'A report: each look at the room sees the same by itself.',
};

describe('whatever leaves something to be told to a room', () => {
  it('has the room looked at soon, or says why not', () => {
    const leaving = listImporters(['enqueue'], '@/lib/rooms/server/firestore-outbox');
    const makingDue = listImporters(['changeInRoom', 'makeDue'], '@/lib/rooms/server/change-in-room');
    expect(leaving).toEqual(expect.arrayContaining(['lib/rooms/server/remove-member.ts']));
    expect(leaving.filter((file) => !makingDue.includes(file))).toEqual(Object.keys(withoutDue));
  });
});
