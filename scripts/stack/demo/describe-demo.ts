import type { DemoSignIn, DemoState } from './read-demo-state';
import { textTable } from '@/scripts/stack/text-table';

const insteadOfPassword: Readonly<Record<Exclude<DemoSignIn, 'as-seeded'>, string>> = {
  'other-password': '(has another password now)',
  disabled: '(disabled)',
  gone: '(has no account any more)',
};

/** Who of the demo organisation can sign in and how, and where their room is, as far as that is still so. */
export function describeDemo({ people, room }: DemoState, appUrl: string): string {
  const table = textTable(
    people.map(({ role, name, email, password, signIn }) => [
      role ?? 'not in the room',
      name,
      email,
      signIn === 'as-seeded' ? password : insteadOfPassword[signIn],
    ]),
  );
  return `  Sign in as (role, name, e-mail, password):\n${table}\n  ${describeRoom(room, appUrl)}`;
}

function describeRoom(room: DemoState['room'], appUrl: string): string {
  if (room === null) return 'The room that was made for them has been renamed or deleted.';
  const { name, roomId, isArchived } = room;
  return `Room "${name}"${isArchived ? ' (archived)' : ''}: ${appUrl}/rooms/${roomId}`;
}
