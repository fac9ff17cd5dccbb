/** So many lines a function of the product may have: it fits on a screen. */
export const mostLines = 80;

/**
 * Files with a function that is longer, and its lines. This list only gets shorter: a new function is cut before it is
 * merged, and `function-size.test.ts` finds a file that needs its place no more.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const longFunctions = {
  'lib/invites/server/enter-by-invite.ts': 87,
};
