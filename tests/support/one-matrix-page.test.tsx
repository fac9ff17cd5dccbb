/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { mayAnswer } from '@/components/call/panels/ask-roles';
import { letsPeopleIn } from '@/components/call/panels/can-admit';
import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import { useInviteOffer } from '@/components/call/bar/use-invite-offer';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { whoAnswers } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';
import type { CallPerson } from '@/lib/call/call-person';
import { toCallRights } from '@/lib/call/rights/call-rights';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { findSendingDenial, listSendable, type Sendable } from '@/lib/call/rights/publish-rights';
import { accessInRoom } from '@/lib/rooms/room-access';
import access from '@/messages/en/access.json';
import { accessRows, organizationOf, type AccessRow } from './access-rows';
import { askInRows, matrixTitle } from './one-matrix';

// The rows do not ask for the role that a link gives.
jest.mock('@/lib/rooms/client/use-own-role', () => ({ useOwnRole: () => null }));

/** The pages of a row, as the person sees them: the call page by their ticket, the room page by their role. */
function usePages(row: AccessRow) {
  const { profile, preset, input } = row;
  const id = profile.id as PersonProfileId;
  const resolved = resolveAccess(input);
  const ticket = {
    preset,
    profile: id,
    access: resolved,
    grant: toGrant(resolved, profile),
  } as JoinTicket;
  return {
    ticket,
    rights: toCallRights(ticket),
    sendable: listSendable(resolved),
    whyNotSend: useDeniedReason(preset),
    mayNotInvite: useInviteOffer({ roomId: 'r1', uid: 'ada', ticket }).deniedReason,
    // On the pages of the chat and the files, which know the open session and what was lent.
    whyNotNow: useWhyNot(resolved),
    whyNotInRoom: useWhyNot(accessInRoom(organizationOf(row), { profile: id, settings: input.room })),
  };
}
type Pages = ReturnType<typeof usePages>;

/** Offered without a reason, or refused with one: anything else is no answer. */
const isOffered = (offer: boolean, reason: string | undefined): boolean => {
  expect(reason === undefined).toBe(offer);
  return offer;
};
const sending =
  (kind: Sendable) =>
  ({ ticket, sendable, whyNotSend }: Pages) => [
    isOffered(sendable.includes(kind), whyNotSend(findSendingDenial(ticket.access, kind))),
  ];
const inRoom =
  (capability: HeldBy<'page'>) =>
  ({ whyNotInRoom }: Pages) =>
    whyNotInRoom(capability) === undefined;
const host = { profile: 'host' } as CallPerson;

/** What each control of the pages goes by; nothing, where another capability would answer. */
const controls: Readonly<Record<HeldBy<'page'>, (pages: Pages) => readonly boolean[]>> = {
  'mic:publish': sending('microphone'),
  'camera:publish': sending('camera'),
  'screen:publish': sending('screen'),
  'hand:raise': ({ rights, whyNotSend }) => [
    isOffered(rights.handDenial === null, whyNotSend(rights.handDenial)),
  ],
  'reaction:send': ({ rights, whyNotSend }) => [
    isOffered(rights.reactionDenial === null, whyNotSend(rights.reactionDenial)),
  ],
  'worksheet:edit': ({ rights, whyNotSend }) => [
    isOffered(rights.sheetDenial === null, whyNotSend(rights.sheetDenial)),
  ],
  'ink:draw': ({ rights, whyNotSend }) => [
    isOffered(rights.inkDenial === null, whyNotSend(rights.inkDenial)),
  ],
  'worksheet:own': ({ rights, whyNotSend }) => [
    isOffered(rights.pageDenial === null, whyNotSend(rights.pageDenial)),
  ],
  'class:run': ({ rights }) => [rights.leadsClass],
  'question:run': ({ rights, whyNotSend }) => [
    rights.runsQuestions,
    isOffered(rights.questionDenial === null, whyNotSend(rights.questionDenial)),
  ],
  'question:answer': ({ rights, whyNotSend }) => [
    isOffered(rights.answerDenial === null, whyNotSend(rights.answerDenial)),
  ],
  'chat:send': ({ rights, whyNotSend }) => [
    isOffered(rights.chatDenial === null, whyNotSend(rights.chatDenial)),
  ],
  'file:upload': (pages) => [
    isOffered(pages.rights.fileDenial === null, pages.whyNotSend(pages.rights.fileDenial)),
    pages.whyNotNow('file:upload') === undefined,
  ],
  'chat:direct': (pages) => [
    isOffered(pages.rights.directDenial === null, pages.whyNotSend(pages.rights.directDenial)),
    pages.whyNotNow('chat:direct') === undefined,
  ],
  'member:add': (pages) => [
    isOffered(pages.rights.inviteDenial === null, pages.mayNotInvite),
    inRoom('member:add')(pages),
  ],
  'member:moderate': (pages) => [
    pages.rights.isHost,
    inRoom('member:moderate')(pages),
    ...(whoAnswers(pages.ticket.preset) === 'anyone' ? [] : [mayAnswer(pages.ticket)]),
  ],
  'lobby:admit': (pages) => [letsPeopleIn(pages.ticket, [host]), inRoom('lobby:admit')(pages)],
  'lobby:stand-in': ({ ticket }) => (ticket.access['lobby:admit'].allowed ? [] : [letsPeopleIn(ticket, [])]),
  'room:start': ({ rights }) => [rights.mayStart],
  'room:end': ({ rights, whyNotSend }) => [
    rights.mayEnd,
    // A person who runs the room sees the way to end it, even where they may not end it.
    ...(rights.isHost ? [isOffered(rights.endDenial === null, whyNotSend(rights.endDenial))] : []),
  ],
  'room:settings': (pages) => [inRoom('room:settings')(pages)],
  'room:delete': (pages) => [inRoom('room:delete')(pages)],
};

const Words = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ access }}>
    {children}
  </NextIntlClientProvider>
);

describe('One matrix:', () => {
  it(matrixTitle('page'), () => {
    const asked = askInRows('page');
    const { result, rerender } = renderHook(usePages, { wrapper: Words, initialProps: accessRows[0]! });
    for (const row of accessRows) {
      rerender(row);
      const expected = resolveAccess(row.input);
      for (const capability of listHeldBy('page')) {
        const answers = controls[capability](result.current);
        if (answers.length === 0) asked.pass(row, capability);
        for (const answer of answers) asked.note(row, capability, expected[capability].allowed, answer);
      }
    }
    expect(asked.findFaults()).toEqual([]);
  });
});
