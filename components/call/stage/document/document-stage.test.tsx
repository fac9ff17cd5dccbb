/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { callRoomOf } from '@/components/call/call-room.fixture';
import { DocumentStage } from '@/components/call/stage/document/document-stage';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { FilePlace } from '@/lib/follow/follow-place';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/call/client/stage/use-element-size', () => ({
  useElementSize: () => ({ ref: () => undefined, size: { width: 800, height: 600 } }),
}));
const mockPdf = {
  pages: 12,
  draw: () => Promise.resolve({ text: 'Inclined planes', ratio: 1.4 }),
  close: jest.fn(),
};
jest.mock('@/components/files/viewer/use-pdf', () => ({
  usePdf: () => ({ pdf: mockPdf, lock: null, error: null }),
}));

const id = crypto.randomUUID();
const at = (page: number): FilePlace => ({ kind: 'file', id, page, zoom: 1 });
const record = {
  ...{ name: 'planes.pdf', kind: 'pdf', type: 'application/pdf', size: 2_500_000 },
  ...{ by: 'emmy', byName: 'Emmy', at: 0, state: 'here' },
};
const nothing = () => undefined;
const data = { listen: () => nothing, send: () => Promise.resolve() };

type Stance = 'following' | 'strayed';

/** A call in which somebody else shows the file, at this page. */
function roomOf(page: number, stance: Stance, setStance: (next: Stance) => void): CallRoomState {
  const room = callRoomOf('learner');
  const leader = { identity: 'emmy_1', uid: 'emmy', place: at(page), stance };
  const emmy = {
    uid: 'emmy',
    name: 'Emmy Noether',
    isMe: false,
  } as CallRoomState['context']['people'][number];
  return {
    ...room,
    call: { ...room.call, data } as unknown as CallRoomState['call'],
    context: { ...room.context, people: [emmy] },
    follow: {
      ...room.follow,
      ...{ showing: leader, followed: leader, isFollowing: stance === 'following' },
      follow: () => setStance('following'),
      stray: () => setStance('strayed'),
    },
  };
}

function Led({ page }: { page: number }) {
  const [stance, setStance] = useState<Stance>('following');
  return <DocumentStage room={roomOf(page, stance, setStance)} className="" />;
}

async function open(stage: ReactNode, given: object | null = record) {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  fakePlaces.setDocument(`rooms/r1/files/${id}`, given);
  const drawn = renderScreen(stage);
  await settle();
  return drawn;
}
/** Lets a page be drawn that was asked for. */
const settle = () => act(async () => Promise.resolve());
const lead = () => screen.getByRole('group', { name: 'Emmy leads' }).textContent;

describe('a document on the stage', () => {
  it('shows the page of the leader, and its words', async () => {
    await open(<Led page={3} />);
    await screen.findByRole('img', { name: 'Page 3 of 12' });
    screen.getByText('Inclined planes');
    expect(lead()).toContain('Emmy leads, you follow');
  });

  it('stays where a person has turned, and says where the leader is', async () => {
    const { rerender } = await open(<Led page={3} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    rerender(<Led page={7} />);
    await settle();
    screen.getByRole('img', { name: 'Page 4 of 12' });
    expect(lead()).toContain('Emmy is on page 7');
    fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await settle();
    screen.getByRole('img', { name: 'Page 7 of 12' });
  });

  it('says that a file was deleted', async () => {
    await open(<Led page={1} />, null);
    await screen.findByText(/This file was deleted/);
  });

  it('lets the person who shows it turn its pages, and take it away', async () => {
    const room = callRoomOf('host');
    const showing = { place: at(2), show: jest.fn(), move: jest.fn(), stop: jest.fn() };
    const call = { ...room.call, data } as unknown as CallRoomState['call'];
    await open(<DocumentStage room={{ ...room, call, showing }} className="" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Page before' }));
    expect(showing.move).toHaveBeenCalledWith({ page: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Stop showing' }));
    expect(showing.stop).toHaveBeenCalledTimes(1);
  });
});
