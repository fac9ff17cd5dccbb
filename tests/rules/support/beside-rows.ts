import { longestPageNote } from '@/lib/access/class-rules';
import type { AmountRow, Attempt } from './attempts';
import { tryWrite } from './database-rest';
import { emulators } from './emulator-hosts';
import { openHandout } from './room-fixture';

const { projectId } = emulators;
const now = { '.sv': 'timestamp' };

type Written = { place: (uid: string) => string; value: (uid: string) => unknown };

/** What the owner of the room writes beside a learner's page, the bystander's unless another is named. */
const beside =
  ({ place, value }: Written, { handout = openHandout, learner = '' } = {}): Attempt =>
  ({ roomId, bystander, actors: { owner } }) => {
    const above = `beside/${roomId}/${handout}/${learner || bystander}`;
    return tryWrite(projectId, `${above}/${place(owner.uid)}`, owner, value(owner.uid));
  };

const noteAt = (cell: string, more: object = {}): Written => ({
  place: () => `notes/${cell}`,
  value: (by) => ({ text: 'x'.repeat(longestPageNote), by, at: now, ...more }),
});
const lookedAt = (cell: string, more: object = {}): Written => ({
  place: () => `looked/${cell}`,
  value: (by) => ({ by, at: now, ...more }),
});
const readBy = (more: object = {}): Written => ({
  place: (uid) => `readers/${uid}`,
  value: () => ({ at: now, ...more }),
});

const withoutPage = (written: Written) => ({
  'a hand-out that does not exist': beside(written, { handout: 'b0b0b0b0b0b0' }),
  'a page that does not exist': beside(written, { learner: 'nobody' }),
});

/** Every place beside a page that who leads a class may write. */
export const besideRows: readonly AmountRow[] = [
  {
    places: ['text', 'by', 'at'].map((field) => `beside/$roomId/$handoutId/$uid/notes/$cellId/${field}`),
    fits: beside(noteAt('0a1b2c3d4e')),
    floods: {
      ...withoutPage(noteAt('0a1b2c3d4e')),
      'too long a note': beside(noteAt('0a1b2c3d4e', { text: 'x'.repeat(longestPageNote + 1) })),
      'too long a line id': beside(noteAt('a'.repeat(65))),
      'a note of another': beside(noteAt('0a1b2c3d4e', { by: 'somebody' })),
      'a time to come': beside(noteAt('0a1b2c3d4e', { at: 9e15 })),
      'a field more': beside(noteAt('0a1b2c3d4e', { more: 1 })),
    },
  },
  {
    places: ['by', 'at'].map((field) => `beside/$roomId/$handoutId/$uid/looked/$cellId/${field}`),
    fits: beside(lookedAt('0a1b2c3d4e')),
    floods: {
      ...withoutPage(lookedAt('0a1b2c3d4e')),
      'too long a line id': beside(lookedAt('a'.repeat(65))),
      'the mark of another': beside(lookedAt('0a1b2c3d4e', { by: 'somebody' })),
      'a field more': beside(lookedAt('0a1b2c3d4e', { more: 1 })),
    },
  },
  {
    places: ['beside/$roomId/$handoutId/$uid/readers/$hostUid/at'],
    fits: beside(readBy()),
    floods: {
      ...withoutPage(readBy()),
      'the mark of another': beside({ ...readBy(), place: () => 'readers/somebody' }),
      'a time to come': beside(readBy({ at: 9e15 })),
      'a field more': beside(readBy({ more: 1 })),
    },
  },
];
