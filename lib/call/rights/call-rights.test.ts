import { toCallRights } from './call-rights';

// Every row of `tests/support/one-matrix-page.test.tsx` checks what each person is offered.
test('offers nothing without a ticket, and says of nothing that it is denied', () => {
  expect(toCallRights(null)).toEqual({
    isHost: false,
    leadsClass: false,
    runsQuestions: false,
    mayStart: false,
    mayEnd: false,
    endDenial: null,
    handDenial: null,
    reactionDenial: null,
    inviteDenial: null,
    sheetDenial: null,
    inkDenial: null,
    pageDenial: null,
    questionDenial: null,
    answerDenial: null,
    chatDenial: null,
    fileDenial: null,
    directDenial: null,
  });
});
