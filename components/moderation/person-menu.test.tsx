/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PersonMenu } from '@/components/moderation/person-menu';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import type { PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { LowerHand } from '@/lib/asks/client/lower-hands';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import type { Watch } from '@/lib/core/client/use-watch';
import { banPerson, changeRole } from '@/lib/moderation/contract';
import type { PersonInCall } from '@/lib/moderation/person-in-call';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { watchMember, watchRoom } from '@/lib/rooms/client/watch-room';
import type { Member, Room } from '@/lib/rooms/schema';
import access from '@/messages/en/access.json';
import common from '@/messages/en/common.json';
import moderation from '@/messages/en/moderation.json';
import shell from '@/messages/en/shell.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/rooms/client/watch-room');
jest.mock('@/lib/rooms/client/use-own-role', () => ({ useOwnRole: () => 'host' }));
jest.mock('@/lib/auth/client/use-draft', () => ({
  useDraft: () => ({ read: () => ({}), keep: () => undefined, discard: () => undefined }),
}));

const ada: PersonInCall = {
  uid: 'ada',
  name: 'Ada',
  profile: 'co-host',
  kind: 'account',
  microphone: 'on',
  isCameraOn: true,
  isSharing: false,
};
const member: Member = {
  uid: 'ada',
  name: 'Ada',
  kind: 'account',
  profile: 'learner',
  addedAt: 0,
  addedBy: 'emmy',
};
const watching =
  <T,>(value: T): Watch<T> =>
  ({ next }) => {
    next(value, true);
    return () => undefined;
  };

const refused: Watch<never> = ({ fail }) => {
  fail(new AppError('access/denied'));
  return () => undefined;
};
const organization = toOrganization({
  ...initialSettings,
  profiles: { 'participant~k3x9a2': { name: 'Expert', answers: {} } },
});

const letIn = jest.fn(() => Promise.resolve());
const silent: Watch<never> = () => () => undefined;

/** The row of a person while they are there, below what holds the dialogs. */
function Held({ person, isThere = true, lowerHand, onDone }: HeldProps) {
  const { dialog, open: openDialog } = useHeldDialog();
  return (
    <>
      {isThere ? (
        <PersonMenu
          roomId="r1"
          person={{ ...ada, ...person }}
          viewer={{ profile: 'host', sessionId: 's1', mayModerate: true }}
          look="row"
          ask={() => Promise.resolve()}
          lowerHand={lowerHand}
          letIn={letIn}
          onFailed={() => undefined}
          {...{ onDone, openDialog }}
        />
      ) : null}
      {dialog}
    </>
  );
}
type HeldProps = {
  person?: Partial<PersonInCall> | undefined;
  isThere?: boolean;
  lowerHand: LowerHand | undefined;
  onDone: (words: string) => void;
};

type Place = {
  person?: Partial<PersonInCall>;
  own?: PersonProfileId | Watch<never>;
  preset?: PresetId;
  lowerHand?: HeldProps['lowerHand'];
};

/** Opens a person's menu as the host of a room. */
function open({ person, own = 'learner', preset = 'lesson', lowerHand }: Place) {
  jest.mocked(watchRoom).mockReturnValue(watching({ ownerUid: 'emmy', preset } as Room));
  jest
    .mocked(watchMember)
    .mockReturnValue(typeof own === 'string' ? watching({ ...member, profile: own }) : own);
  const onDone = jest.fn();
  const page = (isThere: boolean) => (
    <NextIntlClientProvider locale="en" messages={{ access, common, moderation, shell }}>
      <OrganizationContext value={organization}>
        <Held {...{ person, isThere, lowerHand, onDone }} />
      </OrganizationContext>
    </NextIntlClientProvider>
  );
  const { rerender } = render(page(true));
  fireEvent.keyDown(screen.getByRole('button', { name: 'What you can do about Ada' }), { key: 'Enter' });
  return { onDone, leave: () => rerender(page(false)) };
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(callServer).mockResolvedValue({ back: [] });
});

test('gives a former co-host their own role by the default press', async () => {
  open({ own: 'participant~k3x9a2' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Take co-host back…' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Change role' }));
    await Promise.resolve();
  });
  const role = { roomId: 'r1', uid: 'ada', profile: 'participant~k3x9a2', lasts: 'session' };
  expect(jest.mocked(callServer).mock.calls.map(([contract, input]) => [contract, input])).toEqual([
    [changeRole, role],
  ]);
});

test.each([
  ['nobody can say', refused],
  ['nobody has said', silent],
])('suggests the role that the room gives where %s what they are', (_, own) => {
  open({ own, preset: 'review' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Take co-host back…' }));
  expect(screen.getByRole('combobox', { name: /^Role/ }).textContent).toBe('Participant');
});

test.each([
  ['guest', 'Only people with an account can run a room.'],
  ['learner', 'A person who signs in with a card cannot run a room.'],
] as const)('makes no %s a co-host, and says why', (kind, why) => {
  open({ person: { profile: 'learner', kind } });
  const item = screen.getByRole('menuitem', { name: /^Make co-host/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain(why);
  fireEvent.click(item);
  expect(callServer).not.toHaveBeenCalled();
});

test('offers a learner no other role that runs the room', () => {
  open({ person: { profile: 'learner', kind: 'learner' } });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Change role…' }));
  fireEvent.keyDown(screen.getByRole('combobox', { name: /^Role/ }), { key: 'Enter' });
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Presenter', 'Participant', 'Expert', 'Learner', 'Listener']);
});

test.each([
  ['owns the room', { uid: 'emmy' }, 'Ada owns this room. Nobody can remove, demote or mute the owner.'],
  ['ranks above', { profile: null }, 'Ada has a higher role than you, so this is not yours to decide.'],
])('shows about a person who %s all actions, and why they are denied', (_, person, why) => {
  open({ person: { ...person, isSharing: true } });
  const items = screen.getAllByRole('menuitem');
  const denied = items.filter((item) => item.getAttribute('aria-disabled') === 'true');
  expect(denied.map(({ textContent }) => textContent)).toEqual([
    'Mute',
    'Stop camera',
    'Stop screen share',
    'uid' in person ? 'Take co-host back…' : 'Make co-host',
    'Change role…',
    'What they may do…',
    'Back into the lobby',
    'Remove…',
    'Ban…',
  ]);
  // The menu says it once, for all of them.
  expect(screen.getAllByText(why)).toHaveLength(1);
  for (const item of denied) {
    expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
  }
  expect(items.filter((item) => !denied.includes(item)).map(({ textContent }) => textContent)).toEqual([
    'Report…',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Ban…/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('bans a person who leaves while the reason is typed, and says so', async () => {
  const { onDone, leave } = open({});
  fireEvent.click(screen.getByRole('menuitem', { name: 'Ban…' }));
  const why = () => screen.getByLabelText<HTMLInputElement>('Why, if you want to say');
  fireEvent.change(why(), { target: { value: 'Drew over the board' } });
  leave();
  expect(why().value).toBe('Drew over the board');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Ban Ada' }));
    await Promise.resolve();
  });
  const ban = { roomId: 'r1', uid: 'ada', reason: 'Drew over the board' };
  expect(jest.mocked(callServer).mock.calls.map(([contract, input]) => [contract, input])).toEqual([
    [banPerson, ban],
  ]);
  expect(onDone.mock.calls).toEqual([['Ada is banned from this room.']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lets a person in again by Undo after they were put back into the lobby', async () => {
  const { onDone } = open({ person: { profile: 'learner' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: /^Back into the lobby/ }));
    await Promise.resolve();
  });
  const [words, undo] = (onDone.mock.lastCall ?? []) as [string, (() => void)?];
  expect(words).toBe('Ada is back in the lobby.');
  undo?.();
  expect(letIn).toHaveBeenCalledTimes(1);
});

test('lowers a raised hand', async () => {
  const lowerHand = jest.fn(() => Promise.resolve(() => Promise.resolve()));
  open({ lowerHand });
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: 'Lower hand' }));
    await Promise.resolve();
  });
  expect(lowerHand).toHaveBeenCalledTimes(1);
});

test('has no item for a hand that is down', () => {
  open({});
  screen.getByRole('menuitem', { name: 'Report…' });
  expect(screen.queryByRole('menuitem', { name: 'Lower hand' })).toBeNull();
});
