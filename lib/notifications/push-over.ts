/** A push of this kind shows nothing: it closes the one with its id. `push-worker.ts` has the same word in it. */
export const overKind = 'over';
