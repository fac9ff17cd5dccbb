import { toCallRights } from './call-rights';

// What it offers to whom is asked in every row of `tests/support/one-matrix-page.test.tsx`.
test('Before there is a ticket a call offers nothing, and says of nothing that it is denied', () => {
  expect(toCallRights(null)).toEqual({
    isHost: false,
    mayStart: false,
    mayEnd: false,
    endDenial: null,
    handDenial: null,
    reactionDenial: null,
    inviteDenial: null,
    sheetDenial: null,
    chatDenial: null,
    fileDenial: null,
    directDenial: null,
  });
});
