/** How many stories a project of `playwright.config.ts` may have. */
export type Stories = { call: number; pages: number; faults: number; api: number };

/** What stands directly in the folder of a project: accounts, rooms, invites, lobby, permissions and the call. */
export const standing: Stories = { call: 30, pages: 91, faults: 26, api: 290 };

/**
 * A feature keeps its stories in folders of its name, such as `call/worksheet` and `pages/worksheet`. This is what
 * each may have; a feature that needs more gets a row in `exceptions`, with its reason.
 */
export const perFeature: Stories = { call: 2, pages: 5, faults: 1, api: 20 };

export const exceptions: Readonly<Record<string, Partial<Stories> & { why: string }>> = {
  class: {
    call: 5,
    why: 'Handing out, the lead, the wall and two kinds of questions: each is a path of a host and a learner.',
  },
  files: {
    call: 3,
    why: 'A picture also comes by the call itself, which only two pages in a call can show.',
  },
  ink: {
    call: 5,
    why: 'A pen, a page of a file, a phone as camera and a right that goes are seen only by two in a call.',
  },
  worksheet: {
    call: 3,
    pages: 11,
    why: 'It is written by keys, by pointer and by touch, alone and together.',
  },
};
