/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { OwnShowingRow } from '@/components/class/lead/own-showing-row';
import { ShowPageButton } from '@/components/class/lead/show-page-button';
import { noCompany, SheetCompanyContext } from '@/components/worksheet/sheet-company';
import { callServer } from '@/lib/callables/client/call-server';
import { watchShowing } from '@/lib/class/client/watch-showings';
import type { Showing } from '@/lib/class/showing';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/callables/client/call-server', () => ({ callServer: jest.fn() }));
jest.mock('@/lib/class/client/watch-showings', () => ({ watchShowing: jest.fn() }));

const page = { roomId: 'r1', handoutId: '0123456789ab', onFailed: jest.fn() };
const learner = { uid: 'ada', name: 'Ada Lovelace' };
const asking = toOrganization({
  ...initialSettings,
  rules: { ...initialSettings.rules, asksToShow: true },
});

type Said = Pick<Showing, 'asked' | 'shown'> | null;

function say(said: Said): void {
  const showing = said && { uid: 'ada', roomId: 'r1', handoutId: page.handoutId, ...said };
  jest.mocked(watchShowing).mockReturnValue(({ next }) => {
    next(showing, true);
    return () => undefined;
  });
  jest.mocked(callServer).mockResolvedValue({});
}

const press = async (name: string) =>
  act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))));
const sent = () =>
  jest.mocked(callServer).mock.calls.map(([contract, input]) => ({ name: contract.name, input }));

const people = { ...noCompany.people, nameOf: (uid: string) => (uid === 'emmy' ? 'Emmy Noether' : null) };
const OwnRow = () => (
  <SheetCompanyContext value={{ ...noCompany, people }}>
    <OwnShowingRow {...page} uid="ada" />
  </SheetCompanyContext>
);

describe('What learners read about their page', () => {
  it.each<[Said, string | null]>([
    [null, null],
    [
      { shown: { id: '0123456789ab', by: 'emmy', isNamed: false, at: 1 } },
      'Emmy is showing your page, without your name.',
    ],
    [{ asked: { by: 'emmy', at: 1 } }, 'Emmy asks to show your page to everybody.'],
    [{ asked: { by: 'gone', at: 1 } }, 'Your teacher asks to show your page to everybody.'],
    [
      { asked: { by: 'gone', at: 1, answer: 'named' } },
      'You agreed to have your page shown, with your name.',
    ],
    [{ asked: { by: 'emmy', at: 1, answer: 'no' } }, null],
  ])('of %j is: %s', (said, words) => {
    say(said);
    renderScreen(<OwnRow />);
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(words);
  });

  it('lets them agree without their name', async () => {
    say({ asked: { by: 'emmy', at: 1 } });
    renderScreen(<OwnRow />);
    await press('Without my name');
    const input = { roomId: 'r1', handoutId: page.handoutId, answer: 'unnamed' };
    expect(sent()).toEqual([{ name: 'answerToShow', input }]);
  });
});

describe('The button that shows a page', () => {
  const showButton = () =>
    renderScreen(
      <OrganizationContext value={asking}>
        <ShowPageButton {...page} learner={learner} />
      </OrganizationContext>,
    );

  it('asks first where the organisation wants it', async () => {
    say(null);
    showButton();
    await press('Ask Ada Lovelace whether their page may be shown');
    expect(sent()).toEqual([
      { name: 'askToShow', input: { roomId: 'r1', handoutId: page.handoutId, uid: 'ada' } },
    ]);
  });

  it('shows after a yes, and says what was agreed', () => {
    say({ asked: { by: 'emmy', at: 1, answer: 'unnamed' } });
    showButton();
    screen.getByRole('button', { name: 'Show the page of Ada Lovelace' });
    screen.getByText('Said yes, without the name');
  });
});
